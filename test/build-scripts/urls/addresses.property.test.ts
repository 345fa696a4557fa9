import * as fc from 'fast-check';
import { routeOf } from '../../../build-scripts/lib/content/articles/document';
import { ContentError } from '../../../build-scripts/lib/content/source/problem';
import { planRename } from '../../../build-scripts/lib/urls/planRename';
import { publishedUrls } from '../../../build-scripts/lib/urls/publishedUrls';
import { formatLock, lockedUrls, lostUrls, newUrls } from '../../../build-scripts/lib/urls/urlLock';
import { site } from '../../support/siteConstants';
import { runs } from '../../support/propertyRuns';
import { modelFrom } from '../support/model';
import { wiki } from '../support/texts';

/** The texts of a content folder by path, its lock among them. */
type Folder = Readonly<Record<string, string>>;

const NAMES = ['a', 'b', 'c', 'd'];
const WORDS = ['one', 'two', 'three', 'four'];
const LOCK = 'urls.lock';
const pathOf = (name: string) => `wiki/${name}.md`;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rename' as const), from: fc.constantFrom(...NAMES), to: fc.constantFrom(...NAMES) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('rename heading' as const),
      of: fc.constantFrom(...NAMES),
      from: fc.constantFrom(...WORDS),
      to: fc.constantFrom(...WORDS),
      keepsAnchor: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), of: fc.constantFrom(...NAMES), heir: fc.option(fc.constantFrom(...NAMES)) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write' as const), of: fc.constantFrom(...NAMES), word: fc.constantFrom(...WORDS) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The folder after an author's step; undefined if there is nothing to apply it to, or the command refuses. */
function after(folder: Folder, change: Step): Folder | undefined {
  switch (change.kind) {
    case 'rename':
      return renamed(folder, change.from, change.to);
    case 'rename heading':
      return edited(folder, change.of, (text) => withHeading(text, change));
    case 'delete':
      return deleted(folder, change.of, change.heir);
    case 'write':
      return pathOf(change.of) in folder ? undefined : { ...folder, [pathOf(change.of)]: wiki({ body: `## ${change.word}\n\nText.` }) };
  }
}

function renamed(folder: Folder, from: string, to: string): Folder | undefined {
  try {
    const { changes, problems } = planRename(new Map(Object.entries(folder)), { from: `wiki/${from}`, to: `wiki/${to}`, siteUrl: 'https://own.example' });
    if (problems.length > 0) return undefined;
    return Object.fromEntries(
      [...Object.entries(folder), ...changes].filter((entry): entry is [string, string] => entry[1] !== null && changes.get(entry[0]) !== null),
    );
  } catch {
    return undefined;
  }
}

function edited(folder: Folder, name: string, edit: (text: string) => string): Folder | undefined {
  const text = folder[pathOf(name)];
  return text === undefined ? undefined : { ...folder, [pathOf(name)]: edit(text) };
}

function withHeading(text: string, { from, to, keepsAnchor }: Extract<Step, { kind: 'rename heading' }>): string {
  if (!text.includes(`## ${from}\n`) || text.includes(`## ${to}\n`)) return text;
  const changed = text.replace(`## ${from}\n`, `## ${to}\n`).replaceAll(`: ${from} `, `: ${to} `);
  return keepsAnchor ? withEntry(changed, 'anchors', `${from}: ${to} `) : changed;
}

function deleted(folder: Folder, name: string, heir: string | null): Folder | undefined {
  const { [pathOf(name)]: text, ...others } = folder;
  if (text === undefined) return undefined;
  const aliases = [`/wiki/${name}`, ...(/^aliases: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [])];
  return heir === null || heir === name ? others : edited(others, heir, (own) => aliases.reduce((changed, alias) => withEntry(changed, 'aliases', alias), own));
}

/** Adds an entry to a list or map of the front matter. */
function withEntry(text: string, field: 'aliases' | 'anchors', entry: string): string {
  const [open, close] = field === 'aliases' ? ['[', ']'] : ['{ ', '}'];
  const [line] = new RegExp(`^${field}: .*$`, 'm').exec(text) ?? [];
  if (line !== undefined) return text.replace(line, `${line.slice(0, -1)}, ${entry}${close}`);
  return text.replace('category: Basics\n', `category: Basics\n${field}: ${open}${entry}${close}\n`);
}

/** What the built pages have, taken from the model itself: each page's ids, and where each former path leads. */
interface Built {
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly redirects: ReadonlyMap<string, string>;
}

/** Builds a folder and brings its lock up to date; undefined when the build refuses. */
async function build(folder: Folder): Promise<{ readonly folder: Folder; readonly built: Built } | undefined> {
  const { [LOCK]: text = '', ...texts } = folder;
  const model = await modelFrom(texts).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined;
    throw error;
  });
  if (!model) return undefined;
  const published = publishedUrls(model, { site, siteUrl: 'https://a.example' });
  const lock = { file: LOCK, text };
  if (lostUrls(lock, published).length > 0) return undefined;
  const idsOf = (document: (typeof model.wiki.all)[number]) =>
    new Set(document.blocks.flatMap((block) => (block.type === 'heading' ? [block.id, ...(block.formerIds ?? [])] : [])));
  return {
    folder: { ...texts, [LOCK]: formatLock([...lockedUrls(lock).map(({ url }) => url), ...newUrls(lock, published)], '') },
    built: {
      ids: new Map(model.wiki.all.map((document) => [routeOf(document), idsOf(document)])),
      redirects: new Map(model.redirects.map(({ from, to }) => [from, to])),
    },
  };
}

/** Whether an address leads to a page, and to a place in it, by one redirect at most. */
function isReached({ ids, redirects }: Built, url: string): boolean {
  const [path = '', id] = url.split('#');
  const page = ids.get(path) ?? ids.get(redirects.get(path) ?? '');
  return page !== undefined && (id === undefined || page.has(id)) && !(ids.has(path) && redirects.has(path));
}

it('R5 whatever is renamed and deleted, every address ever published is reached by one redirect at most, or nothing is built', async () => {
  let [accepted, moved] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      let state = await build({ 'wiki/a.md': wiki({ body: '## one\n\nText.\n\n## two\n\nText.' }), 'wiki/b.md': wiki({ body: '[a](a.md#one)\n\n## one\n' }) });
      const ever = new Set<string>();
      for (const change of steps) {
        for (const [path, ids] of state?.built.ids ?? []) [path, ...[...ids].map((id) => `${path}#${id}`)].forEach((url) => ever.add(url));
        const next = state && after(state.folder, change);
        const built = next && (await build(next));
        if (!built) continue;
        state = built;
        accepted += 1;
        moved += built.built.redirects.size;
        expect([...ever].filter((url) => !isReached(built.built, url))).toEqual([]);
      }
    }),
    { numRuns: runs(400, 0.05) },
  );
  expect(accepted).toBeGreaterThan(0);
  expect(moved).toBeGreaterThan(0);
});
