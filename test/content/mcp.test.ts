import { documentsOf, type ContentModel } from '../../build-scripts/lib/content/model/model';
import { createSiteReader, type CheckedPage, type FoundPages } from '../../build-scripts/lib/mcp/siteReader';
import { readLedger } from '../../build-scripts/lib/content/ledger/ledger';
import { readSettings } from '../../build-scripts/lib/settings/settings';
import { OWN_CONTENT } from '../../build-scripts/lib/files/paths';
import { articleMarkdown } from '../../build-scripts/lib/sharing/articleMarkdown';
import { routeOf } from '../../build-scripts/lib/content/articles/document';
import { sample } from '../support/propertyRuns';
import { connectTo, type Assistant } from '../build-scripts/support/assistant';
import { ownModel } from '../build-scripts/support/ownContent';

const siteUrl = 'https://example.com';
let model: ContentModel;
let assistant: Assistant;

beforeAll(async () => {
  model = await ownModel({ ledger: readLedger(OWN_CONTENT) });
  const { site } = await readSettings({});
  assistant = await connectTo(createSiteReader(model, { site, siteUrl }));
});

afterAll(() => assistant.client.close());

const call: Assistant['call'] = (name, input) => assistant.call(name, input);

const found = async (query: string, limit = 50) => JSON.parse((await call('search', { query, limit })).text) as FoundPages;

describe('the server for assistants, asked by the protocol’s own client', () => {
  it('only reads', async () => {
    const { tools } = await assistant.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'read_section', 'read_ledger', 'read_resume']);
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  });

  it.each(['/etc/ssh/sshd_config', '--now', 'RootLogin'])('S3 finds exactly the articles that contain %s', async (query) => {
    const containing = [...model.wiki.all, ...model.blog.all].filter(({ text }) => text.toLowerCase().includes(query.toLowerCase())).map(routeOf);
    const { pages, count, shownInstead } = await found(query);
    const paths = pages.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining(containing));
    expect([count, shownInstead]).toEqual([pages.length, null]);
    expect(containing.length).toBeGreaterThan(0);
  });

  it('S3 leads to the section of the match, says what it shows for a misspelt word, and keeps to the limit', async () => {
    const [first] = (await found('MaxAuthTries', 1)).pages;
    expect(first?.url).toContain('/wiki/ssh#');
    expect(first?.excerpt).toContain('MaxAuthTries');
    expect((await found('ansibel')).shownInstead).toBe('ansible');
    expect((await found('the', 3)).pages).toHaveLength(3);
  });

  it('reads every page as its Markdown file, by path or address', async () => {
    for (const document of documentsOf(model))
      expect((await call('read_page', { page: routeOf(document) })).text).toBe(articleMarkdown(document, { siteUrl, ledger: model.ledger }));
    expect((await call('read_page', { page: `${siteUrl}/wiki/ssh.md#rollback` })).text).toContain('# Secure SSH logins');
  });

  it('reads each section of a guide up to the next one of its level', async () => {
    const guide = model.wiki.byId('ssh');
    const { text } = await call('read_section', { page: 'wiki/ssh', heading: '#troubleshooting' });
    expect(text).toMatch(/^## Troubleshooting\n/);
    expect(text.match(/^## /gm)).toHaveLength(1);
    for (const { id, text: title } of sample(guide?.headings ?? [], 0.3)) {
      const section = await call('read_section', { page: 'wiki/ssh', heading: id });
      expect(section.text.split('\n')[0]?.replaceAll(/[`*\\]/g, '')).toMatch(new RegExp(`^#+ .*${title.slice(-5).replaceAll(/\W/g, '.')}`));
    }
  });

  it('says what was run of a guide, on which releases, and why the rest wasn’t', async () => {
    const [ssh] = JSON.parse((await call('read_ledger', { page: '/wiki/ssh' })).text) as CheckedPage[];
    expect(ssh?.runs.map(({ release }) => release)).toEqual(Object.keys(model.ledger['wiki/ssh']?.runs ?? {}));
    expect(ssh?.runs[0]?.blocks.executed).toBeGreaterThan(0);
    expect(ssh?.notRun.every(({ reason, blocks }) => reason !== '' && blocks > 0)).toBe(true);
    expect(JSON.parse((await call('read_ledger', {})).text)).toHaveLength(Object.keys(model.ledger).length);
  });

  it('C2 reads the resume', async () => {
    expect(JSON.parse((await call('read_resume', {})).text)).toHaveProperty('basics.email');
  });

  it.each([
    ['read_page', { page: '/wiki/constructor' }, /There is no page \/wiki\/constructor\. The pages are: .*\/wiki\/ssh/],
    ['read_section', { page: 'wiki/ssh', heading: '__proto__' }, /\/wiki\/ssh has no heading "__proto__"\. Its headings are: prerequisites/],
    ['read_ledger', { page: '__proto__' }, /Nothing on __proto__ was checked/],
    ['read_ledger', { page: '/wiki/toString' }, /Nothing on \/wiki\/toString was checked/],
  ])('answers %s for what isn’t there with an error that says what is', async (name, input, message) => {
    const { text, isError } = await call(name, input);
    expect(text).toMatch(message);
    expect(isError).toBe(true);
  });
});
