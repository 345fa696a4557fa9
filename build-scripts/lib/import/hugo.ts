import { routeOf } from '../content/document';
import { callout, details, kindNamed, labelled } from './callouts';
import { readDate } from './dates';
import { fenceText, languageOf, rangesOf } from './fences';
import { textOf } from './frontMatter';
import { maskHtmlCode } from './html';
import { captioned, PAGE_SCHEME } from './links';
import type { Page } from './page';
import { folderFor } from './places';
import type { System } from './system';
import { block, readAttributes, renderTags, type Renderer, type Tag, type TagLanguage } from './tags';

const SHORTCODE = /\{\{([<%])\s*(\/?)\s*([\w./-]+)((?:\s(?:"(?:[^"\\]|\\.)*"|[^"])*?)?)\s*(\/?)\s*[%>]\}\}/g;

function findShortcodes(text: string): Tag[] {
  const found = [...text.matchAll(SHORTCODE)];
  const closed = new Set(found.filter(([, , slash]) => slash).map(([, , , name]) => name));
  return found.map((match): Tag => {
    const [raw, , slash, name = '', attributes = '', end] = match;
    const kind = slash ? 'close' : closed.has(name) && !end ? 'open' : 'single';
    return { kind, name: name.replace(/\.html$/, ''), ...readAttributes(attributes), raw, start: match.index, end: match.index + raw.length };
  });
}

const first = ({ positional }: Tag) => positional[0] ?? '';
const titleOf = ({ named, positional }: Tag, from = 1) => named['title'] ?? named['header'] ?? positional.slice(from).join(' ');

/** `{{< notice warning >}}`, `{{< admonition type=tip title="…" >}}`. */
const typed: Renderer = (tag, body) => {
  const name = tag.named['type'] ?? tag.named['context'] ?? tag.named['style'] ?? first(tag);
  const kind = kindNamed(name);
  return body.trim() ? callout(kind ?? 'note', titleOf(tag, kind || !tag.positional.length ? 1 : 0), body) : null;
};

/** `{{< tip "Title" >}}`: its name is its kind. */
const named: Renderer = (tag, body) => {
  const kind = kindNamed(tag.name);
  return kind && body.trim() ? callout(kind, titleOf(tag, 0), body) : null;
};

const reference: Renderer = ({ positional, named: { path } }, _, page) => {
  const [target = '', anchor] = (path ?? positional[0] ?? '').split('#');
  const item = target ? (page.site.pageOf(target, page.item) ?? page.site.pageNamed(target)) : page.item;
  return `${PAGE_SCHEME}${item ? routeOf(item).slice(1) : target}${anchor ? `#${anchor}` : ''}`;
};

const figure: Renderer = ({ named: { src = '', alt, caption, title, link } }) => {
  const shown = captioned(`[${(alt ?? caption ?? title ?? '').replace(/[[\]]/g, '')}]`, src, [title, caption].filter(Boolean).join(': '));
  return src ? block(link ? `[${shown}](<${link}>)` : shown) : null;
};

const linked =
  (name: string, address: (id: string, tag: Tag) => string): Renderer =>
  (tag) => {
    const id = tag.named['id'] ?? first(tag);
    return id ? block(`[${tag.named['title'] ?? name}](${address(id, tag)})`) : null;
  };

const tab: Renderer = (tag, body, page) => labelled(page, tag.named['name'] ?? tag.named['header'] ?? tag.named['title'] ?? first(tag), body);

const RENDERERS: Readonly<Record<string, Renderer>> = {
  ...each('notice hint callout admonition alert', typed),
  ...each('note tip info warning danger caution important attention success error', named),
  ...each('ref relref', reference),
  ...each('figure img image', figure),
  ...each('tab tabitem tab-item', tab),
  ...each('tabs tabpane steps columns column card-container', (_, body) => block(body)),
  ...each('details expand collapse spoiler', (tag, body) => details(tag.named['summary'] ?? titleOf(tag, 0), body)),
  youtube: linked('Video on YouTube', (id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: linked('Video on Vimeo', (id) => `https://vimeo.com/${id}`),
  gist: linked('Gist on GitHub', (id, { positional }) => `https://gist.github.com/${id}/${positional[1] ?? ''}`),
  ...each(
    'tweet x',
    linked('Post on X', (id, { named: { user } }) => `https://x.com/${user ?? 'i'}/status/${id}`),
  ),
  ...each('toc rawhtml raw', (_, body) => body),
  br: () => '\\\n',
  kbd: (tag, body, page) => page.code(body || tag.positional.join(' ')),
  mermaid: (_, body, page) => diagram(body, page),
};

function diagram(body: string, page: Page): string {
  page.tell('Diagrams, shown as code', body.trim());
  return block(page.mask.keep(fenceText({ language: 'text', meta: '', text: page.mask.restore(body).trim() })));
}

function each(names: string, renderer: Renderer): Record<string, Renderer> {
  return Object.fromEntries(names.split(' ').map((name) => [name, renderer]));
}

const LANGUAGE: TagLanguage = {
  what: 'shortcode',
  find: findShortcodes,
  rendererOf: ({ name }) => (Object.hasOwn(RENDERERS, name) ? RENDERERS[name] : undefined),
};

const HIGHLIGHT = /\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?([^\n]*?)[%>]\}\}\n?([^]*?)\n?[ \t]*\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/g;
/** A shortcode with a comment's signs inside its own is shown instead of run. */
const ESCAPED = /`?\{\{([<%])\s*\/\*\s*([^]*?)\s*\*\/\s*([%>])\}\}`?/g;

const unescaped = (text: string) => text.replace(ESCAPED, (raw) => raw.replace(/\{\{([<%])\s*\/\*\s*/, '{{$1 ').replace(/\s*\*\/\s*([%>])\}\}/, ' $1}}'));

/** Hugo: `content/` with sections, shortcodes, page bundles. */
export const hugo: System = {
  configFiles: [
    'hugo.toml',
    'hugo.yaml',
    'hugo.yml',
    'hugo.json',
    'config.toml',
    'config.yaml',
    'config.yml',
    'config/_default/hugo.toml',
    'config/_default/config.toml',
  ],
  ignored: /^(?:public|resources|themes|archetypes|layouts|node_modules)\//,
  roots: ['static', 'assets'],
  findsByName: false,
  splitsAtBlanks: false,
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
  ],
  placeOf: (path) => {
    const below = /^content\/(?:(?=[^/]+\.))?(.*)$/.exec(path)?.[1] ?? path;
    const parts = below.replace(/\.\w+$/, '').split('/');
    const name = parts.at(-1) === 'index' ? (parts.slice(0, -1).at(-1) ?? '') : (parts.at(-1) ?? '');
    if (/^(?:README|CHANGELOG|CONTRIBUTING|LICENSE)$/.test(path.replace(/\.md$/, ''))) return { skipped: 'Files about the folder' };
    if (name === '_index' || name === '') return { skipped: 'Pages of a list, which is made of what is in it' };
    const parents = parts.slice(0, parts.at(-1) === 'index' ? -2 : -1);
    const [, day = '', rest = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
    return { folder: folderFor(parents), name: rest, parents, date: readDate(day) };
  },
  addressesOf: ({ data, path, date }, config) => {
    const below = path
      .replace(/^content\//, '')
      .replace(/\.\w+$/, '')
      .replace(/\/index$/, '');
    const slug = typeof data['slug'] === 'string' ? below.replace(/[^/]+$/, data['slug']) : below;
    const own = typeof data['url'] === 'string' ? data['url'] : (permalink(slug, { data, date: date?.day }, config) ?? `/${slug}/`);
    const aliases = Array.isArray(data['aliases']) ? data['aliases'].filter((alias): alias is string => typeof alias === 'string') : [];
    return [own, ...aliases].map((address) => (address.startsWith('/') ? address : `/${address}`).toLowerCase().replace(/ /g, '-'));
  },
  fence: (fence, page) => {
    const text = unescaped(fence.text);
    if (fence.language === 'mermaid' || fence.language === 'goat') return page.mask.restore(diagram(text, page)).trim();
    const [, lines = ''] = /hl_lines\s*=\s*(\[[^\]]*\]|"[^"]*"|[\d-]+)/.exec(fence.meta) ?? [];
    const [, title = ''] = /(?:title|filename)\s*=\s*"([^"]*)"/.exec(fence.meta) ?? [];
    return { ...fence, text, meta: [title && `title="${title}"`, rangesOf(lines)].filter(Boolean).join(' ') };
  },
  code: (text, page) =>
    maskHtmlCode(
      text
        .replace(HIGHLIGHT, (...[, name = '', options = '', code = '']: string[]) => {
          page.right('shortcode');
          const [lines = ''] = /hl_lines\s*=\s*(?:\[[^\]]*\]|[^",]*)/.exec(options) ?? [];
          return block(page.mask.keep(fenceText({ language: languageOf(name).language, meta: rangesOf(lines), text: unescaped(code) })));
        })
        .replace(ESCAPED, (raw) => {
          page.right('shortcode');
          return page.code(unescaped(raw));
        }),
      page,
    ),
  text: (text, page) =>
    renderTags(text.replace(/^[ \t]*\[TOC\][ \t]*$/gim, ''), LANGUAGE, page)
      // Hugo writes a block's attributes on the line below it.
      .replace(/^[ \t]*\{(?:[.#][\w-]+|\w+="[^"\n]*")(?:\s+(?:[.#][\w-]+|\w+="[^"\n]*"))*\}[ \t]*$/gm, ''),
};

/** What `permalinks` of the configuration makes of a page's section. */
function permalink(
  below: string,
  { data, date }: { readonly data: Readonly<Record<string, unknown>>; readonly date: string | undefined },
  config: { readonly data: Readonly<Record<string, unknown>> },
): string | null {
  const [section = '', ...rest] = below.split('/');
  const { permalinks } = config.data as { permalinks?: Record<string, unknown> & { page?: Record<string, unknown> } };
  const pattern = permalinks?.[section] ?? permalinks?.page?.[section];
  const day = readDate(data['date'])?.day ?? date ?? '';
  if (typeof pattern !== 'string') return null;
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const name = rest.at(-1) ?? section;
  const title = textOf(data['title'])
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const slug = textOf(data['slug']) || title;
  const tokens: Readonly<Record<string, string>> = {
    year,
    month,
    day: dayOfMonth,
    slug,
    title,
    filename: name,
    contentbasename: name,
    slugorfilename: name,
    slugorcontentbasename: name,
    section,
  };
  return pattern.replace(/:(\w+)/g, (token, key: string) => tokens[key] ?? token);
}
