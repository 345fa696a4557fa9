import * as fc from 'fast-check';
import { dataPathOf, matchRoute, pathOf, routeOfData, ROUTES, tagOfPath, tagPath } from '../../../src/core/site/routes';
import { anyString } from '../../support/anyString';
import { fuzz } from '../../support/fuzz';

const HOSTILE_TAGS = ['CI/CD', 'C#', '100%', '%E0%A4%A', 'a b', 'Ü', '日本', '?', '/', 'a/', '%2F', 'constructor', '__proto__', '.'];
const ID_ROUTES = ['wiki-article', 'blog-post', 'project'] as const;
const named = (path: string) => {
  const match = matchRoute(path);
  return match && [match.route.name, match.id];
};

describe('matchRoute', () => {
  it.each([
    ['/', 'home', null],
    ['/resume', 'resume', null],
    ['/wiki', 'wiki', null],
    ['/wiki/ssh', 'wiki-article', 'ssh'],
    ['/blog', 'blog', null],
    ['/blog/cloud-to-hybrid', 'blog-post', 'cloud-to-hybrid'],
    ['/projects', 'projects', null],
    ['/projects/azure-migration', 'project', 'azure-migration'],
    ['/open-source', 'open-source', null],
    ['/ledger', 'ledger', null],
    ['/tags/Linux', 'tags', null],
    ['/search', 'search', null],
    ['/visit', 'visit', null],
    ['/wiki/page/2', 'wiki', '2'],
    ['/blog/page/12', 'blog', '12'],
    ['/projects/page/3', 'projects', '3'],
    ['/open-source/page/2', 'open-source', '2'],
    ['/ledger/page/4', 'ledger', '4'],
    ['/tags/Linux/page/2', 'tags', null],
  ])('R1 knows %s', (path, name, id) => {
    expect(named(path)).toEqual([name, id]);
    if (path !== '/') expect(named(`${path}/`)).toEqual([name, id]);
  });

  it.each([
    '/nothing',
    '/Wiki',
    '/wiki/ssh/more',
    '/tags',
    '/tags/',
    '/wikissh',
    '',
    'wiki',
    '/constructor',
    '/wiki/:id/x',
    '/search/page/2',
    '/wiki/page/2/3',
  ])('R2 knows nothing of "%s"', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it.each(['/tags/CI/CD', '/tags/CI%2FCD', '/tags/C%23', '/tags/100%', '/tags/100%25', '/tags/%E0%A4%A'])('R1 survives %s', (path) => {
    expect(named(path)).toEqual(['tags', null]);
  });

  it('R1 survives a malformed escape in an id and keeps it as written', () => {
    expect(named('/wiki/%E0%A4%A')).toEqual(['wiki-article', '%E0%A4%A']);
  });

  it('R1 finds every id again in the path made of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ID_ROUTES), fc.string({ minLength: 1, unit: 'grapheme' }), (name, id) => {
        expect(named(pathOf(name, id))).toEqual([name, id]);
      }),
    );
  });

  const partArbitrary = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('/', '//', 'wiki', 'blog', 'tags', 'projects', 'search', 'resume', ...HOSTILE_TAGS) },
    { weight: 1, arbitrary: anyString({ maxLength: 6 }) },
    { weight: 1, arbitrary: fc.nat({ max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`) },
  );
  const pathArbitrary = fc.array(partArbitrary, { maxLength: 8, size: 'max' }).map((parts) => `/${parts.join('')}`);
  fuzz({ name: 'address', inputs: pathArbitrary, share: 0.05, where: 'browser' }, (path) => {
    const match = matchRoute(path);
    const tag = tagOfPath(path);
    expect(match === null || ROUTES.includes(match.route)).toBe(true);
    expect(tag === null || match?.route.name === 'tags').toBe(true);
    if (match?.id != null) expect(named(pathOf(match.route.name, match.id))).toEqual([match.route.name, match.id]);
  });
});

describe('tagPath', () => {
  it('R1 writes a tag so that it stays one part of the path', () => {
    expect(tagPath('CI/CD')).toBe('/tags/CI%2FCD');
    expect(tagPath('C#')).toBe('/tags/C%23');
    expect(tagPath('100%')).toBe('/tags/100%25');
  });

  it('R1 G1 leads every tag back to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom(...HOSTILE_TAGS, '..')), (tag) => {
        expect(tagOfPath(tagPath(tag))).toBe(tag);
        expect(named(tagPath(tag))).toEqual(['tags', null]);
      }),
    );
  });

  // `.` and `..` are folders to a browser; the content schema refuses them as tags.
  it.each(HOSTILE_TAGS.filter((tag) => tag !== '.'))('R1 G1 leads the tag "%s" back to itself through the address bar', (tag) => {
    expect(tagOfPath(new URL(tagPath(tag), 'https://example.com').pathname)).toBe(tag);
  });
});

describe('tagOfPath', () => {
  it('R1 reads a malformed escape literally', () => {
    expect(tagOfPath('/tags/%E0%A4%A')).toBe('%E0%A4%A');
    expect(tagOfPath('/tags/100%')).toBe('100%');
  });

  it('G1 names no tag for any other path', () => {
    for (const path of ['/', '/tags', '/tags/', '/wiki/tags', '/tagsLinux']) expect(tagOfPath(path)).toBeNull();
  });
});

describe('dataPathOf', () => {
  it('M3 names a file of the site itself for each page, one for all tags and none for the search', () => {
    expect(dataPathOf('home', null)).toBe('/data/home.json');
    expect(dataPathOf('wiki', null)).toBe('/data/wiki.json');
    expect(dataPathOf('wiki-article', 'ssh')).toBe('/data/wiki/ssh.json');
    expect(dataPathOf('wiki-article', '../secret')).toBe('/data/wiki/..%2Fsecret.json');
    expect(dataPathOf('tags', null)).toBe('/data/catalog.json');
    expect(dataPathOf('search', null)).toBeNull();
  });
});

describe('routeOfData', () => {
  it('finds the kind of page that a data file is for', () => {
    for (const { name } of ROUTES) {
      const id = ID_ROUTES.some((route) => route === name) ? 'a b' : null;
      const path = dataPathOf(name, id);
      if (path !== null) expect(routeOfData(path)).toBe(name);
    }
  });

  it('names none for other files', () => {
    for (const path of ['/data/search-index.json', '/resume.json', '/data/nothing/at/all.json', '']) expect(routeOfData(path)).toBeNull();
  });
});
