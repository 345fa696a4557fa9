import { parseFeed } from '@rowanmanning/feed-parser';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { textFiles } from '../../../build-scripts/lib/sharing/textFiles';
import { FEED_ENTRIES } from '../../../build-scripts/lib/sharing/feedEntries';
import { FIXTURES } from '../support/folder';
import { modelFrom, modelOf } from '../support/model';
import { post, wiki } from '../support/texts';
import { ownModel } from '../support/ownContent';

const SITE_URL = 'https://docs.example.org/sub';

async function feedsOf(model: ReturnType<typeof modelOf>): Promise<{ readonly rss: string; readonly atom: string; readonly json: JsonFeed }> {
  const files = textFiles(await model, { siteUrl: SITE_URL });
  const read = (path: string) => files.get(path)?.() ?? '';
  return { rss: read('/feed.xml'), atom: read('/atom.xml'), json: JSON.parse(read('/feed.json')) as JsonFeed };
}

interface JsonFeed {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published?: string;
    readonly date_modified: string;
  }[];
}

/** What xmllint says against a text under a RELAX NG grammar. */
async function problemsOf(xml: string, grammar: string): Promise<readonly string[]> {
  const schema = readFileSync(join(FIXTURES, 'schemas', grammar), 'utf8');
  const { errors } = await validateXML({ xml: { fileName: 'feed.xml', contents: xml }, schema, extension: 'relaxng', maxMemoryPages: 4096 });
  return errors.map(({ rawMessage }) => rawMessage.slice(0, 300));
}

/** The reader decodes the texts of elements once more than XML asks for. */
const decoded = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&');

const isJsonFeed = addFormats(new Ajv({ allErrors: true })).compile(JSON.parse(readFileSync(join(FIXTURES, 'schemas/jsonfeed.json'), 'utf8')) as object);

describe.each([
  ['our own content', () => ownModel()],
  ['foreign content', () => modelOf(join(FIXTURES, 'foreign'))],
  ['a single post', () => modelFrom({ 'blog/a.md': post() })],
])('the feeds of %s', (_, load) => {
  it('are valid RSS 2.0, Atom 1.0 and JSON Feed 1.1', async () => {
    const { rss, atom, json } = await feedsOf(load());
    expect(await problemsOf(rss, 'rss.rng')).toEqual([]);
    expect(await problemsOf(atom, 'atom.rng')).toEqual([]);
    expect([isJsonFeed(json), isJsonFeed.errors]).toEqual([true, null]);
  });

  it('say the same in all three formats, as an independent reader sees them', async () => {
    const { rss, atom, json } = await feedsOf(load());
    const seen = [rss, atom].map((text) => parseFeed(text));
    for (const { items, self, url } of seen) {
      expect([self?.startsWith(`${SITE_URL}/`), url]).toEqual([true, `${SITE_URL}/`]);
      expect(items.map(({ id, url: link, title, content, updated, published }) => [id, link, title, content, (updated ?? published)?.toISOString()])).toEqual(
        json.items.map((item) => [item.id, item.id, item.title, decoded(item.content_html.trim()), new Date(item.date_modified).toISOString()]),
      );
    }
    expect(seen[0]?.items.length).toBe(json.items.length);
  });

  it('have whole texts without anything of the site, every address absolute', async () => {
    const { json } = await feedsOf(load());
    for (const { id, content_html: html } of json.items) {
      const tags = html.match(/<[a-z][^>]*>/g) ?? [];
      expect([
        id,
        tags.filter((tag) => /\s(?:class|style|id|on\w+|data-[\w-]+|aria-[\w-]+)=|^<(?:script|style|button|svg|input|var|figure)\b/.test(tag)),
      ]).toEqual([id, []]);
      const addresses = [...tags.join('').matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
      expect([id, addresses.filter((address) => !/^(?:https?|mailto):/.test(address))]).toEqual([id, []]);
    }
  });
});

describe('the feed', () => {
  it('holds the newest posts and guides, newest first, and no more than a reader needs', async () => {
    const guides = Object.fromEntries(
      Array.from({ length: FEED_ENTRIES }, (_, index) => [
        `wiki/g${index}.md`,
        wiki({ title: `Guide ${index}`, date: `2025-02-${String(index + 1).padStart(2, '0')}` }),
      ]),
    );
    const { json } = await feedsOf(modelFrom({ ...guides, 'blog/new.md': post({ title: 'New', date: '2025-06-01T12:30:00+02:00' }) }));
    expect(json.items).toHaveLength(FEED_ENTRIES);
    expect(json.items.slice(0, 2).map(({ title }) => title)).toEqual(['New', `Guide ${FEED_ENTRIES - 1}`]);
    expect(json.items.at(-1)?.title).toBe('Guide 1');
    expect(json.items[0]).toMatchObject({ id: `${SITE_URL}/blog/new`, date_published: '2025-06-01T10:30:00.000Z' });
    expect(json.items[1]?.date_published).toBeUndefined();
  });

  it('shows code with its prompts and values, callouts, tasks, tables and footnotes as plain HTML', async () => {
    const body = [
      'Step 1: Look at [the end](#end) and [home](/wiki).',
      '> [!WARNING]\n> Careful.',
      '- [x] done\n- [ ] to do',
      '| A |\n| -: |\n| **1** |',
      '```console\n$ ssh {{HOST}}\nok < fine\n```',
      '```ini title="/etc/x"\na = 1\n```',
      'A claim.[^1]\n\n[^1]: Its source.',
      '## End',
    ].join('\n\n');
    const more = 'category: Basics\nvariables:\n  HOST: { type: hostname, value: box.example.com, about: The machine }';
    const { json } = await feedsOf(modelFrom({ 'wiki/a.md': wiki({ body, more }) }));
    expect(json.items[0]?.content_html).toBe(
      [
        `<p><strong>Step 1</strong>: Look at <a href="${SITE_URL}/wiki/a#end">the end</a> and <a href="${SITE_URL}/wiki">home</a>.</p>`,
        '<blockquote>\n<p><strong>Warning</strong></p>\n<p>Careful.</p>\n</blockquote>',
        '<ul>\n<li>☑ done</li>\n<li>☐ to do</li>\n</ul>',
        '<table>\n<thead>\n<tr>\n<th align="right">A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="right"><strong>1</strong></td>\n</tr>\n</tbody>\n</table>',
        '<pre><code>$ ssh box.example.com\nok &#x3C; fine\n</code></pre>',
        '<p><code>/etc/x</code></p>\n<pre><code>a = 1\n</code></pre>',
        '<p>A claim.[1]</p>',
        '<h2>End</h2>',
        '<hr>\n<ol>\n<li>Its source.</li>\n</ol>',
      ].join('\n'),
    );
  });
});
