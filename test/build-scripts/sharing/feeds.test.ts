import { parseFeed } from '@rowanmanning/feed-parser';
import { join } from 'node:path';
import { FEED_ENTRIES } from '../../../build-scripts/lib/sharing/feedEntries';
import { site } from '../../support/siteConstants';
import { FIXTURES } from '../support/folder';
import { textFiles } from '../../../build-scripts/lib/sharing/textFiles';
import { modelFrom, modelOf } from '../support/model';
import { post, wiki } from '../support/texts';
import { describeFeeds, feedsOf, problemsOf, SITE_URL } from './support/describeFeeds';

describeFeeds('foreign content', () => modelOf(join(FIXTURES, 'foreign')));
describeFeeds('a single post', () => modelFrom({ 'blog/a.md': post() }));

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

  it('stays valid XML whatever characters a page has: a pasted terminal’s escape characters would make all of it unreadable', async () => {
    const body = 'It prints \u0007\uFFFE:\n\n```text\n\u001B[31mred\u001B[0m\u000C and 🚀\n```';
    const { rss, atom } = await feedsOf(modelFrom({ 'wiki/a.md': wiki({ title: '"A\\e[1m"', body }) }));
    for (const [xml, grammar] of [
      [rss, 'rss.rng'],
      [atom, 'atom.rng'],
    ] as const) {
      expect(await problemsOf(xml, grammar)).toEqual([]);
      expect(xml).toContain('[31mred[0m and 🚀');
    }
  });

  it('says in RSS, whose descriptions are HTML, what a summary with the signs of markup says, and keeps titles plain', async () => {
    const text = post({ title: 'How <VirtualHost> works' }).replace('In short.', 'a <b> & c');
    const { rss, atom, json } = await feedsOf(modelFrom({ 'blog/a.md': text }));
    const textOf = (name: string, xml: string) => new RegExp(`<(?:item|entry)>[^]*?<${name}>\\s*<!\\[CDATA\\[(.*?)\\]\\]>\\s*</${name}>`).exec(xml)?.[1];
    expect([textOf('title', rss), textOf('description', rss)]).toEqual(['How <VirtualHost> works', 'a &lt;b&gt; &amp; c']);
    expect([textOf('title', atom), textOf('summary', atom)]).toEqual(['How <VirtualHost> works', 'a <b> & c']);
    expect(json.items[0]).toMatchObject({ title: 'How <VirtualHost> works', summary: 'a <b> & c' });
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

  it('say in each format that the texts of a site from right to left are', async () => {
    const arabic = { ...site, language: 'ar', dir: 'rtl' as const };
    const model = modelFrom({ 'blog/a.md': post({ body: 'نصّ بالعربية.\n\n`cp a b`' }) }, { site: arabic });
    const { rss, atom, json } = await feedsOf(model);
    const html = '<div dir="rtl" lang="ar"><p>نصّ بالعربية.</p>\n<p><code dir="ltr">cp a b</code></p></div>';
    expect(json.items[0]?.content_html).toBe(html);
    for (const xml of [rss, atom]) expect(parseFeed(xml).items[0]?.content).toBe(html);
  });

  it('and llms.txt describe a guide without a description by how its first paragraph begins', async () => {
    const texts = {
      'wiki/a.md': wiki({ title: 'One', body: '## Why\n\nBecause of [this](/wiki/b).' }),
      'wiki/b.md': wiki({ title: 'Two', body: '![B](/images/bridge.svg)' }),
    };
    const files = textFiles(await modelFrom(texts), { siteUrl: SITE_URL });
    const { items } = JSON.parse(files.get('/feed.json')?.() ?? '') as { readonly items: readonly { readonly title: string; readonly summary: string }[] };
    expect(items.map(({ title, summary }) => [title, summary])).toEqual([
      ['One', 'Because of this.'],
      ['Two', 'B'],
    ]);
    expect(files.get('/llms.txt')?.()).toContain(`- [One](${SITE_URL}/wiki/a.md): Because of this.\n`);
  });
});
