import { join } from 'node:path';
import { textFiles } from '../../../build-scripts/lib/sharing/textFiles';
import { FIXTURES } from '../support/folder';
import { modelFrom, modelOf } from '../support/model';
import { project, wiki } from '../support/texts';
import { describeMarkdown, SITE_URL } from './support/describeMarkdown';

describeMarkdown('foreign content', () => modelOf(join(FIXTURES, 'foreign')));

it('says before each code block what was checked of it, in quotes and lists too, and what in all', async () => {
  const body = '```console run\n$ true\n```\n\n- An item:\n\n  ```console norun="asks -- twice"\n  $ read\n  ```\n\n```text\n```\n';
  const model = await modelFrom({ 'wiki/a.md': wiki({ body }) });
  const [document] = model.wiki.all;
  const blocks = (document?.fences ?? []).map(({ hash, ordinal, norun }) => ({
    ...{ hash, ordinal, date: '2026-11-20' },
    ...(norun
      ? { state: 'linted' as const, reason: norun }
      : hash === document?.fences.at(-1)?.hash
        ? { state: 'prose' as const }
        : { state: 'linted' as const }),
    ...(norun || hash === document?.fences.at(-1)?.hash ? {} : { runs: { 'Debian 13': { state: 'executed' as const, date: '2026-11-20' } } }),
  }));
  const ledger = { 'wiki/a': { runs: { 'Debian 13': { system: 'Debian 13.1', date: '2026-11-20' } }, blocks } };
  const text = textFiles({ ...model, ledger }, { siteUrl: SITE_URL }).get('/wiki/a.md')?.() ?? '';
  expect(text).toContain('checked: Checked on Debian 13.1 · 20 November 2026 · 1 of 2 commands executed\n');
  expect(text).toContain('<!-- check: executed -->\n```console\n$ true\n```');
  expect(text).toContain('  <!-- check: not run: asks - - twice -->\n  ```console\n  $ read\n  ```');
  expect(text.match(/<!--/g)).toHaveLength(2);
});

it('R1 no text is an element, a link or code in llms.txt', async () => {
  const model = await modelFrom({ 'wiki/a.md': wiki({ title: "'<img> [x](javascript:y)'", more: 'category: Basics\ndescription: "<script> `"' }) });
  const site = { ...model.site, title: '<b>', description: '![x](y)' };
  const text = textFiles({ ...model, site }, { siteUrl: SITE_URL }).get('/llms.txt')?.() ?? '';
  expect(text).toMatch(/^# \\<b>\n\n> !\\\[x\\\]\(y\)\n/);
  expect(text).toContain(`- [\\<img> \\[x\\](javascript:y)](${SITE_URL}/wiki/a.md): \\<script> \\\`\n`);
});

it('R1 a bracket in an address ends no link in llms.txt', async () => {
  const model = await modelFrom({ 'wiki/a.md': wiki({ tags: '["a)b"]' }) });
  const text = textFiles(model, { siteUrl: SITE_URL }).get('/llms.txt')?.() ?? '';
  expect(text).toContain(`[a)b](${SITE_URL}/tags/a%29b.md)`);
});

describe('the Markdown of an article', () => {
  it('has example values, prompts, titles of files, callouts and footnotes, and every link absolute', async () => {
    const body =
      '> [!NOTE]\n> Read [this](#x) and ![a picture](/images/profile.svg).[^1]\n\n```console on=server\n# ssh {{HOST}}\n```\n\n```ini title="/etc/x" {1}\na = 1\n```\n\n- [x] done\n\n## X\n\n[^1]: Source.';
    const more = 'category: Basics\nvariables:\n  HOST: { type: hostname, value: box.example.com, about: The machine }';
    const files = textFiles(await modelFrom({ 'wiki/a.md': wiki({ body, more }) }), { siteUrl: SITE_URL });
    expect(files.get('/wiki/a.md')?.().split('---\n\n')[1]).toBe(
      `> All pages of this site as Markdown: [llms.txt](${SITE_URL}/llms.txt)\n\n# T\n\n> [!NOTE]\n>\n> Read [this](${SITE_URL}/wiki/a#x) and ![a picture](${SITE_URL}/images/profile.svg).[^1]\n\n\`\`\`console\n# ssh box.example.com\n\`\`\`\n\n\`\`\`ini title="/etc/x"\na = 1\n\`\`\`\n\n- [x] done\n\n## X\n\n[^1]: Source.\n`,
    );
  });

  it('names no picture of a project that has none', async () => {
    const files = textFiles(await modelFrom({ 'projects/a.md': project().replace(/^image.*\n/gm, '') }), { siteUrl: SITE_URL });
    expect(files.get('/projects/a.md')?.()).toMatch(/\ntitle: T\n/);
    expect(files.get('/projects/a.md')?.()).not.toMatch(/^image:|undefined/m);
  });

  it('says of a project where its source is', async () => {
    const files = textFiles(await modelFrom({ 'projects/a.md': project() }), { siteUrl: SITE_URL });
    expect(files.get('/projects/a.md')?.()).toMatch(
      /^---\ntitle: T\n[^]*image: https:\/\/docs\.example\.org\/sub\/images\/profile\.svg\nsource: https:\/\/github\.example\.com\/a\n/,
    );
  });
});
