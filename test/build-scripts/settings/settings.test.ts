import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPort } from '../../../build-scripts/lib/serving/server';
import { readSettings, withFastCompression } from '../../../build-scripts/lib/settings/settings';
import { OWN_CONTENT } from '../../../build-scripts/lib/files/paths';
import { readSite } from '../../../build-scripts/lib/content/site/siteFile';
import { FIXTURES } from '../support/folder';

describe('readSettings', () => {
  it('takes our own content, the address of its site.yml and the folder of that when nothing is set', async () => {
    const { site } = readSite(OWN_CONTENT);
    const basePath = new URL(site.url).pathname.replace(/\/*$/, '/');
    expect(await readSettings({})).toMatchObject({ contentDir: OWN_CONTENT, site, siteUrl: site.url, basePath });
    expect(await readSettings({ CONTENT_DIR: '', SITE_URL: '', BASE_PATH: '' })).toMatchObject({ contentDir: OWN_CONTENT, siteUrl: site.url, basePath });
  });

  it.each([
    [{}, 'best', 'fast'],
    [{ COMPRESSION: '' }, 'best', 'fast'],
    [{ COMPRESSION: 'best' }, 'best', 'best'],
    [{ COMPRESSION: 'fast' }, 'fast', 'fast'],
  ])('compresses by %j: a site to publish %s, one to look at here %s', async (env, published, local) => {
    expect((await readSettings(env)).compression).toBe(published);
    expect((await readSettings(withFastCompression(env))).compression).toBe(local);
  });

  it('refuses another word for COMPRESSION', async () => {
    await expect(readSettings({ COMPRESSION: 'none' })).rejects.toThrow('COMPRESSION: "none" is neither "best" nor "fast".');
  });

  it('takes another folder, and nothing of ours with it', async () => {
    const contentDir = join(FIXTURES, 'foreign');
    expect(await readSettings({ CONTENT_DIR: contentDir })).toMatchObject({ contentDir, site: { name: 'Ada Example' } });
  });

  it('S6 takes from which size on the search is in shards, and says what is no size', async () => {
    expect((await readSettings({})).searchShardsFrom).toBe(1_000);
    expect((await readSettings({ SEARCH_SHARDS_FROM: '0' })).searchShardsFrom).toBe(0);
    await expect(readSettings({ LIST_PAGE: '0' })).rejects.toThrow('LIST_PAGE: "0" isn\'t a number of items');
    await expect(readSettings({ SEARCH_SHARDS_FROM: '1 MB' })).rejects.toThrow(`SEARCH_SHARDS_FROM: "1 MB" isn't a number of thousand characters`);
  });

  it('takes a folder without content, too; that is for the reader to report', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'content-'));
    expect(await readSettings({ CONTENT_DIR: empty })).toMatchObject({ contentDir: empty });
    rmSync(empty, { recursive: true });
  });

  it.each([
    ['https://docs.example.net', '/', 'https://docs.example.net'],
    ['https://docs.example.net/', '/', 'https://docs.example.net'],
    ['https://docs.example.net//', '/', 'https://docs.example.net'],
    ['http://localhost:8080', '/', 'http://localhost:8080'],
    ['https://docs.example.net', '/sub/', 'https://docs.example.net/sub'],
    ['https://docs.example.net/sub', '/sub/', 'https://docs.example.net/sub'],
    ['https://docs.example.net/sub/', '/sub/', 'https://docs.example.net/sub'],
    ['https://docs.example.net', '/a/b-c_d.e~f/', 'https://docs.example.net/a/b-c_d.e~f'],
  ])('joins SITE_URL=%s and BASE_PATH=%s to %s', async (SITE_URL, BASE_PATH, siteUrl) => {
    expect(await readSettings({ SITE_URL, BASE_PATH })).toMatchObject({ siteUrl, basePath: BASE_PATH });
  });

  it.each(['sub', '/sub', 'sub/', '//', '/a//b/', '/a b/', '/ä/', 'https://example.com/', '/a/?b/', '/"/', '/../', '/./', '/a/../b/'])(
    'refuses BASE_PATH=%s with its value and what it should look like',
    async (BASE_PATH) => {
      await expect(readSettings({ BASE_PATH })).rejects.toThrow(
        `BASE_PATH: ${JSON.stringify(BASE_PATH)} isn't a base path; it begins and ends with a slash, like /sub/.`,
      );
    },
  );

  it.each([
    'example.com',
    '/path',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'mailto:a@example.com',
    'https://a.example/?b',
    'https://a.example/#',
  ])('refuses SITE_URL=%s with its value and what it should look like', async (SITE_URL) => {
    await expect(readSettings({ SITE_URL })).rejects.toThrow(`SITE_URL: ${JSON.stringify(SITE_URL)} isn't an address; use one such as https://example.com.`);
  });
});

describe('several variables that are wrong', () => {
  it('are all told at once, each on a line', async () => {
    const env = { HOST: 'vercel', OFFLINE: '2', LIST_PAGE: '0', BASE_PATH: 'sub', SITE_URL: 'example.com', HSTS: 'x', COMPRESSION: 'y', BUILD_TIME: 'z' };
    const { message } = await readSettings(env).then(
      () => new Error(),
      (error: unknown) => error as Error,
    );
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(Object.keys(env)));
    expect(message.split('\n')).toHaveLength(Object.keys(env).length);
  });
});

describe('SITE_URL with a name or a password', () => {
  it.each(['https://user:pw@x.example', 'https://user@x.example', 'https://:pw@x.example'])('is refused without showing it: %s', async (SITE_URL) => {
    await expect(readSettings({ SITE_URL })).rejects.toThrow(/^SITE_URL: the address contains a name or password, [^@]*$/);
  });
});

describe('a switch', () => {
  it('is off when nothing is set, and refuses all but 1 and 0', async () => {
    const isOn = async (value?: string) => (await readSettings({ CSP_IN_PAGES: value })).hasPolicyInside;
    expect([await isOn(), await isOn(''), await isOn('0'), await isOn('1')]).toEqual([false, false, false, true]);
    await expect(isOn('yes')).rejects.toThrow('CSP_IN_PAGES: "yes" is neither 1 nor 0.');
  });
});

describe('HOST', () => {
  it('is any host when nothing is set, one with a preset, or an error that lists them', async () => {
    const hostOf = async (HOST?: string) => (await readSettings({ HOST })).host;
    expect([await hostOf(), await hostOf(''), await hostOf('caddy')]).toEqual([null, null, 'caddy']);
    await expect(hostOf('constructor')).rejects.toThrow(
      'HOST: "constructor" isn\'t one of pages, cloudflare, netlify, nginx, caddy. Unset it for a site that any of them can serve.',
    );
  });

  it('compresses fast for a host that sends no compressed forms', async () => {
    const compressionFor = async (HOST: string) => (await readSettings({ HOST, COMPRESSION: 'best' })).compression;
    expect([await compressionFor('netlify'), await compressionFor('nginx'), await compressionFor('')]).toEqual(['fast', 'best', 'best']);
  });

  it('puts the policy inside documents for a host that sends no headers, unless told otherwise', async () => {
    const hasPolicyInside = async (env: NodeJS.ProcessEnv) => (await readSettings(env)).hasPolicyInside;
    expect([
      await hasPolicyInside({ HOST: 'pages' }),
      await hasPolicyInside({ HOST: 'pages', CSP_IN_PAGES: '0' }),
      await hasPolicyInside({ HOST: 'nginx' }),
    ]).toEqual([true, false, false]);
  });
});

describe('HSTS', () => {
  const hsts = async (SITE_URL: string, HSTS?: string) => (await readSettings({ SITE_URL, HSTS })).hsts;

  it('is on for two years, and for subdomains and the lists of browsers when that is asked for', async () => {
    expect(await hsts('https://a.example')).toBe('max-age=63072000');
    expect(await hsts('https://a.example', 'preload')).toBe('max-age=63072000; includeSubDomains; preload');
    expect(await hsts('https://a.example', 'off')).toBeNull();
    await expect(hsts('https://a.example', 'constructor')).rejects.toThrow('HSTS: "constructor" isn\'t one of on, preload, off.');
  });

  it.each(['http://a.example', 'https://localhost', 'https://localhost:8443', 'https://a.localhost', 'https://127.0.0.1', 'https://[::1]:8443'])(
    'is never on for %s',
    async (address) => {
      expect(await hsts(address, 'preload')).toBeNull();
    },
  );
});

describe('the time of a build', () => {
  it('is BUILD_TIME, else SOURCE_DATE_EPOCH in seconds, else now', async () => {
    const time = async (env: NodeJS.ProcessEnv) => (await readSettings(env)).buildTime;
    expect(await time({ BUILD_TIME: '2026-12-24T08:00:00+01:00', SOURCE_DATE_EPOCH: '1' })).toBe(Date.parse('2026-12-24T07:00Z'));
    expect(await time({ SOURCE_DATE_EPOCH: '1700000000' })).toBe(1_700_000_000_000);
    expect(Math.abs((await time({})) - Date.now())).toBeLessThan(60_000);
  });

  it.each(['tomorrow', '2026-12-24', '2026-12-24T08:00', '2026-13-24T08:00Z'])('is not BUILD_TIME=%s', async (BUILD_TIME) => {
    await expect(readSettings({ BUILD_TIME })).rejects.toThrow(`BUILD_TIME: "${BUILD_TIME}" isn't a time with an offset`);
  });

  it('is not a SOURCE_DATE_EPOCH in words', async () => {
    await expect(readSettings({ SOURCE_DATE_EPOCH: 'now' })).rejects.toThrow('SOURCE_DATE_EPOCH: "now"');
  });
});

describe('readPort', () => {
  it('reads a port and falls back to 8080', () => {
    expect([readPort({}), readPort({ PORT: '' }), readPort({ PORT: '3000' }), readPort({ PORT: '0' })]).toEqual([8080, 8080, 3000, 0]);
  });

  it.each(['abc', '-1', '65536', '80.5', '80a'])('refuses PORT=%s', (PORT) => {
    expect(() => readPort({ PORT })).toThrow(`PORT: ${JSON.stringify(PORT)} isn't a port; use a number from 1 to 65535.`);
  });
});
