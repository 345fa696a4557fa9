import { addressedLines } from '../../src/core/content/lineAddresses';
import { ownModel } from '../build-scripts/support/ownContent';

it('W14 no two texts of an article share a checksum', async () => {
  const { wiki, blog } = await ownModel();
  const shared = [...wiki.all, ...blog.all].flatMap(({ id: article, blocks }) => {
    const texts = new Map<string, Set<string>>();
    for (const { id, kind, text } of addressedLines(blocks)) {
      const key = id.slice(0, 10);
      texts.set(key, (texts.get(key) ?? new Set()).add(`${kind} ${text}`));
    }
    return [...texts].filter(([, { size }]) => size > 1).map(([key]) => `${article} ${key}`);
  });
  expect(shared).toEqual([]);
});
