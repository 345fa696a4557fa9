import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { BlogPostData, WikiArticleData } from '../../../../src/core/content/pages';
import { modelFrom } from '../../support/model';
import { post, wiki } from '../../support/texts';

/** What the page at a path shows. */
async function dataAt(path: string, texts: Readonly<Record<string, string>>) {
  const page = pagesOf(await modelFrom(texts)).find((candidate) => candidate.path === path);
  return page?.data as WikiArticleData & BlogPostData;
}

const guide = async (body: string, more = 'category: Basics') => dataAt('/wiki/a', { 'wiki/a.md': wiki({ more, body }) });

it.each([
  ['## Reasoning\n\nWords on it.', 'Words on it.'],
  ['```sh\n# A comment\n```\n\nWords on it.', 'Words on it.'],
  ['> [!NOTE]\n> Words of care.\n\n```sh\nls\n```', 'Words of care.'],
  ['- Words in\n  a list.\n- More.', 'Words in a list.'],
  ['```sh\nls -l\n```', 'ls -l'],
])('a guide without a description is described by its first paragraph: %j', async (body, expected) => {
  expect((await guide(body)).description).toBe(expected);
});

it('a page whose text begins with its description or excerpt doesn’t show it above the text, too', async () => {
  expect((await guide('## Why\n\nFirst words.')).isOpening).toBe(true);
  expect((await guide('First words.', 'category: Basics\ndescription: First…')).isOpening).toBe(true);
  expect((await guide('First words.', 'category: Basics\ndescription: In short.')).isOpening).toBeUndefined();
  const text = post({ body: 'Text of the post, and more.' }).replace(/^excerpt: .*$/m, 'excerpt: Text of the post,');
  expect((await dataAt('/blog/b', { 'blog/b.md': text })).isOpening).toBe(true);
});
