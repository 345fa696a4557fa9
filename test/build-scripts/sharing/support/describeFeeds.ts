import { parseFeed } from '@rowanmanning/feed-parser';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import { textFiles } from '../../../../build-scripts/lib/sharing/textFiles';
import { FIXTURES } from '../../support/folder';

export const SITE_URL = 'https://docs.example.org/sub';

export async function feedsOf(model: Promise<ContentModel>): Promise<{ readonly rss: string; readonly atom: string; readonly json: JsonFeed }> {
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

/** The errors that xmllint reports for a text under a RELAX NG grammar. */
export async function problemsOf(xml: string, grammar: string): Promise<readonly string[]> {
  const schema = readFileSync(join(FIXTURES, 'schemas', grammar), 'utf8');
  const { errors } = await validateXML({ xml: { fileName: 'feed.xml', contents: xml }, schema, extension: 'relaxng', maxMemoryPages: 4096 });
  return errors.map(({ rawMessage }) => rawMessage.slice(0, 300));
}

/** The feed reader decodes the text of elements once more than XML requires. */
const decoded = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&');

const isJsonFeed = addFormats(new Ajv({ allErrors: true })).compile(JSON.parse(readFileSync(join(FIXTURES, 'schemas/jsonfeed.json'), 'utf8')) as object);

/** What holds for the feeds of any content. */
export function describeFeeds(name: string, load: () => Promise<ContentModel>): void {
  describe(`the feeds of ${name}`, () => {
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
        expect([id, tags.filter((tag) => /\s(?:class|style|id|on\w+|data-[\w-]+|aria-[\w-]+)=|^<(?:script|style|button|svg|input|var)\b/.test(tag))]).toEqual([
          id,
          [],
        ]);
        const addresses = [...tags.join('').matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
        expect([id, addresses.filter((address) => !/^(?:https?|mailto):/.test(address))]).toEqual([id, []]);
      }
    });
  });
}
