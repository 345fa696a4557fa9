import { modelFrom, problemLines } from '../../support/model';
import { post, wiki } from '../../support/texts';

it('R5 refuses names and tags by which a server would take a page for a file, each with its place', async () => {
  const texts = {
    'wiki/agents.md.md': wiki(),
    'wiki/install.sh.md': wiki(),
    'wiki/llms-full.txt.md': wiki({ more: 'category: Basics\nid: llms-full.txt' }),
    'wiki/notes.txt.md': wiki({ tags: '[Node.js, install.sh, docs/README.md]' }),
    'blog/post.md': post({ tags: '[AGENTS.MD]' }),
  };
  const rule = 'Rename the file: no address of a page ends in .md or .sh, or is llms-full.txt.';
  expect(await problemLines(modelFrom(texts))).toEqual([
    `wiki/agents.md.md:1:1 is named "agents.md", like a file beside pages → ${rule}`,
    `wiki/install.sh.md:1:1 is named "install.sh", like a file beside pages → ${rule}`,
    `wiki/llms-full.txt.md:1:1 is named "llms-full.txt", like a file beside pages → ${rule}`,
    expect.stringMatching(/^wiki\/notes\.txt\.md:4:29 "tags\.2" is "docs\/README\.md": it ends in \.md/),
    expect.stringMatching(/^blog\/post\.md:4:8 "tags\.0" is "AGENTS\.MD": it ends in \.md/),
  ]);
});
