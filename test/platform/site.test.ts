import { absoluteUrl, withBase, withoutBase } from '../../src/platform/site';

/** The module as it is for a site under a base path. */
function inFolder() {
  const loaded: { module?: typeof import('../../src/platform/site') } = {};
  const before = process.env['BASE_PATH'];
  process.env['BASE_PATH'] = '/notes/';
  jest.isolateModules(() => {
    loaded.module = jest.requireActual<typeof import('../../src/platform/site')>('../../src/platform/site');
  });
  process.env['BASE_PATH'] = before;
  if (!loaded.module) throw new Error('The module did not load.');
  return loaded.module;
}

describe('site', () => {
  it('M1 E7 writes whole addresses, and leaves those of others alone', () => {
    expect([absoluteUrl('/'), absoluteUrl('/wiki/ssh'), absoluteUrl('https://a.example/b')]).toEqual([
      'https://example.com/',
      'https://example.com/wiki/ssh',
      'https://a.example/b',
    ]);
  });

  it('R1 R5 changes no path of a site at the root', () => {
    for (const path of ['/', '/wiki/ssh', '#keys', 'mailto:a@b.example']) expect([withBase(path), withoutBase(path)]).toEqual([path, path]);
  });

  it('R1 R5 puts a site’s paths into its folder and takes them out again', () => {
    const folder = inFolder();
    for (const path of ['/', '/wiki/ssh', '/tags/CI%2FCD']) {
      expect(folder.withBase(path)).toBe(`/notes${path}`);
      expect(folder.withoutBase(folder.withBase(path))).toBe(path);
    }
    expect(folder.withBase('#keys')).toBe('#keys');
  });

  it('R5 knows a page by the file that a static host serves for it', () => {
    expect(['/index.html', '/wiki/ssh/index.html', '/wiki/index.htmlx'].map(withoutBase)).toEqual(['/', '/wiki/ssh', '/wiki/index.htmlx']);
    expect(inFolder().withoutBase('/notes/wiki/index.html')).toBe('/wiki');
  });

  it('R1 knows a page with a slash at the end for the same page without it', () => {
    expect(['/', '//', '/search/', '/wiki/ssh/', '/tags/CI%2FCD/'].map(withoutBase)).toEqual(['/', '/', '/search', '/wiki/ssh', '/tags/CI%2FCD']);
    expect(['/notes', '/notes/', '/notes/wiki/'].map(inFolder().withoutBase)).toEqual(['/', '/', '/wiki']);
  });

  it('R2 takes no folder for the site’s that only begins like it', () => {
    expect(inFolder().withoutBase('/notesandmore/wiki')).toBe('/notesandmore/wiki');
  });
});
