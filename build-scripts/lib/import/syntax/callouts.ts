import { CALLOUTS, type CalloutKind } from '../../../../src/core/content/callouts';
import { byNames } from '../../text/byNames';
import type { Page } from '../page/page';
import { block } from './tags';

/** What other generators call their callouts. */
const KINDS: Readonly<Record<string, CalloutKind>> = {
  ...Object.fromEntries(Object.keys(CALLOUTS).map((kind) => [kind, kind as CalloutKind])),
  ...byNames<CalloutKind>('info abstract summary tldr todo question help faq example secondary default primary new quote', 'note'),
  ...byNames<CalloutKind>('hint success check done idea', 'tip'),
  ...byNames<CalloutKind>('attention warn alert experimental', 'warning'),
  ...byNames<CalloutKind>('danger error bug failure fail missing critical', 'caution'),
  ...byNames<CalloutKind>('highlight', 'important'),
};

/** The kind of callout that another generator's name means; null when it means none. */
export function kindNamed(name: string): CalloutKind | null {
  const key = name.toLowerCase();
  return Object.hasOwn(KINDS, key) ? (KINDS[key] ?? null) : null;
}

/** A callout in our form. A title that says no more than the kind is left out. */
export function callout(kind: CalloutKind, title: string, body: string): string {
  const isPlain = title.trim() === '' || title.trim().toLowerCase() === kind || kindNamed(title.trim()) === kind;
  const lines = [...(isPlain ? [] : [boldLine(title), '']), ...body.trim().split('\n')];
  return block([`> [!${kind.toUpperCase()}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n'));
}

/** A title in bold; bold words within it lose their markers. */
const boldLine = (title: string) => `**${title.trim().replaceAll('**', '')}**`;

const BOX = /^(?:notice|alert|admonition|callout|hint|bs-callout|prompt)(?:-{1,2}([a-z]+))?$|^(note|info|tip|warning|danger|caution|important)$/;

/** A callout from an HTML box with one of its class names, titled by the heading that it begins with; null for any other box. */
export function boxOf(classes: string, body: string): string | null {
  const named = classes.split(/\s+/).flatMap((name) => (BOX.exec(name) ? [BOX.exec(name)?.slice(1).find(Boolean) ?? ''] : []));
  if (named.length === 0 || !body.trim()) return null;
  const kind = named.map(kindNamed).find((each) => each !== null) ?? 'note';
  const [raw = '', title = ''] = /^\s*#{2,6}[ \t]+([^\n]+)/.exec(body) ?? [];
  return callout(kind, title, body.slice(raw.length));
}

const FENCE = /^(`{3,})(\S*)([^\n]*)\n[^]*\n\1$/;

/** One of several parts of which a reader needs one: a lone fence becomes a tab, anything else follows its label. */
export function labelled(page: Page, label: string, body: string): string {
  const [code = '', signs = '', language = '', meta = ''] = FENCE.exec(page.mask.restore(body).trim()) ?? [];
  if (code && !code.slice(signs.length, -signs.length).includes(`\n${signs}`) && label.trim() && !label.includes('"')) {
    return block(page.mask.keep(`${signs}${language || 'text'}${meta} tab="${label.trim()}"${code.slice((signs + language + meta).length)}`));
  }
  return block([label.trim() && `**${label.trim()}**`, body.trim()].filter(Boolean).join('\n\n'));
}

/** A part that the original site folds. */
export function details(summary: string, body: string): string {
  const plain = summary.replace(/[<>`*]/g, '').trim();
  return block(`<details>\n<summary>${plain || 'Details'}</summary>\n\n${body.trim()}\n\n</details>`);
}

const CALLOUT = /^([ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:>[ \t]?)*>)[ \t]*\[!([\w-]+)(?:\|[^\]\n]*)?\][+-]?[ \t]*([^\n]*)$/gm;

/** `> [!info]- Title`: Obsidian has the title on the marker's line; our callouts have it on a line of its own. */
export function githubAlerts(text: string, page: Page): string {
  return text.replace(CALLOUT, (...[raw = '', signs = '', name = '', title = '']: string[]) => {
    const kind = kindNamed(name);
    if (!kind) page.addFinding('Callouts of an unknown kind, now notes', raw);
    else page.addConverted('callout');
    const isPlain = !title.trim() || (kind !== null && kindNamed(title.trim()) === kind);
    // Only the first line of a list item has its marker.
    const below = signs.replace(/[^>\s]/g, ' ');
    if (/^(?:quote|cite)$/i.test(name)) return isPlain ? signs : `${signs} ${boldLine(title)}\n${below}`;
    return [`${signs} [!${(kind ?? 'note').toUpperCase()}]`, ...(isPlain ? [] : [`${below} ${boldLine(title)}`, below])].join('\n');
  });
}
