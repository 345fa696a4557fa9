import { join } from 'node:path';
import { createModel } from '../../../../build-scripts/lib/content/model/model';
import { modelInput } from '../../../../build-scripts/lib/compiling/modelInput';
import { readSettings } from '../../../../build-scripts/lib/settings/settings';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { problemLines } from '../../support/model';

const folder = temporaryFolder();
let count = 0;

/** The settings of a site with this address in its site.yml. */
function settingsOf(url: string, env: NodeJS.ProcessEnv = {}) {
  const dir = join(folder, String((count += 1)));
  writeFiles(dir, { 'site.yml': `name: Kim\nurl: ${url}\n` });
  return readSettings({ ...env, CONTENT_DIR: dir });
}

/** The problems that a build of it reports. */
async function faultsOf(url: string, env?: NodeJS.ProcessEnv): Promise<string[]> {
  const settings = await settingsOf(url, env);
  const lines = await problemLines(createModel({ ...modelInput(settings), preview: new Set(), compile: () => Promise.resolve([]) }));
  return lines.map((line) => line.replace(/^.*site\.yml/, 'site.yml'));
}

describe('the address of a site', () => {
  it.each([
    ['https://you.github.io/notes', {}],
    ['https://you.github.io/notes/', {}],
    ['https://you.github.io/notes', { BASE_PATH: '' }],
    ['https://you.github.io/notes', { BASE_PATH: '/notes/' }],
    ['https://you.github.io', { BASE_PATH: '/notes/' }],
    ['https://other.example/else', { SITE_URL: 'https://you.github.io/notes' }],
    ['https://other.example', { SITE_URL: 'https://you.github.io/notes/' }],
    ['https://other.example/else', { SITE_URL: 'https://you.github.io', BASE_PATH: '/notes/' }],
  ])('E7 R5 has its path as base path, so that links lead into the folder that it is in: url: %s with %j', async (url, env) => {
    expect(await settingsOf(url, env)).toMatchObject({ siteUrl: 'https://you.github.io/notes', basePath: '/notes/', siteForm: { problems: [] } });
  });

  it('E7 R5 is that of SITE_URL alone, with its path or without', async () => {
    expect(await settingsOf('https://you.github.io/notes', { SITE_URL: 'http://localhost:8080' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      basePath: '/',
    });
    expect(await settingsOf('https://a.example', { SITE_URL: 'https://a.example/~kim/a.b/' })).toMatchObject({ basePath: '/~kim/a.b/' });
  });

  it('E7 R5 has a host that is no folder, whatever it is called', async () => {
    expect(await settingsOf('http://notes', { BASE_PATH: '/notes/' })).toMatchObject({ siteUrl: 'http://notes/notes', basePath: '/notes/' });
  });

  it.each(['/', '/other/', '/more/notes/'])('E7 is told with its place where its path is another one than BASE_PATH=%s', async (BASE_PATH) => {
    expect(await faultsOf('https://you.github.io/notes', { BASE_PATH })).toEqual([
      `site.yml:2:6 has the url "https://you.github.io/notes", which is in the folder /notes/, but BASE_PATH is ${BASE_PATH} → ` +
        'Unset BASE_PATH, or set SITE_URL to the address that this site is built for.',
    ]);
    await expect(settingsOf('https://a.example', { SITE_URL: 'https://you.github.io/notes', BASE_PATH })).rejects.toThrow(
      `SITE_URL: "https://you.github.io/notes" is in the folder /notes/, but BASE_PATH is ${BASE_PATH}. Unset BASE_PATH, or set SITE_URL to the address that this site is built for.`,
    );
  });

  it('E7 is told where its path can’t be a folder of the site', async () => {
    const hint = 'Use letters, digits, and . _ ~ - between single slashes.';
    expect(await faultsOf('https://a.example/nö/')).toEqual([
      `site.yml:2:6 has the url "https://a.example/nö/", which is in the folder /n%C3%B6/, which can't be a base path → ${hint}`,
    ]);
    await expect(settingsOf('https://a.example', { SITE_URL: 'https://a.example/a//b' })).rejects.toThrow(
      `SITE_URL: "https://a.example/a//b" is in the folder /a//b/, which can't be a base path. ${hint}`,
    );
  });
});
