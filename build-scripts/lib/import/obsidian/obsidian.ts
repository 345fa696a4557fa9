import { routeOf } from '../../content/articles/document';
import { callout, githubAlerts, kindNamed } from '../syntax/callouts';
import { readDate } from '../page/dates';
import { listed } from './dataview';
import { fenceText } from '../syntax/fences';
import { maskHtmlCode } from '../syntax/html';
import { withEmbeddedNotes } from './embeddedNotes';
import { PAGE_SCHEME } from '../syntax/links';
import type { Page } from '../page/page';
import { folderFor } from '../page/places';
import { KNOWN } from '../page/fields';
import { withProperties } from '../syntax/shownFields';
import type { Generator } from '../generator/generator';
import { isNo, isYes, textOf } from '../page/frontMatter';

const EMBED = /!\[\[([^\][\n|#^\\]*)((?:[#^][^\][\n|\\]*)?)(?:\\?\|([^\][\n]*))?\]\]/g;
const WIKILINK = /\[\[([^\][\n|#\\]*)((?:#[^\][\n|\\]*)?)(?:\\?\|([^\][\n]*))?\]\]/g;
const DRAWN = /^(?:mermaid|dataview|dataviewjs|tasks|query|chart|excalidraw|kanban|button|ad-\w+)$/;

/** Obsidian: a vault with wikilinks, embeds, callouts and tags in the text. */
export const obsidian: Generator = {
  configFiles: [],
  ignored: /(?:^|\/)(?:\.obsidian|\.trash|_?templates?|node_modules)\//i,
  roots: [],
  findsByName: true,
  hasIndentedCode: true,
  titledByHeading: [],
  splitsAtSpaces: true,
  leftOut: [/\.(?:canvas|base|excalidraw)$/, 'Canvases and bases'],
  looks: [
    'mobile',
    'banner',
    'icon',
    'cssClass',
    'tag-link',
    'obsidianUIMode',
    'dg-publish',
    'title-case',
    'aliases',
    'alias',
    'cssclass',
    'cssclasses',
    'publish',
    'permalink',
    'cover',
    'position',
    'kanban-plugin',
    'id',
    'type',
  ],
  placeOf: (path) => {
    if (/\.excalidraw\.md$/.test(path)) return { skipped: 'Drawings' };
    const parts = path.replace(/\.\w+$/, '').split('/');
    const name = parts.at(-1) ?? '';
    const date = readDate(/^(\d{4}-\d{2}-\d{2})(?:\b|$)/.exec(name)?.[1]);
    const parents = parts.slice(0, -1);
    return { folder: date && name.length === 10 ? 'blog' : folderFor(parents), name: name.replace(/^\d{4}-\d{2}-\d{2}[ _-]+/, ''), parents, date };
  },
  dataOf: ({ pages, report }) => {
    // The Digital Garden publishes only notes that say so.
    const isGarden = [...pages.values()].some((data) => isYes(data['dg-publish']));
    return (path) => {
      const data = pages.get(path) ?? {};
      if (!isGarden || isYes(data['dg-publish']) || isNo(data['dg-publish'])) return { data };
      report.add({ what: 'Notes that the Digital Garden doesn’t publish, now drafts', file: path, line: 1, text: '', about: 'without dg-publish: true' });
      return { data: { ...data, 'dg-publish': false } };
    };
  },
  addressesOf: ({ data }) => {
    const published = textOf(data['permalink']);
    return published ? [`/${published.replace(/^\//, '')}`] : [];
  },
  assemble: (text, page) => withProperties(withEmbeddedNotes(text, page), page, (key) => KNOWN.has(key) || obsidian.looks.includes(key)),
  fence: (fence, page) => {
    const [, kind] = /^ad-(\w+)$/.exec(fence.language) ?? [];
    if (kind) {
      page.addConverted('callout');
      const [, title = ''] = /^title:[ \t]*(.*)$/m.exec(fence.text) ?? [];
      return callout(kindNamed(kind) ?? 'note', title, fence.text.replace(/^(?:title|color|icon|collapse):[^\n]*\n?/gm, '')).trim();
    }
    if (!DRAWN.test(fence.language)) return { ...fence, meta: '' };
    const list = fence.language === 'dataview' ? listed(fence.text, page) : null;
    if (list) {
      page.addConverted('query');
      return list;
    }
    const isDrawing = fence.language === 'mermaid';
    page.addFinding(isDrawing ? 'Diagrams, shown as code' : 'Queries, kept as comments', fence.text);
    return isDrawing ? fenceText({ language: 'text', meta: '', text: fence.text }) : page.mask.restore(page.comment(`${fence.language}\n${fence.text}`));
  },
  code: (text, page) =>
    maskHtmlCode(text, page).replace(/(?<!`)`\$?= [^`\n]+`/g, (raw) => {
      const value = propertyOf(raw, page);
      if (value) {
        page.addConverted('query');
        return value;
      }
      page.addFinding('Queries in the text, shown as code', raw);
      return page.mask.keep(raw);
    }),
  text: (text, page) =>
    [comments, templates, embeds, wikilinks, githubAlerts, fields, footnotes, marks, inlineTags].reduce((changed, pass) => pass(changed, page), text),
};

/** What a query of the page itself shows: `= this.file.name`, `= this.status`. */
function propertyOf(query: string, { item }: Page): string {
  const [, key = ''] = /^`\$?= *this\.([\w.-]+) *`$/.exec(query) ?? [];
  return key === 'file.name' ? (item.path.split('/').at(-1) ?? '').replace(/\.\w+$/, '') : textOf(item.data[key]);
}

function comments(text: string, page: Page): string {
  return text.replace(/%%([^]*?)%%/g, (_, inside: string) => {
    page.addConverted('comment');
    return page.comment(inside);
  });
}

function templates(text: string, page: Page): string {
  return text.replace(/<%[^]*?%>/g, (raw) => page.asCode('Template expressions, shown as code', raw));
}

function embeds(text: string, page: Page): string {
  return text.replace(EMBED, (raw: string, ...[name = '', anchor = '', label]: (string | undefined)[]) => {
    const target = name.trim();
    if (/\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i.test(target)) {
      const alt = label && !/^\d+(?:x\d+)?$/.test(label) ? label.replace(/\|\d+(?:x\d+)?$/, '') : '';
      if (/^https?:/.test(target) || page.site.fileOf(target, page.item)) return `![${alt}](<${target}>)`;
      page.addFinding('Missing pictures, now their descriptions', raw);
      return alt || target;
    }
    if (/\.(?:\w{2,5}|canvas)$/.test(target) && !target.endsWith('.md')) {
      const isThere = page.site.fileOf(target, page.item) !== undefined && !/\.(?:canvas|base)$/.test(target);
      if (isThere) page.addConverted('embedded file');
      else page.addFinding('Embedded files that can’t be shown, now their names', raw);
      return isThere ? `[${label ?? target}](<${target}>)` : (label ?? target);
    }
    page.addFinding('Embedded notes, now links', raw);
    return linkTo({ name: target, anchor, label, raw }, page);
  });
}

function wikilinks(text: string, page: Page): string {
  return text.replace(WIKILINK, (raw: string, ...[name = '', anchor = '', label]: (string | undefined)[]) =>
    linkTo({ name: name.trim(), anchor, label, raw }, page),
  );
}

interface Wikilink {
  readonly name: string;
  readonly anchor: string;
  readonly label: string | undefined;
  readonly raw: string;
}

function linkTo({ name, anchor, label, raw }: Wikilink, page: Page): string {
  const heading = anchor.replace(/^#/, '').split('#').at(-1) ?? '';
  const isBlock = heading.startsWith('^');
  const shown = (label?.trim() || [name, isBlock ? '' : heading].filter(Boolean).join(' › ') || name).trim();
  const fragment = heading && !isBlock ? `#${encodeURIComponent(page.mask.restore(heading).trim())}` : '';
  if (!name) return fragment ? `[${shown}](${fragment})` : shown;
  const item = page.site.pageNamed(name);
  if (!item && page.site.fileOf(name, page.item)) return `[${shown}](<${name}>)`;
  if (item) return `[${shown}](${PAGE_SCHEME}${routeOf(item).slice(1)}${fragment})`;
  page.addFinding('Wikilinks to missing notes, now text', raw);
  return shown;
}

/** Dataview's fields: `key:: value` on a line, `[key:: value]` within one. */
function fields(text: string, page: Page): string {
  return text
    .replace(/[[(]([A-Za-z][\w -]*)::[ \t]*([^\])\n]*)[\])]/g, (_, key: string, value: string) => `**${key}:** ${value.trim()}`)
    .replace(
      /^([ \t]*(?:> ?)*(?:[-*+] )?)(?:\*\*)?([A-Za-z][\w -]{0,40})(?:\*\*)?::[ \t]+(\S[^\n]*)$/gm,
      (...[, prefix = '', key = '', value = '']: string[]) => {
        page.addConverted('field');
        return `${prefix}${/[-*+] $/.test(prefix) ? '' : '- '}**${key}:** ${value}`;
      },
    );
}

/** `^[text]` is an inline footnote; `^id` at the end of a line names a block. */
function footnotes(text: string, page: Page): string {
  const notes: string[] = [];
  const changed = text
    .replace(/(?<!\[)\^\[((?:[^[\]\n]|\[[^\]\n]*\])+)\]/g, (_, note: string) => {
      page.addConverted('footnote');
      notes.push(`[^inline-${notes.length + 1}]: ${note}`);
      return `[^inline-${notes.length}]`;
    })
    .replace(/[ \t]+\^[\w-]+[ \t]*$/gm, '')
    .replace(/^\^[\w-]+[ \t]*$/gm, '');
  return notes.length > 0 ? `${changed.trimEnd()}\n\n${notes.join('\n')}\n` : changed;
}

/** Checkboxes of tasks with characters of their own: with `-` the task is done, with any other it is open. */
function marks(text: string, page: Page): string {
  return text.replace(/^([ \t]*(?:> ?)*[ \t]*(?:[-*+]|\d+\.)[ \t]+)\[([^\sxX\]])\](?=[ \t])/gm, (_, bullet: string, sign: string) => {
    page.addConverted('task');
    return `${bullet}[${sign === '-' ? 'x' : ' '}]`;
  });
}

const TAG = /(?<![\w/#&[(\\"'=:>`])#((?=[\p{L}\p{N}_/-]*\p{L})[\p{L}\p{N}_/-]+)/gu;

/** Tags go into the front matter. A line of tags is dropped; in a sentence, a tag becomes its word. */
function inlineTags(text: string, page: Page): string {
  return text
    .split('\n')
    .map((line) => {
      const found = [...line.matchAll(TAG)].map(([, tag = '']) => tag.replace(/\/+$/, ''));
      if (found.length === 0) return line;
      page.tags.push(...found);
      page.addConverted('tag in the text');
      const rest = line.replace(TAG, '').trim();
      if (/^(?:tags?:?)?$/i.test(rest)) return '';
      // After a sentence, they aren't part of it.
      return line.replace(new RegExp(`(?<=[.!?)\\]])(?:\\s+${TAG.source})+\\s*$`, 'u'), '').replace(TAG, '$1');
    })
    .join('\n');
}
