import { planRename } from '../../../build-scripts/lib/urls/planRename';
import { wiki } from '../support/texts';

const plan = (texts: Readonly<Record<string, string>>, to = 'wiki/b') =>
  planRename(new Map(Object.entries(texts)), { from: 'wiki/a', to, siteUrl: 'https://own.example' });

describe('planRename', () => {
  it('changes the links to an article that is named by its folder, from its own file and from others in the folder', () => {
    const texts = {
      'wiki/a/index.md': wiki({ body: '[own](index.md#part) [other](../c/index.md)\n\n## Part' }),
      'wiki/a/d.md': wiki({ body: '[a](./index.md) [list](../index.md)' }),
      'wiki/c/index.md': wiki({ body: '[a](../a/index.md) [c](index.md)' }),
    };
    const { changes, problems } = plan(texts);
    expect(problems).toEqual([]);
    expect(changes.get('wiki/a/b.md')).toContain('[own](b.md#part) [other](../c/index.md)');
    expect(changes.get('wiki/a/d.md')).toContain('[a](./b.md) [list](../index.md)');
    expect(changes.get('wiki/c/index.md')).toContain('[a](../a/b.md) [c](index.md)');
  });

  it.each(['wiki/B', 'wiki/b c', 'wiki/ü'])('says what a name is made of: %s', (to) => {
    const told = `wiki/a can't become ${to}: a name has only lower-case letters, digits, and single - _ . between them.`;
    expect(() => plan({ 'wiki/a.md': wiki() }, to)).toThrow(told);
  });
});
