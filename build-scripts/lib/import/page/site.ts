import { dirname, extname, join, normalize } from 'node:path/posix';
import { decodePart } from '../../../../src/core/site/decodePart';
import { routeOf } from '../../content/articles/document';
import { idOf } from '../../text/idOf';
import { isBuiltPath, PUBLIC } from '../../content/reading/publicFolder';
import { textOf } from './frontMatter';
import { ownerOf, readAuthors, type Authors } from './authors';
import { fitsGlob } from './globs';
import type { Config, Item, GeneratorFacts } from './item';
import { addressKey, belowBase, fileKey, firstOf, lastPart, namesIn, namesOfItem } from './names';
import { withoutLanguage } from './places';

const ENDINGS = ['', '.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/_index.md', '/README.md'];
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

interface SiteInput {
  readonly generator: GeneratorFacts;
  readonly config: Config;
  readonly items: readonly Item[];
  /** All files but the pages, below the imported folder. */
  readonly files: ReadonlySet<string>;
  /** The files of the first page, which isn't imported where it has no text. */
  readonly homes: readonly string[];
  /** Paths of the pictures and public files that the content already has. */
  readonly taken: ReadonlySet<string>;
  /** The text of a file below the imported folder; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** In milliseconds since 1970; what isn't published then can't be linked to. */
  readonly buildTime: number;
}

/** The pages and files of the imported site, and what its links mean. */
export class Site {
  readonly #byPath: ReadonlyMap<string, Item>;
  readonly #byAddress: ReadonlyMap<string, Item>;
  readonly #byName: ReadonlyMap<string, Item>;
  readonly #byRoute: ReadonlyMap<string, Item>;
  readonly #filesByName: ReadonlyMap<string, string>;
  readonly #names = new Map<string, string>();
  /** Of pictures, in lower case: to some systems, names that differ only in case are the same. */
  readonly #usedNames: Set<string>;
  readonly #downloads = new Map<string, string>();

  readonly generator: GeneratorFacts;
  readonly config: Config;
  readonly items: readonly Item[];
  readonly buildTime: number;
  /** By their paths in NFC; on disk, names from macOS may be in NFD. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #homes: ReadonlySet<string>;
  readonly #taken: ReadonlySet<string>;
  /** Folders whose files have the addresses of their paths. */
  readonly #roots: readonly string[];
  readonly #read: SiteInput['read'];
  readonly authors: Authors;
  /** The author of most pages. */
  readonly owner: string;

  constructor({ generator, config, items, files, homes, taken, read, buildTime }: SiteInput) {
    this.buildTime = buildTime;
    this.#read = read;
    this.authors = readAuthors(read);
    this.owner = ownerOf(items, this.authors);
    this.generator = generator;
    this.config = config;
    this.#roots = ['', ...generator.roots, 'content', ...(generator.contentFolders?.(config) ?? [])];
    this.items = items;
    this.#files = new Map([...files].map((path) => [path.normalize(), path]));
    this.#homes = new Set(homes.map(fileKey));
    this.#taken = taken;
    this.#usedNames = new Set([...taken].map((name) => name.toLowerCase()));
    const pages = items.flatMap((item) => [item, ...(item.standsFor ?? [])].map((each) => [each, item] as const));
    this.#byPath = firstOf([String, withoutLanguage].flatMap((form) => pages.map(([each, item]) => [fileKey(form(each.path)), item] as const)));
    this.#byAddress = firstOf(items.flatMap((item) => item.addresses.map((address) => [addressKey(address), item] as const)));
    this.#byRoute = new Map(items.map((item) => [routeOf(item), item]));
    this.#byName = firstOf(pages.flatMap(([each, item]) => namesOfItem(each).map((name) => [fileKey(name), item] as const)));
    this.#filesByName = firstOf([...files].map((path) => [fileKey(lastPart(path)), path] as const));
  }

  /** The page that a link means, by its file, its address or its name. */
  pageOf(target: string, from: Item): Item | undefined {
    const path = decodePart(target)
      .replace(/^@site\//, '/')
      .replace(/^pathname:\/\//, '');
    const found = this.#pageAt(path, from) ?? this.#byAddress.get(addressKey(this.#addressOf(path, from.addresses[0] ?? '/')));
    return found ?? (this.generator.findsByName ? this.pageNamed(path) : undefined);
  }

  /** Whether a link means the first page, by its file or its address. */
  isHome(target: string, from: Item): boolean {
    const path = decodePart(target);
    const files = path.startsWith('/') ? this.#rootsFor(path) : [join(dirname(from.path), path)];
    if (files.some((file) => this.#homes.has(fileKey(file)))) return true;
    return path !== '' && /^\/?$/.test(addressKey(this.#addressOf(path, from.addresses[0] ?? '/')));
  }

  /** The current page for a link to a certain version of it: old versions aren't imported. */
  versionedPageOf(target: string, from: Item): Item | undefined {
    const present = this.generator.withoutVersion?.(target, this.config) ?? target;
    return present === target ? undefined : this.pageOf(present, from);
  }

  /** An address without the site's own host. */
  pathOf(address: string): string {
    const origin = this.config.url.replace(/\/$/, '');
    return origin && (address === origin || address.startsWith(`${origin}/`)) ? address.slice(origin.length) || '/' : address;
  }

  /** The page that will be at a path of the new site. */
  pageAtRoute(path: string): Item | undefined {
    return this.#byRoute.get(path);
  }

  /** The page that has a name, as wikilinks use them: with folders or without. */
  pageNamed(name: string): Item | undefined {
    const key = name.trim().replace(/\.md$/, '').toLowerCase();
    return this.#byName.get(key) ?? this.#byName.get(lastPart(key));
  }

  #pageAt(path: string, from: Item): Item | undefined {
    const bases = path.startsWith('/') ? this.#rootsFor(path) : [join(dirname(from.path), path), path, ...this.#rootsFor(`/${path}`)];
    return bases.flatMap((base) => ENDINGS.map((ending) => this.#byPath.get(fileKey(normalize(base).replace(/\/$/, '') + ending)))).find(Boolean);
  }

  #rootsFor(path: string): string[] {
    return this.#roots.map((root) => join(root, path).replace(/^\//, ''));
  }

  #addressOf(path: string, from: string): string {
    const origin = 'https://site.invalid';
    return belowBase(URL.canParse(path, `${origin}${from}`) ? new URL(path, `${origin}${from}`).pathname : path, this.config);
  }

  /** The file that a link or a picture means, by its path or, where nothing is there, by its name. */
  fileOf(target: string, from: Pick<Item, 'path' | 'data'> & Partial<Pick<Item, 'addresses'>>): string | undefined {
    const path = decodePart(target.replace(/[?#].*$/, ''))
      .replace(/^@site\//, '/')
      .replace(/^pathname:\/\//, '')
      .replace(/^file:/, '');
    const pictures = textOf(from.data['media_subpath'] ?? from.data['img_path']).replace(/^\//, '');
    const near = path.startsWith('/') ? [] : [join(dirname(from.path), path), path, ...(pictures ? [join(pictures, path)] : [])];
    const around = from.addresses?.[0];
    // Browsers resolve it against the address of the page.
    const seen = path.startsWith('/') || around === undefined ? [] : this.#rootsFor(decodePart(this.#addressOf(path, around)));
    const rooted = path.startsWith('/') ? [...new Set([belowBase(path, this.config), path])] : [`/${path}`];
    const candidates = [...near, ...rooted.flatMap((each) => this.#rootsFor(each)), ...seen].map((each) => normalize(each).normalize());
    const found = candidates.find((candidate) => this.#files.has(candidate));
    if (found !== undefined) return this.#files.get(found);
    return this.generator.findsByName ? this.#filesByName.get(fileKey(lastPart(path))) : undefined;
  }

  /** The text of a file that a page names: beside the page, or from one of the roots. */
  textOf(target: string, from: Item): string | undefined {
    const path = target.replace(/^@site\//, '/');
    const near = path.startsWith('/') ? [] : [join(dirname(from.path), path), path];
    const candidates = [...near, ...this.#rootsFor(path.startsWith('/') ? path : `/${path}`)].map((each) => normalize(each));
    return candidates.filter((each) => !each.startsWith('..')).reduce<string | undefined>((found, each) => found ?? this.#read(each), undefined);
  }

  /** The picture beside a page whose name begins with a text. */
  pictureNear(name: string, from: Item): string | undefined {
    const start = `${dirname(from.path)}/${name}`;
    const isNear = (file: string) => file.startsWith(start) && PICTURE.test(file) && dirname(file) === dirname(start);
    return name ? [...this.#files.values()].find(isNear)?.slice(dirname(from.path).length + 1) : undefined;
  }

  /** The pictures that a glob names, which begins at the page's folder or, after a slash, at a root. */
  picturesIn(glob: string, from: Item): readonly string[] {
    const globs = (glob.startsWith('/') ? this.#rootsFor(glob) : [join(dirname(from.path), glob)]).map((each) => each.toLowerCase());
    return [...this.#files.values()].filter((file) => PICTURE.test(file) && fitsGlob(file.toLowerCase(), globs)).map((file) => `/${file}`);
  }

  /** Where a picture will be on the site; undefined for other files. */
  pictureAddress(file: string, from: Item): string | undefined {
    if (!PICTURE.test(file)) return undefined;
    const known = this.#names.get(file);
    if (known) return known;
    const name = this.#freeName(file, from);
    this.#names.set(file, name);
    return name;
  }

  /** Where a file that isn't a picture will be: where it was, unless that place is taken or the build's. */
  fileAddress(file: string): string {
    const address = this.#formerAddress(file) ?? `/files/${idOf(file.replace(/\.\w+$/, ''))}${extname(file)}`;
    this.#downloads.set(file, address);
    return address;
  }

  #formerAddress(file: string): string | undefined {
    const root = this.generator.roots.find((each) => file.startsWith(`${each}/`));
    const path = `/${root ? file.slice(root.length + 1) : file}`;
    return /^[/\w.~@+-]+$/.test(path) && !isBuiltPath(path) && !this.#taken.has(path) ? path : undefined;
  }

  /**
   * Where a page that the owner wrote in HTML will be: where it was, like the files that it names. Undefined if the former generator filled it
   * in, or if its place is taken.
   */
  htmlAddress(file: string): string | undefined {
    const text = this.#read(file) ?? '';
    const address = this.#formerAddress(file);
    if (address === undefined || /^\uFEFF?---[ \t]*\r?\n|\{[{%]/.test(text)) return undefined;
    this.#keepWithNamed(file, address);
    return address.replace(/\/index\.html?$/, '/');
  }

  #keepWithNamed(file: string, address: string): void {
    if (this.#downloads.has(file)) return;
    this.#downloads.set(file, address);
    if (!/\.(?:html?|css)$/i.test(file)) return;
    for (const name of namesIn(this.#read(file) ?? '')) {
      const named = this.fileOf(name, { path: file, data: {} });
      const place = named === undefined ? undefined : this.#formerAddress(named);
      if (named !== undefined && place !== undefined) this.#keepWithNamed(named, place);
    }
  }

  /** What is to be copied, by its path in the content folder: pictures that pages show, and files that they link to. */
  get copies(): ReadonlyMap<string, string> {
    return new Map([
      ...[...this.#names].map(([file, name]) => [name.slice(1), file] as const),
      ...[...this.#downloads].map(([file, name]) => [`${PUBLIC}${name}`, file] as const),
    ]);
  }

  #freeName(file: string, from: Item): string {
    const ending = extname(file);
    const stem =
      lastPart(file)
        .slice(0, -ending.length)
        .replace(/[^\w-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'picture';
    const isNear = dirname(file) !== '.' && dirname(file) === dirname(from.path) && /(?:^|\/)index\.\w+$/.test(from.path);
    const base = `/images/${isNear ? `${from.id}/` : ''}${stem}`;
    for (let number = 1; ; number += 1) {
      const name = `${base}${number === 1 ? '' : `-${number}`}${ending.toLowerCase()}`;
      const key = name.toLowerCase();
      if (!this.#usedNames.has(key)) {
        this.#usedNames.add(key);
        return name;
      }
    }
  }
}
