import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { watchContent, type ContentState, type DevContent } from '../../../build-scripts/lib/dev/devContent';
import { devMiddleware } from '../../../build-scripts/lib/dev/devMiddleware';
import { listen } from '../../../build-scripts/lib/serving/server';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { temporaryFolder, writeFiles } from '../support/folder';
import { RESUME, wiki } from '../support/texts';

const BROKEN = '---\ntitle: [\n---\n\nText.\n';

/** Serves a content folder as in development. */
async function develop(contentDir: string) {
  const content = await watchContent(() => readSettings({ CONTENT_DIR: contentDir }));
  let handleGone: () => void = () => undefined;
  const listeners = { count: 0, gone: new Promise<void>((resolve) => (handleGone = resolve)) };
  const counted: DevContent = {
    ...content,
    onChange: (listener) => {
      const stop = content.onChange(listener);
      listeners.count += 1;
      return () => {
        listeners.count -= 1;
        stop();
        handleGone();
      };
    },
  };
  const middleware = devMiddleware(counted, () => undefined);
  const server = createServer((request, response) => middleware(request, response, () => response.writeHead(418).end()));
  await listen(server, 0);
  return { server, content, listeners, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** The next state that an edit leads to. */
function changeOf(content: DevContent, edit: () => void): Promise<ContentState> {
  return new Promise((resolve) => {
    const stop = content.onChange((state) => {
      stop();
      resolve(state);
    });
    edit();
  });
}

describe('devMiddleware', () => {
  const contentDir = temporaryFolder();
  const opened: { server: Server; content: DevContent }[] = [];
  const start = async () => {
    const developed = await develop(contentDir);
    opened.push(developed);
    return developed;
  };

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    writeFiles(contentDir, { 'wiki/a.md': wiki() });
  });
  afterEach(() => {
    for (const { server, content } of opened.splice(0)) {
      content.close();
      server.closeAllConnections();
      server.close();
    }
    rmSync(join(contentDir, 'site.yml'), { force: true });
    jest.restoreAllMocks();
  });

  it('shows broken content at the start as a problem with its position, and valid content after it is fixed', async () => {
    writeFiles(contentDir, { 'wiki/a.md': BROKEN });
    const { url, content } = await start();
    expect(content.state()).toMatchObject({ problem: expect.stringMatching(/wiki\/a\.md:\d+:\d+ [^]*> \d+ \|/), hasContent: false });
    expect([(await fetch(`${url}/wiki`)).status, (await fetch(`${url}/data/wiki/a.json`)).status]).toEqual([200, 404]);
    const state = await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'Mended' }) }));
    expect(state).toMatchObject({ problem: null, hasContent: true });
    expect(await (await fetch(`${url}/data/wiki/a.json`)).text()).toContain('Mended');
  });

  it('keeps the last valid content when an edit breaks it', async () => {
    const { url, content } = await start();
    const state = await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': BROKEN }));
    expect([state.hasContent, state.problem]).toEqual([true, expect.stringContaining('wiki/a.md:')]);
    expect((await fetch(`${url}/data/wiki/a.json`)).status).toBe(200);
  });

  it('answers for the resume with 500 and the problem while the content is broken', async () => {
    writeFiles(contentDir, { 'resume.yml': RESUME });
    const { url, content } = await start();
    const sound = await fetch(`${url}/resume.pdf`);
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': BROKEN }));
    const broken = await fetch(`${url}/resume.pdf`);
    expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8']);
    expect(await broken.text()).toContain('wiki/a.md:');
  });

  it('redirects a former address while it is one', async () => {
    const aliased = (more = '') => ({ 'wiki/a.md': wiki({ more: `category: Basics${more}` }) });
    writeFiles(contentDir, aliased('\naliases: [/wiki/old]'));
    const { url, content } = await start();
    const old = () => fetch(`${url}/wiki/old?x=1`, { redirect: 'manual' });
    const { status, headers } = await old();
    expect([status, headers.get('location')]).toEqual([302, '/wiki/a?x=1']);
    await changeOf(content, () => writeFiles(contentDir, aliased()));
    expect((await old()).status).toBe(200);
  });

  it('E7 shows an edit of site.yml without being started again, and the last sound one while it is broken', async () => {
    const colour = (dark: string) => `name: A\nurl: https://a.example\ntheme: { colors: { accent: { light: '#07405e', dark: '${dark}' } } }\n`;
    writeFiles(contentDir, { 'site.yml': colour('#8ecae6') });
    const { url, content } = await start();
    const document = async () => (await fetch(`${url}/wiki`)).text();
    const before = content.state();
    expect([content.settings().site.name, await document()]).toEqual(['A', expect.stringContaining('--accent: light-dark(#07405e, #8ecae6)')]);
    const broken = await changeOf(content, () => writeFiles(contentDir, { 'site.yml': 'name: [' }));
    expect(broken).toEqual({ ...before, problem: expect.stringMatching(/site\.yml:1:\d+ /) });
    expect(await document()).toContain('#8ecae6');
    const state = await changeOf(content, () => writeFiles(contentDir, { 'site.yml': colour('#9fdbf7') }));
    expect([state.problem, state.site === before.site, content.settings().siteUrl]).toEqual([null, false, 'https://a.example']);
    expect(await document()).toContain('#9fdbf7');
    expect((await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'Edited' }) }))).site).toBe(state.site);
  });

  it('has the rules for texts from the right as soon as there is one', async () => {
    const { url, content } = await start();
    const hasRules = async () => (await (await fetch(`${url}/wiki`)).text()).includes('unicode-bidi:plaintext');
    expect(await hasRules()).toBe(false);
    await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'سلام' }) }));
    expect(await hasRules()).toBe(true);
  });

  it.each(['/tags/Node.js', '/tags/CI%2FCD', '/wiki/debian-12.5', '/wiki/debian-12.5/', '/wiki/page/2', '/no/such/page'])(
    'R1 R5 answers %s, an address of a page or of nothing, with the document',
    async (path) => {
      const { url } = await start();
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it.each(['/assets/main.js', '/favicon.svg', '/ws', '/files/none.pdf'])('leaves %s to the bundler’s own server', async (path) => {
    const { url } = await start();
    expect((await fetch(url + path)).status).toBe(418);
  });

  it('E7 answers for files of the owner’s, and at the address of a folder for the page in it', async () => {
    writeFiles(contentDir, { 'public/demo/index.html': '<!doctype html>The demo.', 'public/report.html': '<!doctype html>The report.' });
    const { url } = await start();
    const shown = async (path: string) => {
      const response = await fetch(url + path);
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    for (const path of ['/demo', '/demo/', '/demo?a=b', '/demo/index.html'])
      expect([path, ...(await shown(path))]).toEqual([path, 200, 'text/html; charset=utf-8', '<!doctype html>The demo.']);
    expect(await shown('/report.html')).toEqual([200, 'text/html; charset=utf-8', '<!doctype html>The report.']);
  });

  it('E7 stays in the folder that it was started in when the address in site.yml gets a path, and says so once', async () => {
    writeFiles(contentDir, { 'site.yml': 'name: A\nurl: https://a.example\n' });
    const { url, content } = await start();
    const document = async () => (await fetch(`${url}/wiki`)).text();
    for (const name of ['B', 'C']) await changeOf(content, () => writeFiles(contentDir, { 'site.yml': `name: ${name}\nurl: https://a.example/notes\n` }));
    expect(content.settings()).toMatchObject({ basePath: '/', siteUrl: 'https://a.example/notes', site: { name: 'C' } });
    expect([await document(), (await fetch(`${url}/data/wiki/a.json`)).status]).toEqual([expect.stringContaining('src="/assets/main.js"'), 200]);
    expect(jest.mocked(console.log).mock.calls.filter(([text]) => String(text).includes('/notes/'))).toEqual([
      ["The site's base path is now /notes/; this server keeps / until you restart it."],
    ]);
  });

  it('E7 is in the folder of the address that it is started with', async () => {
    writeFiles(contentDir, { 'site.yml': 'name: A\nurl: https://a.example/notes/\n' });
    const { url } = await start();
    expect(await (await fetch(`${url}/notes/wiki`)).text()).toContain('src="/notes/assets/main.js"');
    expect((await fetch(`${url}/notes/data/wiki/a.json`)).status).toBe(200);
  });

  it('notices a file each time an editor saves it by putting another one in its place, and after its folder was renamed', async () => {
    const { content } = await start();
    const save = (path: string, title: string) => () => {
      writeFileSync(join(contentDir, `${path}~`), wiki({ title }));
      renameSync(join(contentDir, `${path}~`), join(contentDir, path));
    };
    const titles = () => content.model()?.wiki.all.map(({ meta }) => meta.title);
    for (const title of ['One', 'Two', 'Three']) {
      await changeOf(content, save('wiki/a.md', title));
      expect(titles()).toEqual([title]);
    }
    await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'Four' }) }));
    expect(titles()).toEqual(['Four']);
    await changeOf(content, () => writeFiles(contentDir, { 'wiki/sub/b.md': wiki({ title: 'B' }) }));
    await changeOf(content, () => renameSync(join(contentDir, 'wiki/sub'), join(contentDir, 'wiki/moved')));
    await changeOf(content, save('wiki/moved/b.md', 'B again'));
    expect(titles()).toContain('B again');
  });

  it('H8 gives a picture another address when its file is another one, so that open pages show it', async () => {
    const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"><rect width="9" height="9"/></svg>`;
    writeFiles(contentDir, { 'images/a.svg': drawing(9), 'wiki/a.md': wiki({ body: '![A](/images/a.svg)' }) });
    const { url, content } = await start();
    const address = async () => /\/images\/a\.svg\?v=\w+/.exec(await (await fetch(`${url}/data/wiki/a.json`)).text())?.[0] ?? '';
    const before = await address();
    expect(await (await fetch(url + before)).text()).toBe(drawing(9));
    await changeOf(content, () => {
      writeFiles(contentDir, { 'images/a.svg': drawing(8) });
      utimesSync(join(contentDir, 'images/a.svg'), 1, 1);
    });
    const after = await address();
    expect(after).not.toBe(before);
    expect(await (await fetch(url + after)).text()).toBe(drawing(8));
  });

  it('answers with 500 when a picture has just been removed', async () => {
    writeFiles(contentDir, { 'images/new.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const { url, content } = await start();
    content.close();
    rmSync(join(contentDir, 'images/new.svg'));
    expect((await fetch(`${url}/images/new.svg`)).status).toBe(500);
  });

  it('streams the state of the content and each edit, and forgets clients that have gone', async () => {
    const { url, content, listeners } = await start();
    const abort = new AbortController();
    const response = await fetch(`${url}/content-changes`, { signal: abort.signal });
    const reader = response.body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    const state = JSON.stringify(content.state());
    expect(await next()).toBe(`event: state\ndata: ${state}\n\n`);
    await changeOf(content, () => writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'Edited' }) }));
    expect(await next()).toBe(`data: ${state}\n\n`);
    expect(listeners.count).toBe(1);
    abort.abort();
    await listeners.gone;
    expect(listeners.count).toBe(0);
  });
});
