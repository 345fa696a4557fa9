import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createSiteReader, type FoundPages } from '../../../build-scripts/lib/mcp/siteReader';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { articleMarkdown } from '../../../build-scripts/lib/sharing/articleMarkdown';
import { documentsOf } from '../../../build-scripts/lib/content/model/model';
import { routeOf } from '../../../build-scripts/lib/content/articles/document';
import { site } from '../../support/siteConstants';
import { connectTo } from '../support/assistant';
import { FIXTURES, temporaryFolder, writeFiles } from '../support/folder';
import { modelFrom, modelOf } from '../support/model';
import { post, wiki } from '../support/texts';

const FOREIGN = join(FIXTURES, 'foreign');

describe('the server for assistants', () => {
  it('S3 finds, lists and reads the pages of any content, and only reads', async () => {
    const siteUrl = 'https://docs.example.org';
    const model = await modelOf(FOREIGN);
    const { client, call } = await connectTo(createSiteReader(model, { site, siteUrl }));
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    const { pages } = JSON.parse((await call('search', { query: 'inventory_hostname' })).text) as FoundPages;
    expect(pages.map(({ url }) => url.replace(/#.*/, ''))).toEqual([`${siteUrl}/wiki/templates`]);
    for (const document of documentsOf(model))
      expect((await call('read_page', { page: routeOf(document) })).text).toBe(articleMarkdown(document, { siteUrl, ledger: model.ledger }));
    expect((await call('read_page', { page: '/wiki/constructor' })).isError).toBe(true);
    await client.close();
  });
});

it('names no page that no list has, and reads it all the same', async () => {
  const model = await modelFrom({
    'blog/p.md': post(),
    'blog/hidden.md': post({ more: 'category: Notes\nunlisted: true' }),
  });
  const checked = { blocks: [] };
  const reader = createSiteReader({ ...model, ledger: { 'blog/p': checked, 'blog/hidden': checked } }, { site, siteUrl: 'https://docs.example.org' });
  expect(() => reader.page('/wiki/nope')).toThrow('The pages are: /blog/p.');
  expect(() => reader.ledger('/wiki/nope')).toThrow('These pages were: blog/p.');
  expect(reader.ledger().map(({ page }) => page)).toEqual(['/blog/p']);
  expect([reader.page('/blog/hidden'), reader.ledger('/blog/hidden')]).toEqual([
    expect.stringContaining('Text.'),
    [expect.objectContaining({ page: '/blog/hidden' })],
  ]);
});

it('S3 finds the message of a whole log line, as its description offers', async () => {
  const line = '2026-11-29T12:00:00.123456+00:00 bastion-1 sshd-session[40132]: User deploy from 203.0.113.77 not allowed because not listed in AllowUsers';
  const model = await modelFrom({ 'wiki/a.md': wiki({ body: 'It logs `not allowed because not listed in AllowUsers`.' }), 'wiki/b.md': wiki() });
  const { client, call } = await connectTo(createSiteReader(model, { site, siteUrl: 'https://docs.example.org' }));
  const search = (query: string) => call('search', { query });
  const { text, isError } = await search(line);
  expect([isError, text]).toEqual([false, expect.stringContaining('/wiki/a')]);
  expect((await search(line.repeat(100))).isError).toBe(true);
  await client.close();
});

describe('what has moved', () => {
  const siteUrl = 'https://docs.example.org';
  const guide = wiki({ body: '## Set up\n\nText.', more: 'category: Basics\naliases: [/wiki/old-1, /2019/%C3%BCber.html]\nanchors: { installation: set-up }' });
  const readMoved = async () => {
    const model = await modelFrom({ 'wiki/a.md': guide });
    return createSiteReader({ ...model, ledger: { 'wiki/a': { blocks: [] } } }, { site, siteUrl });
  };

  it.each(['/wiki/old-1', 'wiki/old-1.md', '/2019/über.html', '/2019/%C3%BCber.html', `${siteUrl}/wiki/old-1#x`, 'http://docs.example.org/wiki/a'])(
    'is found at %s',
    async (address) => {
      const reader = await readMoved();
      expect(reader.page(address)).toBe(reader.page('/wiki/a'));
      expect(reader.ledger(address)).toEqual(reader.ledger('/wiki/a'));
    },
  );

  it('is found by the former anchor of a heading', async () => {
    const reader = await readMoved();
    expect(reader.section('/wiki/old-1', '#installation')).toBe('## Set up\n\nText.');
    expect(() => reader.section('/wiki/a', 'constructor')).toThrow('has no heading "constructor". Its headings are: set-up.');
  });
});

describe('a section', () => {
  it.each(['概要-1', '#概要-1', '#%E6%A6%82%E8%A6%81-1', '%E6%A6%82%E8%A6%81-1'])('is found by its id as an address has it: %s', async (id) => {
    const model = await modelFrom({ 'wiki/a.md': wiki({ body: '## 概要\n\nOne.\n\n## 概要\n\nTwo.' }) });
    const reader = createSiteReader(model, { site, siteUrl: 'https://docs.example.org' });
    expect(reader.section('/wiki/a', id)).toBe('## 概要\n\nTwo.');
  });

  const body = [
    'Text.',
    '## First',
    '> ## Quoted\n>\n> Its text.\n>\n> ## Quoted too',
    'More of the first.',
    '- ## In a list\n\n  Its text.',
    '### Below',
    '## Second',
    'The end.[^1]',
    '[^1]: ## Noted',
  ].join('\n\n');

  it.each([
    ['first', '## First\n\n> ## Quoted\n>\n> Its text.\n>\n> ## Quoted too\n\nMore of the first.\n\n- ## In a list\n\n  Its text.\n\n### Below'],
    ['quoted', '## Quoted\n>\n> Its text.'],
    ['quoted-too', '## Quoted too'],
    ['in-a-list', '## In a list\n\n  Its text.'],
    ['below', '### Below'],
    ['second', '## Second\n\nThe end.[^1]\n\n[^1]: ## Noted'],
    ['noted', '## Noted'],
  ])('is that of the heading with the id, wherever headings are: %s', async (id, text) => {
    const reader = createSiteReader(await modelFrom({ 'wiki/a.md': wiki({ body }) }), { site, siteUrl: 'https://docs.example.org' });
    expect(reader.section('/wiki/a', id)).toBe(text);
  });
});

describe('npm run mcp', () => {
  const elsewhere = temporaryFolder();

  it('writes nothing but the protocol to its output, for any content folder, started in any folder', async () => {
    const visitor = new Client({ name: 'test', version: '1.0.0' });
    const env = { PATH: process.env['PATH'] ?? '', CONTENT_DIR: FOREIGN, SITE_URL: 'https://docs.example.org' };
    // An editor starts it in the folder that is open there, which may have TypeScript of its own.
    writeFiles(elsewhere, { 'tsconfig.json': '{ "compilerOptions": { "paths": { "zod": ["./gone.ts"] } } }' });
    const args = [join(ROOT, 'build-scripts/bootstrap.mjs'), 'mcp'];
    await visitor.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: elsewhere, stderr: 'ignore' }));
    const { content } = await visitor.callTool({ name: 'search', arguments: { query: 'a' } });
    expect(content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('https://docs.example.org/') as string });
    await visitor.close();
  });

  it.each([
    {
      what: 'says why and fails after a message that is too long',
      input: 'x'.repeat(11 << 20),
      status: 1,
      errors: /^mcp: the connection was closed: .*maximum size.*\n$/,
    },
    { what: 'ends quietly with its client', input: '{"jsonrpc":"2.0"}\n', status: 0, errors: /^$/ },
  ])('$what', ({ input, status, errors }) => {
    const run = spawnSync(process.execPath, [join(ROOT, 'build-scripts/bootstrap.mjs'), 'mcp', '--content', FOREIGN], { input, encoding: 'utf8' });
    expect([run.status, run.stdout, run.stderr]).toEqual([status, '', expect.stringMatching(errors)]);
  });
});
