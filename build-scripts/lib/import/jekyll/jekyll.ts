import { ownValue } from '../../../../src/core/ownValue';
import { routeOf } from '../../content/articles/document';
import { labelled } from '../syntax/callouts';
import { readDate } from '../page/dates';
import { fenceText, languageOf, rangesOf } from '../syntax/fences';
import { isYes, namesOf, textOf } from '../page/frontMatter';
import { maskHtmlCode } from '../syntax/html';
import { jekyllCode, withRawMarked, withRawShown } from './code';
import { jekyllDefaults, meantIn } from './defaults';
import { isExcludedInJekyll } from './excludes';
import { include } from './includes';
import { outputs } from './outputs';
import { keptAsComments, titledFences, withNamedTexts } from './liquid';
import { kramdown } from '../syntax/kramdown';
import { PAGE_SCHEME } from '../syntax/links';
import { folderFor, HOME, isAboutFolder } from '../page/places';
import { playerLink } from '../syntax/players';
import { replaceShownCode } from '../syntax/shownCode';
import { withAuthors, withPicture } from '../syntax/shownFields';
import type { Generator } from '../generator/generator';
import { asksForMath } from '../syntax/asksForMath';
import { block, readAttributes, renderTags, type Renderer, type Tag, type TagLanguage } from '../syntax/tags';

const LIQUID = /\{%-?\s*(\w+)((?:\s(?:"[^"]*"|'[^']*'|[^"'%]|%(?!\}))*?)?)\s*-?%\}/g;

function findLiquid(text: string): Tag[] {
  const found = [...text.matchAll(LIQUID)];
  const closed = new Set(found.flatMap(([, name = '']) => (name.startsWith('end') ? [name.slice(3)] : [])));
  return found.map((match): Tag => {
    const [raw, word = '', attributes = ''] = match;
    const isEnd = word.startsWith('end') && closed.has(word.slice(3));
    const kind = isEnd ? 'close' : closed.has(word) ? 'open' : 'single';
    return { kind, name: isEnd ? word.slice(3) : word, ...readAttributes(attributes), raw, start: match.index, end: match.index + raw.length };
  });
}

const toPage: Renderer = ({ positional }, _, page) => {
  const target = positional.join(' ').replace(/^["']|["']$/g, '');
  const item = page.site.pageOf(`/${target}`, page.item) ?? page.site.pageOf(`/_posts/${target}`, page.item) ?? page.site.pageNamed(target);
  if (item) return `${PAGE_SCHEME}${routeOf(item).slice(1)}`;
  return page.site.fileOf(`/${target}`, page.item) ? `/${target}` : `${PAGE_SCHEME}${target}`;
};

const RENDERERS: Readonly<Record<string, Renderer>> = {
  link: toPage,
  post_url: toPage,
  include,
  include_relative: () => null,
  comment: (_, body, page) => page.comment(body),
  tabs: (_, body) => block(body),
  tab: ({ positional }, body, page) => labelled(page, positional.at(-1) ?? '', body),
  raw: (_, body) => body,
  gist: ({ positional: [id] }) => (id ? playerLink('gist', id) : null),
  youtube: ({ positional: [id] }) => (id ? playerLink('youtube', id.split('/').at(-1) ?? '') : null),
};

const LANGUAGE: TagLanguage = {
  what: 'Liquid tag',
  find: findLiquid,
  rendererOf: ({ name }) => ownValue(RENDERERS, name),
};

const HIGHLIGHT = /\{%-?\s*highlight\s+([\w+#-]+)([^%]*)%\}\n?([^]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g;

/** Jekyll: `_posts/`, collections, Liquid and kramdown. */
export const jekyll: Generator = {
  configFiles: ['_config.yml', '_config.yaml', '_config.toml'],
  ignored: /^(?:_site|_layouts|_includes|_sass|_data|_plugins|vendor|node_modules|\.jekyll-cache)\//,
  roots: [],
  findsByName: false,
  hasIndentedCode: true,
  titledByHeading: [],
  splitsAtSpaces: true,
  looks: [
    'layout',
    'toc',
    'comments',
    'math',
    'mermaid',
    'pin',
    'nav_order',
    'parent',
    'grand_parent',
    'has_children',
    'sidebar',
    'permalink',
    'redirect_from',
    'published',
    'excerpt_separator',
    'author_profile',
    'read_time',
    'share',
    'related',
    'classes',
    'render_with_liquid',
    'media_subpath',
    'img_path',
    'wordpress_id',
    'nav_exclude',
    'nav_enabled',
    'has_toc',
    'ancestor',
    'search_exclude',
    'toc_label',
    'toc_icon',
    'toc_sticky',
    'breadcrumbs',
    'show_date',
    'order',
    'mathjax',
    'usemathjax',
    'katex',
  ],
  placeOf: (path, config) => {
    if (isExcludedInJekyll(path, config)) return { skipped: 'Files that the configuration excludes' };
    const parts = path.replace(/\.\w+$/, '').split('/');
    const base = parts.at(-1) ?? '';
    const parents = parts.slice(0, -1).map((name) => name.replace(/^_/, ''));
    const [, day = '', rest = base] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(base) ?? [];
    const isPost = parts.includes('_posts') || parts.includes('_drafts');
    if (base === 'index' && parents.length === 0) return HOME;
    const isAbout = parts.length === 1 && isAboutFolder(base);
    const place = { name: base === 'index' ? (parents.at(-1) ?? '') : rest, parents, date: readDate(day) };
    return {
      ...place,
      folder: isPost ? 'blog' : folderFor(parents),
      ...(parts.includes('_drafts') ? { isDraft: true } : {}),
      ...(isAbout ? { isAboutFolder: true } : {}),
    };
  },
  dataOf:
    ({ pages, config }) =>
    (path) => {
      const shared = jekyllDefaults(path, config);
      return { data: { ...meantIn(shared), ...pages.get(path) }, shared };
    },
  // kramdown takes the first backslash for itself, and MathJax reads what is left.
  hasBracketedFormulas: ({ data, shared }, config) => [data, shared, config.data].some(asksForMath) && 'escaped',
  // Jekyll holds back posts only.
  holdsFuture: (path, { data }) => /(?:^|\/)_posts\//.test(path) && !isYes(data['future']),
  addressesOf: (item, config) => {
    const given = textOf(item.data['permalink']);
    const own = given && !given.includes(':') ? given : permalink(given || textOf(config.data['permalink']) || 'date', item);
    return [own, ...namesOf(item.data['redirect_from'])].map((address) => (address.startsWith('/') ? address : `/${address}`));
  },
  assemble: (text, page) => withRawMarked(withAuthors(withNamedTexts(withPicture(titledFences(text), page), page), page)),
  inCode: jekyllCode,
  codeTags: [{ opening: /^\{%-?\s*highlight\s/, closing: /\{%-?\s*endhighlight\s*-?%\}/ }],
  fence: (fence, page) => {
    const text = fence.text.replace(/\n$/, '');
    if (fence.language === 'mermaid') page.addFinding('Diagrams, shown as code', text);
    return { ...fence, text, language: fence.language === 'mermaid' ? 'text' : fence.language, meta: /\btitle="[^"]*"/.exec(fence.meta)?.[0] ?? '' };
  },
  code: (text, page) =>
    maskHtmlCode(
      withRawShown(
        replaceShownCode(text, HIGHLIGHT, ({ name, options, code }) => {
          page.addConverted('Liquid tag');
          const meta = rangesOf(/(?:mark|hl)_lines=["']?([\d\s,-]+)/.exec(options)?.[1] ?? '');
          return page.mask.keep(fenceText({ language: languageOf(name).language, meta, text: jekyllCode(code, page) }));
        }),
        page,
      ),
      page,
    ),
  text: (text, page) => kramdown(renderTags(outputs(keptAsComments(text, page), page), LANGUAGE, page), page),
};

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
};

/** The address that a style gives a post; other pages have their paths. */
function permalink(style: string, { path, data, date, name, parents, folder }: Parameters<Generator['addressesOf']>[0]): string {
  if (/(?:^|\/)index\.\w+$/.test(path)) return `/${parents.map((each) => `${each}/`).join('')}`;
  const isOther = !date && folder !== 'blog';
  if (isOther && !textOf(data['permalink']).includes(':'))
    return `/${[...parents, name].join('/')}${/pretty/.test(style) || /\/$/.test(style) ? '/' : '.html'}`;
  const [year = '', month = '', day = ''] = (readDate(data['date'])?.day ?? date?.day ?? '').split('-');
  const above = parents.slice(0, parents.indexOf('posts')).filter((parent) => path.startsWith(`${parent}/`));
  const categories = [...new Set([...above, ...namesOf(data['categories'] ?? data['category'], true)].map((each) => each.toLowerCase()))];
  const tokens: Readonly<Record<string, string>> = {
    categories: categories.join('/'),
    slugified_categories: categories.map((each) => each.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')).join('/'),
    year,
    month,
    day,
    title: textOf(data['slug']) || name,
    slug: name,
    output_ext: '.html',
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    // Those of collections.
    collection: parents[0] ?? '',
    path: [...parents.slice(1), name].join('/'),
    name,
    basename: name,
  };
  return (STYLES[style] ?? style)
    .replace(
      /:(slugified_categories|categories|year|month|day|title|slug|output_ext|i_month|i_day|short_year|collection|path|name|basename)/g,
      (_, key: string) => tokens[key] ?? '',
    )
    .replace(/\/{2,}/g, '/');
}
