import { codeBlocksOf } from '../../src/core/content/codeBlocks';
import { filledMarkdown } from '../../src/core/content/filledMarkdown';
import type { WikiArticleData } from '../../src/core/content/pages';
import { isPlaceholder } from '../../src/core/content/placeholders';
import { serveOwnSite, sitemapPaths } from './support/builtSite';

const own = serveOwnSite();

it('W4 each line of a guide’s code that shows a value has the reader’s in the Markdown that is copied', async () => {
  const guides = (await sitemapPaths(own)).filter((path) => /^\/wiki\/[\w-]+$/.test(path));
  expect(guides.length).toBeGreaterThan(10);
  for (const path of guides) {
    const { blocks, variables } = await own.data<WikiArticleData>(path.slice(1));
    const lines = codeBlocksOf(blocks).flatMap((block) => block.lines.filter(({ tokens }) => tokens.some(isPlaceholder)));
    const values = Object.fromEntries(Object.keys(variables).map((name) => [name, `reader-${name.toLowerCase().replaceAll('_', '-')}`]));
    const filled = filledMarkdown((await own.get(`${path}.md`)).text, blocks, values);
    expect([path, filled.split('\n').filter((line) => line.includes('reader-')).length]).toEqual([path, lines.length]);
  }
});
