import { readDate } from '../page/dates';
import { rangesOf } from '../syntax/fences';
import { isNo, record, textOf } from '../page/frontMatter';
import { maskHtmlCode } from '../syntax/html';
import { explained, withEscapedBars } from '../syntax/kramdown';
import { withBlocks, withoutIcons } from './blocks';
import { idOfHeading } from './idOfHeading';
import { inMainLanguage } from './languages';
import { labelsInNav } from './nav';
import { withTablesRead, withMacros } from './macros';
import { hasExtension, isDraftDoc, isExcluded, redirectMaps, withoutMikesVersion } from './plugins';
import type { Page } from '../page/page';
import { placeOfPath } from '../page/places';
import { TABLE_ROW } from '../syntax/rows';
import { withAuthors } from '../syntax/shownFields';
import { withSnippets } from './snippets';
import type { Config } from '../page/item';
import type { Generator } from '../generator/generator';

/** MkDocs: `docs/` in Python-Markdown, as the theme Material extends it. */
export const mkdocs: Generator = {
  configFiles: ['mkdocs.yml', 'mkdocs.yaml'],
  ignored: /^(?:site|overrides|node_modules|venv)\//,
  roots: ['docs', 'includes'],
  findsByName: false,
  hasIndentedCode: true,
  hasLooseReferences: true,
  hasBracketedFormulas: (_, config) => ['pymdownx.arithmatex', 'mdx_math'].some((name) => hasExtension(name, config)),
  idOfHeading,
  titledByHeading: ['wiki', 'blog', 'projects'],
  splitsAtSpaces: false,
  looks: [
    'hide',
    'icon',
    'status',
    'template',
    'search',
    'social',
    'comments',
    'pin',
    'links',
    'slug',
    'readtime',
    'render_macros',
    'disable_toc',
    'toc_depth',
    'authors',
  ],
  labelsOf: (path, config) => labelsInNav(ownPath(path, config), config),
  placeOf: (path, config) => {
    const below = belowDocs(path, config);
    if (below === null) return { skipped: 'Files outside of docs/' };
    if (isExcluded(below, config)) return { skipped: 'Files that the configuration excludes' };
    const own = inMainLanguage(below, config);
    if (own === null) return { skipped: 'Pages in other languages' };
    const parts = own.replace(/\.\w+$/, '').split('/');
    const base = parts.at(-1) ?? '';
    if (base === 'tags' && parts.length === 1) return { skipped: 'List pages, which are generated from their contents' };
    return { ...placeOfPath(parts, /^(?:index|README)$/.test(base)), ...(isDraftDoc(below, config) ? { isDraft: true } : {}) };
  },
  addressesOf: ({ data, path, folder, body }, config) => {
    const bare = bareIn(path, config);
    const day = readDate(record(data['date'])['created'] ?? data['date'])?.day;
    const root = /^((?:[\w-]+\/)*)posts\//.exec(bare)?.[1];
    if (folder === 'blog' && root !== undefined && day) return [`/${root}${day.replaceAll('-', '/')}/${textOf(data['slug']) || slugOf(body, data, bare)}/`];
    return [addressOf(bare, config)];
  },
  redirectsOf: (config) =>
    redirectMaps(config).map(([from, to]) => ({
      path: `${docsDir(config)}/${from}`,
      address: addressOf(bareIn(`${docsDir(config)}/${from}`, config), config),
      target: /^https?:/.test(to) ? to : `${docsDir(config)}/${to.replace(/#.*$/, '')}`,
      text: from,
    })),
  withoutVersion: withoutMikesVersion,
  assemble: (text, page) => withAuthors(withBlocks(withMacros(withSnippets(text, page), page), page), page),
  fence: (fence, page) => {
    if (fence.language === 'mermaid') page.addFinding('Diagrams, shown as code', fence.text);
    const named = (key: string) => new RegExp(`\\b${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(fence.meta)?.slice(1).find(Boolean) ?? '';
    const [title, tab, lines] = [named('title'), named('tab'), rangesOf(named('hl_lines'))];
    return {
      ...fence,
      language: fence.language === 'mermaid' ? 'text' : fence.language,
      meta: [title && `title="${title}"`, lines, tab && `tab="${tab}"`].filter(Boolean).join(' '),
    };
  },
  code: (text, page) => maskHtmlCode(text, page),
  text: (text, page) => explained(withoutReferences(extensions(withoutIcons(withTablesRead(text, page)), page), page), page),
};

const docsDir = ({ data }: Pick<Config, 'data'>) => (textOf(data['docs_dir']) || 'docs').replace(/^\.\/|\/$/g, '');

/** A page's path below the folder of the documents, without what names its language. */
function ownPath(path: string, config: Config): string {
  const below = belowDocs(path, config) ?? path;
  return inMainLanguage(below, config) ?? below;
}

const bareIn = (path: string, config: Config) =>
  ownPath(path, config)
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)(?:index|README)$/, '$1');

function addressOf(bare: string, config: Config): string {
  return isNo(config.data['use_directory_urls']) ? `/${bare}${bare === '' || bare.endsWith('/') ? 'index' : ''}.html` : `/${bare}/`.replace(/\/+$/, '/');
}

/** A file's path below the folder of the documents; null for one outside of it. */
function belowDocs(path: string, { data, text }: Config): string | null {
  const docs = docsDir({ data });
  if (path.startsWith(`${docs}/`)) return path.slice(docs.length + 1);
  return text ? null : path;
}

/** A post's address is made from its title. */
function slugOf(body: string, data: Readonly<Record<string, unknown>>, bare: string): string {
  const title = textOf(data['title']) || (/^\s*#[ \t]+([^\n]+)/.exec(body)?.[1] ?? bare.split('/').at(-1) ?? '');
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}

const VALUE = /[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)/;
const ATTRIBUTES = new RegExp(`\\{:?[ \\t]*(?:[.#][\\w-]+|${VALUE.source})(?:[ \\t]+(?:[.#][\\w-]+|${VALUE.source}))*[ \\t]*\\}`, 'g');

/** Removes extensions of Python-Markdown and PyMdown that only concern looks, and replaces others that have no syntax here. */
function extensions(text: string, page: Page): string {
  return text
    .replace(TABLE_ROW, (row) => withEscapedBars(row, page.mask))
    .replace(/^[ \t]*\[TOC\][ \t]*$|\{%-?\s*(?:end)?raw\s*-?%\}/gim, '')
    .replace(/!\[[^\]\n]*\]\([^()\s]*#(?:only-dark|gh-dark-mode-only)\)(?:\{[^}\n]*\})?/g, '')
    .split('\n')
    .map((line) => (/^[ \t>]*#{1,6}[ \t]/.test(line) ? line : withoutAttributes(line, page)))
    .join('\n')
    .replace(/(?<!\{)\+\+([\w"-]+(?:\+[\w"-]+)*)\+\+/g, (_, keys: string) => {
      page.addConverted('keys');
      return page.code(keys.split('+').map(keyName).join('+'));
    })
    .replace(/\{--[^]*?--\}|\{>>[^]*?<<\}/g, '')
    .replace(/\{(\+\+|==)([^]*?)\1\}/g, '$2')
    .replace(/\{~~[^]*?~>([^]*?)~~\}/g, '$1')
    .replace(/(?<!\^)\^\^(?=\S)([^^\n]+)\^\^(?!\^)/g, '$1');
}

function withoutAttributes(line: string, page: Page): string {
  return line.replace(ATTRIBUTES, () => {
    page.addConverted('attributes');
    return '';
  });
}

const keyName = (key: string) => key.replaceAll('"', '').replace(/^\w/, (letter) => letter.toUpperCase());

/** Turns references that a plugin would have resolved, to any page's heading or to code, into text. */
function withoutReferences(text: string, page: Page): string {
  const defined = new Set([...text.matchAll(/^[ \t]*(?:> ?)*\[([^\]^\n]+)\]:/gm)].map(([, name = '']) => name.toLowerCase()));
  return text.replace(/(?<![\w\])!])\[([^\][\n]+)\]\[([^\][\n]*)\]/g, (raw, label: string, name: string) => {
    if (defined.has((name || label).toLowerCase().replace(/\s+/g, ' '))) return raw;
    page.addFinding('Links that lead nowhere, now text', raw);
    return label;
  });
}
