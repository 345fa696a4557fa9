import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { matchRoute, tagOfPath } from '../../../src/core/site/routes';
import { compileDocument, routeOf, type DocumentSource } from '../content/document';
import { filesIn } from '../files/filesIn';
import { formerAnchors, withAnchors, type Target } from './anchors';
import { convertBody } from './convert';
import { docusaurus } from './docusaurus';
import { fieldsOf, titledBody, type FieldsInput } from './fields';
import { hugo } from './hugo';
import type { Imported, Present } from './imported';
import { itemsOf } from './items';
import { jekyll } from './jekyll';
import { obsidian } from './obsidian';
import { Page } from './page';
import { readConfig } from './readConfig';
import { Report, type Finding } from './report';
import { Site } from './site';
import { compileOnce, errorsIn, faultyFiles, withRepairs, withWarnings } from './soundness';
import { readSource } from './sourceText';
import type { System } from './system';
import type { Item } from './item';

/** The generators from which content can be taken over. */
export const SYSTEMS: Readonly<Record<string, System>> = { hugo, docusaurus, jekyll, obsidian };

/** How often files that can't be made right are left out; links to them become text each time. */
const MOST_ROUNDS = 6;

/** Converts the files of another generator. What it makes is right together with the content that is there; nothing is written. */
export async function importSite(system: System, dir: string, present: Present): Promise<Imported> {
  const files = sourcesIn(dir, system);
  const compile = compileOnce();
  let left: ReadonlyMap<string, string> = new Map();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const imported = await withRepairs(convertAll({ system, dir, files, left, present }), present, compile);
    const faulty = faultyFiles(imported, await errorsIn(imported, present, compile));
    if (faulty.size === 0) return withWarnings(imported, compile);
    left = new Map([...left, ...faulty]);
  }
  throw new Error('import: the files can’t be made to fit the content.');
}

/** The files of a site that can be imported: neither hidden ones nor those that its generator leaves out. */
function sourcesIn(dir: string, system: System): string[] {
  return filesIn(dir).filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path) && !system.ignored.test(path));
}

interface ImportInput {
  readonly system: System;
  readonly dir: string;
  readonly files: readonly string[];
  /** Files that can't be imported, with the reasons. */
  readonly left: ReadonlyMap<string, string>;
  readonly present: Present;
}

function convertAll({ system, dir, files, left, present }: ImportInput): Imported {
  const report = new Report();
  const config = readConfig(dir, system);
  for (const [file, text] of left) report.tell({ what: 'Files that couldn’t be converted', file, line: 1, text });
  const paths = files.filter((path) => isPage(path) && !left.has(path));
  const items = itemsOf(paths, {
    system,
    dir,
    config,
    report,
    taken: new Set(present.files.documents.map(({ folder, name }) => `${folder}/${name}`.toLowerCase())),
  });
  const [pattern, what = ''] = system.leftOut ?? [];
  for (const file of files.filter((path) => pattern?.test(path))) report.tell({ what: `${what}, left out`, file, line: 1, text: '' });
  const site = new Site({
    system,
    config,
    items,
    files: new Set(files.filter((path) => !isPage(path))),
    read: (path) => textAt(join(dir, path)),
    buildTime: present.buildTime,
    taken: new Set([...present.files.images.keys(), ...(present.files.publicFiles?.keys() ?? [])]),
  });
  return {
    texts: new Map(documentsOf(items, { system, site, dir, present, report })),
    copies: new Map([...site.copies].map(([path, file]) => [path, join(dir, file)])),
    config,
    report,
    sources: new Map(items.map((item) => [pathOf(item), item.path])),
    placeOf: (file, text) =>
      placeIn(
        items.find((item) => pathOf(item) === file),
        text,
      ),
  };
}

/** By the text itself, or by the label of a link whose address is another now. */
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

const isPage = (path: string) => /\.(?:md|mdx|markdown)$/i.test(path);
const pathOf = ({ folder, id }: Pick<Item, 'folder' | 'id'>) => `${folder}/${id}.md`;

interface Documents {
  readonly system: System;
  readonly site: Site;
  readonly dir: string;
  readonly present: Present;
  readonly report: Report;
}

/** The text of each page, by its path: first all bodies, whose headings the links between them need. */
function documentsOf(items: readonly Item[], { system, site, dir, present, report }: Documents): (readonly [string, string])[] {
  const known = present.files.documents.map(compileDocument);
  const drafts = items.map((item) => draftOf(item, { system, site, report }));
  const targets = new Map(
    drafts.map(({ page, text }) => [routeOf(page.item), { compiled: compileDocument(sourceOf(page.item, text)), headingIds: page.headingIds }]),
  );
  const common = {
    categories: present.site.categories,
    spellings: new Map(known.flatMap(({ meta }) => meta?.tags ?? []).map((tag) => [tag.toLowerCase(), tag])),
    taken: takenAddresses([...known.map(routeOf), ...known.flatMap(({ meta }) => meta?.aliases ?? []), ...items.map(routeOf)]),
  };
  return drafts.map((draft) => [
    pathOf(draft.page.item),
    documentText(draft, { ...common, targets, fileDate: dateOf(join(dir, draft.page.item.path)), lastChange: present.days?.get(draft.page.item.path) }),
  ]);
}

interface Draft {
  readonly page: Page;
  readonly title: string;
  readonly text: string;
}

function draftOf(item: Item, { system, site, report }: Pick<Documents, 'system' | 'site' | 'report'>): Draft {
  const { title, body } = titledBody(item);
  const page = new Page({ ...item, body }, site, report);
  return { page, title, text: convertBody(page, system) };
}

function sourceOf(item: Item, text: string): DocumentSource {
  return { folder: item.folder, file: pathOf(item), name: item.id, text: `---\n---\n${text}` };
}

type Common = Omit<FieldsInput, 'page' | 'title' | 'compiled'> & { readonly targets: ReadonlyMap<string, Target> };

function documentText({ page, title, text }: Draft, { targets, ...common }: Common): string {
  const own = targets.get(routeOf(page.item))?.compiled ?? compileDocument(sourceOf(page.item, text));
  const body = withAnchors(text, page, targets);
  const anchors = formerAnchors(page, own);
  const isEmpty = own.blocks.every(({ type }) => type === 'heading');
  if (isEmpty) page.tellAt('Pages without a text, now drafts', 1, title);
  const fields = {
    ...fieldsOf({ ...common, page, title, compiled: own }),
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

/** Addresses that no alias can have: pages, lists, and folders that a build fills. What has been asked for is taken from then on. */
function takenAddresses(paths: readonly string[]): (path: string) => boolean {
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  return (path) => {
    const key = path.toLowerCase();
    const page = key.replace(/\.md$/, '');
    const isTaken =
      taken.has(key) || taken.has(page) || tagOfPath(page) !== null || matchRoute(page)?.id === null || /^\/(?:assets|cards|data|images)(?:\/|$)/.test(key);
    taken.add(key);
    return isTaken;
  };
}
