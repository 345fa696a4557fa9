import { ownValue } from '../../../../src/core/ownValue';
import { dirname, join } from 'node:path/posix';
import { githubAlerts } from '../syntax/callouts';
import { readDate } from '../page/dates';
import { fenceText, languageOf, rangesOf } from '../syntax/fences';
import { textOf } from '../page/frontMatter';
import { hasBracketedFormulas } from './bracketedFormulas';
import { ESCAPED, findShortcodes, hugoCode, withShownShortcodes } from './code';
import { hugoFrontMatter } from './hugoFields';
import { isIgnoredByHugo } from './ignores';
import { belowContent, contentFolders, settingOf } from './languages';
import { permalink, permalinkOf, unreadPermalinks } from './permalinks';
import { diagram, SHORTCODES } from './shortcodes';
import { INLINE_CODE, maskHtmlCode } from '../syntax/html';
import { folderFor, HOME, isAboutFolder } from '../page/places';
import { replaceShownCode } from '../syntax/shownCode';
import { withAuthors, withPicture } from '../syntax/shownFields';
import type { Generator } from '../generator/generator';
import type { Config } from '../page/item';
import { codeInTabs, withListedNames } from './tabs';
import { renderTags, type TagLanguage } from '../syntax/tags';

const LANGUAGE: TagLanguage = {
  what: 'shortcode',
  find: findShortcodes,
  isProgram: ({ name }) => name.endsWith('.inline'),
  rendererOf: ({ name }) => ownValue(SHORTCODES, name.toLowerCase()),
};

const HIGHLIGHT = /\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?([^\n]*?)[%>]\}\}\n?([^]*?)\n?[ \t]*\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/g;
/** Hugo: `content/` with sections, shortcodes, page bundles. */
export const hugo: Generator = {
  configFiles: ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
    ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
  ),
  needsConfig: true,
  ignored: /^(?:public|resources|themes|archetypes|layouts|node_modules)\//,
  roots: ['static', 'assets'],
  contentFolders,
  findsByName: false,
  hasIndentedCode: true,
  hasBracketedFormulas,
  titledByHeading: [],
  splitsAtSpaces: false,
  looks: [
    'layout',
    'type',
    'weight',
    'toc',
    'comments',
    'math',
    'menu',
    'linktitle',
    'linkTitle',
    'slug',
    'url',
    'markup',
    'showToc',
    'TocOpen',
    'cascade',
    'outputs',
    'bookToc',
    'bookCollapseSection',
    'bookHidden',
    'resources',
    'lightgallery',
    'bookFlatSection',
    'bookComments',
    'bookSearchExclude',
    'menuTitle',
    'sidebar',
    'sidebar_collapsed',
    'sidebar_position',
    'no_list',
    'simple_list',
    'hide_summary',
    'hide_feedback',
    'body_class',
    'toc_hide',
    'collapsible',
    'excludeSearch',
    'showDate',
    'showAuthor',
    'showTableOfContents',
    'showReadingTime',
    'ShowToc',
    'ShowReadingTime',
    'tocopen',
    'hideMeta',
    'searchHidden',
    'hidemeta',
    'disableShare',
    'mermaid',
    'katex',
    'build',
    '_build',
    'prev',
    'next',
    'iscjklanguage',
    'featured',
    'pinned',
  ],
  placeOf: (path, config) => {
    if (config.text && !/^content[./]/.test(path)) return { skipped: 'Files outside of content/' };
    if (isIgnoredByHugo(path, config)) return { skipped: 'Files that the configuration excludes' };
    const below = belowContent(path, config);
    if (below === null) return { skipped: 'Pages in other languages' };
    const parts = below.split('/');
    const name = parts.at(-1) === 'index' ? (parts.slice(0, -1).at(-1) ?? '') : (parts.at(-1) ?? '');
    if (isAboutFolder(path.replace(/\.md$/, ''))) return { skipped: 'Files about the folder' };
    const list = name === '_index' ? parts.slice(0, -1) : null;
    if (name === '' || list?.length === 0) return HOME;
    const hasListHere = list?.length === 1 && folderFor(list) !== 'wiki';
    if (list) return { folder: folderFor(list), name: list.at(-1) ?? '', parents: list.slice(0, -1), isList: true, hasListHere };
    const parents = parts.slice(0, parts.at(-1) === 'index' ? -2 : -1);
    const [, day = '', rest = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
    return { folder: folderFor(parents), name: rest, parents, date: readDate(day) };
  },
  dataOf: hugoFrontMatter,
  holdsFuture: (_, config) => settingOf(config, 'buildFuture') !== true,
  addressesOf: ({ data, path, date }, config) => {
    const below = (belowContent(path, config) ?? path).replace(/(?:^|\/)_?index$/, '');
    const slug = textOf(data['slug']);
    const named = slug === '' ? below : below.replace(/[^/]+$/, () => slug);
    const ending = isUgly(config) ? '.html' : '/';
    const pattern = permalinkOf(named, config);
    const filled = pattern === undefined ? `/${named}${named && ending}` : permalink(pattern, named, { data, date: date?.day });
    const made = filled?.toLowerCase().replace(/ /g, '-');
    // Hugo takes an address that somebody has written as it is.
    const written = textOf(data['url']) || made;
    const own = (written ?? '/').replace(/^(?!\/)/, '/');
    const aliases = listOf(data['aliases']).map((alias) => (alias.startsWith('/') ? alias : join(dirname(own.replace(/\/$/, '')), alias)));
    return [...(written === undefined ? [] : [own]), ...aliases.map((alias) => (ending === '/' || alias.endsWith(ending) ? alias : alias + ending))];
  },
  unreadIn: unreadPermalinks,
  assemble: (text, page) => withAuthors(withPicture(text, page), page),
  inCode: hugoCode,
  codeTags: [{ opening: /^\{\{[<%]\s*highlight\s/, closing: /\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/ }],
  fence: (fence, page) => {
    if (fence.language === 'mermaid' || fence.language === 'goat') return page.mask.restore(diagram(fence.text, page)).trim();
    const [, lines = ''] = /hl_lines\s*=\s*(\[[^\]]*\]|"[^"]*"|[\d-]+)/.exec(fence.meta) ?? [];
    const [, title = ''] = /(?:title|filename)\s*=\s*"([^"]*)"/.exec(fence.meta) ?? [];
    return { ...fence, meta: [title && `title="${title}"`, rangesOf(lines)].filter(Boolean).join(' ') };
  },
  code: (text, page) =>
    maskHtmlCode(
      replaceShownCode(codeInTabs(withListedNames(text), page), HIGHLIGHT, ({ name, options, code }) => {
        page.addConverted('shortcode');
        const [lines = ''] = /hl_lines\s*=\s*(?:\[[^\]]*\]|[^",]*)/.exec(options) ?? [];
        return page.mask.keep(fenceText({ language: languageOf(name).language, meta: rangesOf(lines), text: hugoCode(code, page) }));
      }).replace(new RegExp(`${INLINE_CODE.source}|${ESCAPED.source}`, 'g'), (raw: string, signs?: string) =>
        signs ? raw : page.code(withShownShortcodes(raw, page)),
      ),
      page,
    ),
  text: (text, page) =>
    renderTags(githubAlerts(text, page).replace(/^[ \t]*(?:\[TOC\]|<-{3,}>)[ \t]*$/gim, ''), LANGUAGE, page)
      // Hugo writes a block's attributes on the line below it.
      .replace(/^[ \t]*\{(?:[.#][\w-]+|\w+="[^"\n]*")(?:\s+(?:[.#][\w-]+|\w+="[^"\n]*"))*\}[ \t]*$/gm, ''),
};

/** A list, or a text with blanks between its parts. */
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/\s+/)).filter(Boolean);

const isUgly = (config: Config) => settingOf(config, 'uglyURLs') === true;
