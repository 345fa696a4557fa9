import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { matchRoute, tagOfPath } from '../../../src/core/site/routes';
import { isInBuiltFolder } from '../content/reading/builtFolders';
import { isBuiltFile } from '../content/reading/publicFolder';
import type { CompiledBody } from '../content/markdown/compileBody';
import { routeOf, type DocumentSource } from '../content/articles/document';
import { forEachConcurrently } from '../running/concurrency';
import type { Progress } from '../running/progress';
import { batches } from '../running/workers';
import { formerAnchors, withAnchors, type Target } from './anchors';
import { Bodies, bodySource, compileHere, type CompileBodies } from './bodies';
import { convertBody } from './convert';
import { docusaurus } from './docusaurus/docusaurus';
import { fieldsOf, type FieldsInput } from './page/fields';
import { titledBody } from './page/titles';
import { hugo } from './hugo/hugo';
import type { Imported, Present } from './imported';
import { itemsOf, presentPages } from './generator/items';
import { jekyll } from './jekyll/jekyll';
import { mkdocs } from './mkdocs/mkdocs';
import { obsidian } from './obsidian/obsidian';
import { Page } from './page/page';
import { readConfig } from './generator/readConfig';
import { reportLeftOut } from './generator/leftOut';
import { withNamedRedirects } from './generator/namedRedirects';
import { withoutRedirects } from './generator/redirects';
import { refuseExisting } from './refuseExisting';
import { Report, type Finding } from './page/report';
import { Site } from './page/site';
import { errorsIn, faultyFiles, withRepairs, withWarnings, type Fault } from './soundness';
import { sourcesIn, type Sources } from './generator/sources';
import { readSource } from './page/sourceText';
import type { Generator } from './generator/generator';
import { vitepress } from './vitepress/vitepress';
import type { Item } from './page/item';

/** The generators that content can be imported from. */
export const GENERATORS: Readonly<Record<string, Generator>> = { hugo, docusaurus, jekyll, obsidian, mkdocs, vitepress };

/** How many rounds may leave out files that can't be mended; links to these become text each time. */
const MAX_ROUNDS = 6;
/** How many pages are compiled together. */
const BATCH = 12;

interface ImportOptions {
  /** How texts are compiled; by default one after the other. */
  readonly compile?: CompileBodies;
  readonly progress?: Progress;
}

/**
 * Converts another generator's files. The result is valid together with the existing content; nothing is written.
 *
 * @throws Error naming the pages of the content that are in the way
 */
export async function importSite(
  generator: Generator,
  dir: string,
  { compile = compileHere, progress, ...present }: Present & ImportOptions,
): Promise<Imported> {
  const sources = sourcesIn(dir, generator);
  const bodies = new Bodies(compile);
  let left: ReadonlyMap<string, Fault> = new Map();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const imported = await withRepairs(await convertAll({ generator, dir, sources, left, present, bodies, progress }), present, { bodies, progress });
    const faulty = faultyFiles(imported, await errorsIn(imported, present, bodies));
    if (faulty.size === 0) return withWarnings(imported, bodies);
    left = new Map([...left, ...faulty]);
  }
  throw new Error('import: the files can’t be turned into valid content.');
}

interface ImportInput {
  readonly generator: Generator;
  readonly dir: string;
  readonly sources: Sources;
  /** Files that can't be imported, with the reasons. */
  readonly left: ReadonlyMap<string, Fault>;
  readonly present: Present;
  readonly bodies: Bodies;
  readonly progress: Progress | undefined;
}

async function convertAll({ generator, dir, sources, left, present, bodies, progress }: ImportInput): Promise<Imported> {
  const { files, links } = sources;
  const report = new Report();
  const config = readConfig(dir, generator);
  if (generator.needsConfig && !config.file) {
    report.addNote(`There is no configuration in the folder (${generator.configFiles[0] ?? ''} or the like): addresses, languages and parameters are guessed.`);
  }
  for (const file of links) report.add({ what: 'Symbolic links to folders or out of the imported folder, left out', file, line: 1, text: '' });
  for (const [file, fault] of left) report.add({ what: 'Files that couldn’t be converted', file, ...fault });
  const paths = files.filter((path) => isPage(path) && !left.has(path));
  const read = itemsOf(paths, { generator, dir, config, report, buildTime: present.buildTime, present: presentPages(present.files.documents) });
  reportLeftOut(files, { generator, dir, config, report });
  const facts = {
    generator,
    config,
    files: new Set(files.filter((path) => !isPage(path))),
    read: (path: string) => textAt(join(dir, path)),
    buildTime: present.buildTime,
    homes: paths.filter((path) => isFirst(generator.placeOf(path, config))),
    taken: new Set([...present.files.images.keys(), ...(present.files.publicFiles?.keys() ?? [])]),
  };
  const led = withNamedRedirects(read, { redirects: generator.redirectsOf?.(config) ?? [], config, report });
  const items = withoutRedirects(led, new Site({ ...facts, items: led }), report);
  refuseExisting([...new Set(items.flatMap(({ inTheWay }) => inTheWay ?? []))]);
  const site = new Site({ ...facts, items });
  const byFile = new Map(items.map((item) => [pathOf(item), item]));
  return {
    texts: new Map(await documentsOf(items, { generator, site, dir, present, report, bodies, progress })),
    copies: new Map([...site.copies].map(([path, file]) => [path, join(dir, file)])),
    config,
    report,
    sources: new Map(items.map((item) => [pathOf(item), item.path])),
    placeOf: (file, text) => placeIn(byFile.get(file), text),
  };
}

/** Looks for the text itself, or for the label of a link whose address has changed. */
function placeIn(item: Item | undefined, text: string): Pick<Finding, 'file' | 'line'> {
  const { path = '', body = '', bodyLine = 1 } = item ?? {};
  const at = [text, text.slice(0, text.indexOf('](') + 1), text.replace(/^!?\[|\]\([^]*$/g, '')]
    .map((part) => (part ? body.indexOf(part) : -1))
    .find((index) => index >= 0);
  return { file: path, line: at === undefined ? 1 : bodyLine + body.slice(0, at).split('\n').length - 1 };
}

function textAt(path: string): string | undefined {
  return existsSync(path) && statSync(path).isFile() ? readSource(path).text : undefined;
}

const isFirst = (place: ReturnType<Generator['placeOf']>) => 'isFirst' in place && place.isFirst === true;
const isPage = (path: string) => /\.(?:md|mdx|markdown)$/i.test(path);
const pathOf = ({ folder, id }: Pick<Item, 'folder' | 'id'>) => `${folder}/${id}.md`;

interface Documents {
  readonly generator: Generator;
  readonly site: Site;
  readonly dir: string;
  readonly present: Present;
  readonly report: Report;
  readonly bodies: Bodies;
  readonly progress: Progress | undefined;
}

/** The text of each page, by its path. All bodies come first, because links between them need their headings. */
async function documentsOf(items: readonly Item[], documents: Documents): Promise<(readonly [string, string])[]> {
  const { dir, present, bodies } = documents;
  const known = await bodies.documentsOf(present.files.documents);
  const drafts = await draftsOf(items, documents);
  const targets = new Map(
    drafts.map(({ page, title }) => [routeOf(page.item), { compiled: bodies.bodyOf(pathOf(page.item)), title, headingIds: page.headingIds }]),
  );
  const common = {
    categories: present.site.categories,
    spellings: new Map(known.flatMap(({ meta }) => meta?.tags ?? []).map((tag) => [tag.toLowerCase(), tag])),
    taken: takenAddresses([...[...known, ...items].map(routeOf), ...known.flatMap(({ meta }) => meta?.aliases ?? [])]),
  };
  return drafts.map((draft) => [
    pathOf(draft.page.item),
    documentText(draft, {
      ...common,
      targets,
      own: bodies.bodyOf(pathOf(draft.page.item)),
      fileDate: dateOf(join(dir, draft.page.item.path)),
      lastChange: present.days?.get(draft.page.item.path),
    }),
  ]);
}

/** Converts the pages in order and compiles them in the meantime. */
async function draftsOf(items: readonly Item[], documents: Documents): Promise<Draft[]> {
  const { bodies, progress } = documents;
  const drafts: Draft[] = [];
  const convert = (advance: (count: number) => void) =>
    forEachConcurrently(batches(items, BATCH), async (batch) => {
      const made = batch.map((item) => draftOf(item, documents));
      drafts.push(...made);
      await bodies.add(made.map(({ page, text }) => bodySource(sourceOf(page.item, page.mask.restore(text)))));
      advance(batch.length);
    });
  await (progress ? progress.during({ name: 'Converting pages:', total: items.length }, convert) : convert(() => undefined));
  return drafts;
}

interface Draft {
  readonly page: Page;
  readonly title: string;
  /** Its code is still masked. */
  readonly text: string;
}

function draftOf(item: Item, { generator, site, report }: Pick<Documents, 'generator' | 'site' | 'report'>): Draft {
  const { title, body } = titledBody(item);
  const page = new Page({ ...item, body }, site, report);
  return { page, title, text: convertBody(page, generator) };
}

function sourceOf(item: Item, text: string): DocumentSource {
  return { folder: item.folder, file: pathOf(item), name: item.id, text: `---\n---\n${text}` };
}

type Common = Omit<FieldsInput, 'page' | 'title' | 'blocks'> & { readonly targets: ReadonlyMap<string, Target> };

function documentText({ page, title, text }: Draft, { targets, own, ...common }: Common & { readonly own: CompiledBody }): string {
  const body = page.mask.restore(withAnchors(text, page, targets)).trimEnd();
  const anchors = formerAnchors(page, own);
  const isEmpty = own.blocks.every(({ type }) => type === 'heading');
  if (isEmpty) page.addFindingAt('Pages without text, now drafts', 1, { text: title });
  const fields = {
    ...fieldsOf({ ...common, page, title, blocks: own.blocks }),
    ...(isEmpty ? { draft: true } : {}),
    ...(Object.keys(anchors).length > 0 ? { anchors } : {}),
  };
  const options = { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'flow' } as const;
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${stringify(value, options)}`);
  return `---\n${lines.join('')}---\n\n${body}\n`;
}

function dateOf(path: string): string {
  return statSync(path).mtime.toISOString().slice(0, 10);
}

/**
 * Addresses that no alias can have: pages, lists, and files and folders that a build makes. An address that has been asked for is taken from then on,
 * for other pages with and without `.html`, since some hosts don't tell the two apart.
 */
function takenAddresses(paths: readonly string[]): FieldsInput['taken'] {
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  const owners = new Map(paths.map((path) => [withoutEnding(path), path]));
  return (path, route) => {
    const key = path.toLowerCase();
    const page = key.replace(/\.md$/, '');
    const isTaken =
      [key, page].some((each) => taken.has(each)) ||
      tagOfPath(page) !== null ||
      (owners.get(withoutEnding(path)) ?? route) !== route ||
      [page, withoutEnding(path)].some((each) => matchRoute(each)?.id === null) ||
      isInBuiltFolder(key) ||
      [key, `${key}.html`].some(isBuiltFile);
    taken.add(key);
    if (!isTaken) owners.set(withoutEnding(path), route);
    return isTaken;
  };
}

const withoutEnding = (path: string) => path.toLowerCase().replace(/\.html$/, '');
