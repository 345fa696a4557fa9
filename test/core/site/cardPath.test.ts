import * as fc from 'fast-check';
import { cardPath } from '../../../src/core/site/cardPath';
import { markdownPath } from '../../../src/core/site/markdownPath';
import { tagPath } from '../../../src/core/site/routes';

describe('cardPath', () => {
  it.each([
    ['/', '/cards/home.png'],
    ['/wiki', '/cards/wiki.png'],
    ['/wiki/ssh', '/cards/wiki/ssh.png'],
    ['/open-source', '/cards/open-source.png'],
    [tagPath('Linux'), '/cards/tags/linux.png'],
    [tagPath('CI/CD'), '/cards/tags/ci_002f_cd.png'],
    [tagPath('C#'), '/cards/tags/c_0023_.png'],
    ['/tags/%E0%A4%A', '/cards/tags/_0025_e0_0025_a4_0025_a.png'],
  ])('M1 G1 names the card of %s', (path, file) => {
    expect(cardPath(path)).toBe(file);
  });

  it('G1 gives different tags different names that every file system takes', () => {
    const tag = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.length <= 60 && !/\p{Surrogate}/u.test(text));
    fc.assert(
      fc.property(tag, tag, (a, b) => {
        const [first, second] = [a, b].map((text) => cardPath(tagPath(text))) as [string, string];
        expect(first).toMatch(/^\/cards\/tags\/[a-z0-9_]+\.png$/);
        expect(first.length - '/cards/tags/'.length).toBeLessThanOrEqual(255);
        if (!a.includes('/') && !b.includes('/')) expect(first === second).toBe(a.toLowerCase() === b.toLowerCase());
      }),
    );
  });
});

describe('markdownPath', () => {
  it.each([
    ['/wiki/ssh', '/wiki/ssh.md'],
    ['/blog/hello', '/blog/hello.md'],
    ['/projects/bridge', '/projects/bridge.md'],
    ['/', '/index.md'],
    ['/wiki', '/wiki.md'],
    ['/wiki/page/2', '/wiki/page/2.md'],
    ['/tags/CI%2FCD', '/tags/CI%2FCD.md'],
  ])('leads from %s to its Markdown', (path, file) => {
    expect(markdownPath(path)).toBe(file);
  });

  it.each(['/nowhere', '/search', '/visit'])('knows that %s has none', (path) => {
    expect(markdownPath(path)).toBeNull();
  });
});
