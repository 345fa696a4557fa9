import { AUTHORS } from '../page/authors';
import { KNOWN } from '../page/fields';
import { isNo, record, textOf } from '../page/frontMatter';
import type { FrontMatters } from '../generator/generator';
import { fitsGlob } from '../page/globs';
import { belowContent, settingOf } from './languages';
import type { Item } from '../page/item';
import { LEADS_TO } from '../generator/redirects';
import { withoutPage } from '../generator/withoutPage';
import { PICTURES } from '../syntax/shownFields';

type Data = Item['data'];

const BUILD = ['build', '_build'];
const OTHERS = ['cascade', 'target', '_target', 'slug', 'url', 'linkTitle', 'params', 'type', 'layout'];
/** What other pages may set for a page; the rest of it sets looks. */
const MEANT: ReadonlySet<string> = new Set([...KNOWN, ...AUTHORS, ...BUILD]);
const SPELLINGS: ReadonlyMap<string, string> = new Map([...MEANT, ...LEADS_TO, ...PICTURES, ...OTHERS].map((name) => [name.toLowerCase(), name]));

/** To Hugo, names in front matter are case-insensitive. */
function withKnownNames(data: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [SPELLINGS.get(key.toLowerCase()) ?? key, value]));
}

/** The front matter of pages, with what the pages of the folders around them and the configuration set for them (`cascade`); the shortcode `param` shows any of that. */
export function hugoFrontMatter({ pages, config, report }: FrontMatters): (path: string) => { readonly data: Data; readonly shared: Data } {
  const written = new Map([...pages].map(([path, data]) => [path, withKnownNames(data)]));
  const lists = [...written].flatMap(([path, data]) => {
    const [, folder] = /^(?:(.*)\/)?_index$/.exec(belowContent(path, config) ?? '') ?? [null];
    return folder === null ? [] : [[folder ?? '', cascadesIn(data['cascade'])] as const];
  });
  const byFolder = new Map([...lists]);
  const ofSite = cascadesIn(settingOf(config, 'cascade'));
  const bundles = new Set([...pages.keys()].flatMap((path) => /^(.+)\/index$/.exec(belowContent(path, config) ?? '')?.[1] ?? []));
  return (path) => {
    const below = belowContent(path, config) ?? path;
    const cascades = [...foldersAround(below).flatMap((folder) => byFolder.get(folder) ?? []), ...ofSite];
    const given = cascades.filter(({ target }) => isMeant(target, below)).reverse();
    const shared = Object.assign({}, ...given.map(({ values }) => values)) as Data;
    const data: Data = { ...Object.fromEntries(Object.entries(shared).filter(([key]) => MEANT.has(key))), ...written.get(path) };
    const { list } = record(data['build'] ?? data['_build']);
    const state = list === 'never' || isNo(list) ? { unlisted: true, ...data } : data;
    return { data: isInBundle(below, bundles) ? withoutPage(state, path, report) : state, shared };
  };
}

/** Whether a file belongs to the page of a folder around it: Hugo makes no page of it. */
function isInBundle(below: string, bundles: ReadonlySet<string>): boolean {
  return foldersAround(below.replace(/\/index$/, '')).some((folder) => bundles.has(folder));
}

interface Cascade {
  readonly values: Data;
  /** Which pages it is for. */
  readonly target: Data;
}

function cascadesIn(value: unknown): Cascade[] {
  return [value].flat().map((each) => {
    const { target, _target, ...values } = withKnownNames(record(each));
    return { values, target: record(target ?? _target) };
  });
}

/** The nearest first; the page of a folder is in it itself. */
function foldersAround(below: string): string[] {
  const names = below.split('/').slice(0, -1);
  return [...names.map((_, index) => names.slice(0, names.length - index).join('/')), ''];
}

function isMeant(target: Data, below: string): boolean {
  const isList = /(?:^|\/)_index$/.test(below);
  const facts = {
    path: `/${below.replace(/(?:^|\/)_?index$/, '')}`.toLowerCase(),
    kind: below === '_index' ? 'home' : isList ? 'section' : 'page',
    environment: 'production',
  };
  return Object.entries(facts).every(([key, fact]) => {
    const globs = [settingOf({ data: target }, key)].flat().map(textOf).filter(Boolean);
    return (
      globs.length === 0 ||
      fitsGlob(
        fact,
        globs.map((glob) => glob.toLowerCase()),
      )
    );
  });
}
