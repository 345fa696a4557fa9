import { ownValue } from '../../../../src/core/ownValue';
import { routeOf } from '../../content/articles/document';
import { labelled } from '../syntax/callouts';
import { readDate } from '../page/dates';
import { fenceText, languageOf, rangesOf } from '../syntax/fences';
import { isYes, namesOf } from '../page/frontMatter';
import { maskHtmlCode } from '../syntax/html';
import { jekyllCode, withRawMarked, withRawShown } from './code';
import { jekyllDefaults, meantIn } from './defaults';
import { hasPageInJekyll, isExcludedInJekyll } from './excludes';
import { include } from './includes';
import { outputs } from './outputs';
import { permalinks } from './permalinks';
import { keptAsComments, titledFences, withNamedTexts } from './liquid';
import { kramdown } from '../syntax/kramdown';
import { PAGE_SCHEME } from '../syntax/links';
import { folderFor, HOME, isAboutFolder } from '../page/places';
import { playerLink } from '../syntax/players';
import { replaceShownCode } from '../syntax/shownCode';
import { withAuthors, withPicture } from '../syntax/shownFields';
import type { Generator } from '../generator/generator';
import type { Item } from '../page/item';
import { withoutPage } from '../generator/withoutPage';
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
  hasLooseReferences: true,
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
    ({ pages, config, report }) =>
    (path) => {
      const shared = jekyllDefaults(path, config);
      const data = withLists({ ...meantIn(shared), ...pages.get(path) });
      return { data: hasPageInJekyll(path, config) ? data : withoutPage(data, path, report), shared };
    },
  // kramdown takes the first backslash for itself, and MathJax reads what is left.
  hasBracketedFormulas: ({ data, shared }, config) => [data, shared, config.data].some(asksForMath) && 'escaped',
  // Jekyll holds back posts only.
  holdsFuture: (path, { data }) => /(?:^|\/)_posts\//.test(path) && !isYes(data['future']),
  addressesOf: (item, config) => {
    return [...permalinks(item, config), ...namesOf(item.data['redirect_from'])].map((address) => (address.startsWith('/') ? address : `/${address}`));
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

/** To Jekyll, `tag` and `category` are one name each, with blanks and commas in it, while `tags` and `categories` are split. */
function withLists(data: Item['data']): Item['data'] {
  const { tag, category, tags = listOf(tag), categories = listOf(category) } = data;
  return { ...data, ...(tags === undefined ? {} : { tags }), ...(categories === undefined ? {} : { categories }) };
}

const listOf = (value: unknown) => (typeof value === 'string' ? [value] : value);
