import { slug } from 'github-slugger';
import { dirname, join } from 'node:path/posix';
import { routeOf } from '../../content/articles/document';
import { callout, details, kindNamed, labelled } from '../syntax/callouts';
import { DIRECTIVES } from '../syntax/directives';
import { readDate } from '../page/dates';
import { fenceText, languageOf, type Fence } from '../syntax/fences';
import { textOf } from '../page/frontMatter';
import { clientRedirects, madeRedirects } from './clientRedirects';
import { collectionAt, isExcludedInDocusaurus } from './docusaurusOptions';
import { withConstants, withParts } from './importedParts';
import { addressIn, convertComponents, maskHtmlCode } from '../syntax/html';
import { byNames } from '../../text/byNames';
import { titledBody } from '../page/titles';
import { withLiterals } from './literals';
import { withListedLabels } from './tabs';
import { withEscapedBars } from '../syntax/kramdown';
import { linked, PAGE_SCHEME } from '../syntax/links';
import { playerLink } from '../syntax/players';
import type { Page } from '../page/page';
import { folderFor } from '../page/places';
import { withAuthors } from '../syntax/shownFields';
import type { Config } from '../page/item';
import type { Generator } from '../generator/generator';
import { TABLE_ROW } from '../syntax/rows';
import { block, renderTags, type Renderer } from '../syntax/tags';

const media: Renderer = ({ named }, _, page) => {
  const src = addressIn(named['img'] ?? named['src'] ?? /light:\s*(?:useBaseUrl\()?["']([^"']+)/.exec(named['sources'] ?? '')?.[1], page);
  return src ? `![${named['alt'] ?? ''}](<${src}>)` : null;
};

const COMPONENTS: Readonly<Record<string, Renderer>> = {
  Tabs: (_, body) => block(body),
  TabItem: ({ named }, body, page) => labelled(page, page.mask.restore(named['label'] ?? named['value'] ?? ''), body),
  Admonition: ({ named }, body) => callout(kindNamed(named['type'] ?? 'note') ?? 'note', named['title'] ?? '', body),
  Details: ({ named }, body) => details(named['summary'] ?? '', body),
  CodeBlock: ({ named }, body, page) => {
    const text = page.mask
      .restore(body.trim())
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    const { language } = languageOf(named['language'] ?? /language-(\w+)/.exec(named['className'] ?? '')?.[1] ?? '');
    return block(page.mask.keep(fenceText({ language, meta: named['title'] ? `title="${named['title']}"` : '', text })));
  },
  Image: media,
  ThemedImage: media,
  Link: ({ named }, body, page) => `[${body.trim()}](<${addressIn(named['to'] ?? named['href'], page)}>)`,
  ...byNames<Renderer>('LiteYouTubeEmbed YouTube Youtube YoutubeVideo', ({ named }) => {
    const id = named['id'] ?? named['videoId'] ?? named['videoID'];
    return id ? playerLink('youtube', id, named['title']) : null;
  }),
  ...byNames<Renderer>('Translate APITable BrowserWindow Columns Column Steps Center Fragment', (_, body) => block(body)),
  ...byNames<Renderer>('Icon FAIcon Badge.Icon', () => ''),
  Card: ({ named }, body) =>
    (named['href'] ?? named['to'])
      ? block(`- ${linked(named['title'] ?? named['href'] ?? '', named['href'] ?? named['to'] ?? '')}${body.trim() ? `: ${body.trim()}` : ''}`)
      : block(body),
  CardGroup: (_, body) => block(body),
  ReactPlayer: ({ named }, _, page) => block(`[Video](${addressIn(named['url'] ?? named['src'], page)})`),
  TOCInline: () => '',
  DocCardList: (_, __, page) => {
    const items = page.site.items.filter(
      ({ path, isDraft, data }) => dirname(path) === dirname(page.item.path) && path !== page.item.path && !isDraft && data['unlisted'] !== true,
    );
    return block(items.map((item) => `- [${titledBody(item).title}](${PAGE_SCHEME}${routeOf(item).slice(1)})`).join('\n'));
  },
  Highlight: (_, body) => `**${body.trim()}**`,
};

/** Many projects have the site in `website/`, with the documents in it or beside it. */
const belowSite = (path: string) => path.replace(/^website\//, '');

/** MDX that other Markdown readers should take for code. */
const MDX_BLOCK = /^(`{3,})mdx-code-block[ \t]*\n([^]*?)^\1[ \t]*$/gm;

/** Docusaurus: `docs/` and `blog/` in MDX. */
export const docusaurus: Generator = {
  configFiles: ['', 'website/'].flatMap((folder) => ['js', 'ts', 'mjs'].map((ending) => `${folder}docusaurus.config.${ending}`)),
  ignored: /^(?:website\/)?(?:build|\.docusaurus|node_modules|i18n|[\w-]*versioned_docs|src\/(?!pages\/))/,
  roots: ['static', 'docs', 'blog', 'website/static', 'website/docs', 'website/blog'],
  findsByName: false,
  hasIndentedCode: false,
  hasGrayMatter: true,
  idOfHeading: slug,
  titledByHeading: ['wiki'],
  splitsAtSpaces: false,
  withoutVersion: (target) =>
    target
      .replace(/(^|\/)versioned_docs\/version-[^/]+\//, '$1docs/')
      .replace(/^((?:\/[\w-]+)*\/)(?:next|latest|stable|v?\d+(?:\.\w+)+|v\d+)(?=\/|$)\/?/, '$1'),
  looks: [
    'image',
    'hide_reading_time',
    'sidebar_custom_props',
    'pagination',
    'format',
    'toc',
    'id',
    'slug',
    'sidebar_label',
    'sidebar_position',
    'sidebar_class_name',
    'hide_title',
    'hide_table_of_contents',
    'toc_min_heading_level',
    'toc_max_heading_level',
    'pagination_label',
    'pagination_prev',
    'pagination_next',
    'displayed_sidebar',
    'custom_edit_url',
  ],
  placeOf: (written, config) => {
    const path = belowSite(written);
    if (isExcludedInDocusaurus(path, config)) return { skipped: 'Files that the configuration excludes' };
    const parts = path.replace(/\.\w+$/, '').split('/');
    const base = parts.at(-1) ?? '';
    const isIndex = /^(?:index|README)$/i.test(base);
    const collection = collectionAt(path, config);
    const isDocs = collection?.part === 'docs';
    const parents = belowFolder(path, config)
      .split('/')
      .slice(0, isIndex ? -2 : -1);
    const named = isIndex ? (parts.at(-2) ?? '') : base;
    if (parts.some((part) => part.startsWith('_'))) return { skipped: 'Parts that pages import' };
    if (parts.length === 1 || path === 'src/pages/index.mdx' || path === 'src/pages/index.md') return { skipped: 'Files outside of docs/ and blog/' };
    const [, day = '', rest = named] = /^(\d{4}-\d{1,2}-\d{1,2})(?!\d)[-_/]?(.*)$/.exec(named) ?? [];
    const [, , posted = ''] = isDocs ? [] : (DATED.exec(path) ?? []);
    const own = (name: string) => (isDocs ? withoutNumber(name) : name);
    return {
      folder: isDocs ? 'wiki' : collection ? 'blog' : folderFor(parts.slice(0, 1)),
      name: own(rest) || named,
      parents: parents.map(own),
      date: readDate(day) ?? readDate(posted.replaceAll('/', '-')),
    };
  },
  addressesOf: ({ data, path: written, folder, parents }, config) => {
    const path = belowSite(written);
    const collection = collectionAt(path, config);
    const isDocs = collection?.part === 'docs';
    const root = `/${collection?.route ?? (folder === 'blog' ? 'blog' : '')}`.replace(/\/$/, '');
    const slug = textOf(data['slug']);
    if (slug.startsWith('/')) return [root + slug];
    if (folder === 'blog') return [`${root}/${slug || blogSlug(belowFolder(path, config))}`];
    const bare = belowFolder(path, config)
      .replace(/\.\w+$/, '')
      .split('/');
    const file = bare.at(-1) ?? '';
    // In Docusaurus, a file named after its folder is the folder's page, like an index.
    const isNamedByFolder = bare.length > 1 && file.toLowerCase() === bare.at(-2)?.toLowerCase() && !textOf(data['id']);
    const isIndex = /^(?:index|README)$/i.test(file);
    const above = isIndex ? bare.slice(0, -1).map((each) => (isDocs ? withoutNumber(each) : each)) : parents;
    const own = isIndex || isNamedByFolder ? [] : [textOf(data['id']) || (isDocs ? withoutNumber(file) : file)];
    // A slug may lead out of its folder.
    return [root + join('/', ...above, ...(slug ? [slug] : own))];
  },
  redirectsOf: clientRedirects,
  unreadIn: madeRedirects,
  assemble: (text, page) => withAuthors(withConstants(withParts(text.replace(MDX_BLOCK, '$2'), page), page), page),
  fence: (fence, page) => {
    if (fence.language === 'mermaid') page.addFinding('Diagrams, shown as code', fence.text);
    const { text, lines } = highlighted(fence.text);
    const [, title] = /title=["']([^"']*)["']/.exec(fence.meta) ?? [];
    const ranges = [...fence.meta.matchAll(/\{([\d,\s-]+)\}/g)].map(([, list = '']) => list.replace(/\s/g, ''));
    const all = [...ranges, ...lines.map(String)].join(',');
    return {
      language: fence.language === 'mermaid' ? 'text' : fence.language,
      text,
      meta: [title && `title="${title}"`, all && `{${all}}`].filter(Boolean).join(' '),
    } satisfies Fence;
  },
  code: (text, page) =>
    maskHtmlCode(
      withLiterals(withListedLabels(text, page), page, (name) => Object.hasOwn(COMPONENTS, name)),
      page,
    ),
  text: (text, page) => {
    const prose = withoutImports(text, page).replace(TABLE_ROW, (row) => withEscapedBars(row, page.mask));
    return renderTags(convertComponents(expressions(prose, page), COMPONENTS, page), DIRECTIVES, page);
  },
};

/** A file's path below the folder of its collection, or of the pages. */
function belowFolder(path: string, config: Config): string {
  const collection = collectionAt(path, config);
  return collection ? path.slice(collection.folder.length) : path.replace(/^(?:src\/)?[^/]*\//, '');
}

/** A post's file: the folders before its day, its day, and the rest of its name. */
const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Numbers before the names of documents only order them, but those of a version or a day are a part of the name. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

/** The address of a post below the blog's: its day, the folders before that, and the rest of its name, numbers included. */
function blogSlug(path: string): string {
  const [, folders = '', day, text = ''] = DATED.exec(path) ?? [];
  return (day === undefined ? path.replace(/(?:\/index)?\.\w+$/, '') : `${day.replaceAll('-', '/')}/${folders}${text}`).replace(/\/$/, '');
}

const MARK_COMMENT = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;)\s*(?:highlight-(next-line|start|end)|error-next-line|This-?will-?error)\s*(?:\*\/\}?|-->)?\s*$/;

/** Removes the comments that mark lines from a block; returns the numbers of the marked lines, too. */
function highlighted(code: string): { readonly text: string; readonly lines: readonly number[] } {
  const kept: string[] = [];
  const lines: number[] = [];
  let [isNext, isOpen] = [false, false];
  for (const line of code.split('\n')) {
    const match = MARK_COMMENT.exec(line);
    if (match) {
      isNext = match[1] === undefined || match[1] === 'next-line';
      if (match[1] === 'start' || match[1] === 'end') isOpen = match[1] === 'start';
      continue;
    }
    kept.push(line);
    if (isNext || isOpen) lines.push(kept.length);
    isNext = false;
  }
  return { text: kept.join('\n'), lines };
}

const IMPORT = /^import\s+(?:([\w$]+)|[^'"\n]*?)?(?:\s*,?\s*(?:\{[^}]*\}|\*\s+as\s+\w+))?\s*(?:from\s*)?['"]([^'"\n]+)['"];?[ \t]*$/gm;
const EXPORT = /^export\s+(?:default|const|let|function|async)\s(?:(?!\n[ \t]*\n)[^])*/gm;

/** Imports of pictures are remembered; other imports only serve components. */
function withoutImports(text: string, page: Page): string {
  return text
    .replace(IMPORT, (raw, name: string | undefined, source: string) => {
      if (/raw-loader|\.mdx?$/.test(source)) page.addFinding('Imports of files that couldn’t be included in the text', raw);
      else page.addConverted('import');
      if (name)
        page.imports.set(name, source.startsWith('@site') || source.startsWith('/') ? source : join(dirname(page.item.path) === '.' ? '' : '.', source));
      return '';
    })
    .replace(EXPORT, (raw) => {
      page.addFinding('Exports, kept as comments', raw);
      return page.comment(raw);
    });
}

/** Comments of MDX, and values that its code would fill in. */
function expressions(text: string, page: Page): string {
  return text
    .replace(/\{\/\*\s*#([\w-]+)\s*\*\/\}/g, '{#$1}')
    .replace(/\{\/\*([^]*?)\*\/\}/g, (_, inside: string) => (/^\s*truncate\s*$/.test(inside) ? '' : page.comment(inside)))
    .replace(/(?<![=({$\\])\{(?:[a-zA-Z_$][\w$]*(?:[.([][^{}\n]*)?|<[^{}\n]*>)\}/g, (raw) => page.asCode('Code expressions, shown as code', raw));
}
