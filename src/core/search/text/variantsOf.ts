import { LOG_LENGTH } from '../limits';

/** A shell's prompt. */
const PROMPT = [/^ ?(?:\[?[\w.-]+@\S*(?: \S*\])?[$#]|[$#>]|PS \S+>) /, ''] as const;
/** What typing and pasting add to a text, or make of it, and what was meant. */
const CHANGES: readonly (readonly [made: RegExp, of: string])[] = [
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  // Those that can't break, and tabs.
  [/\s+/g, ' '],
  [/[\u2010\u2011]/g, '-'],
  // The mark of an item, and a shell's prompt.
  [/^ ?(?:[-*+•]|\d{1,2}[.)]) (?=\S)/, ''],
  PROMPT,
  // Quotes of other languages, and Markdown.
  [/^(?:[„‚»«`]|\*\*)(?:\*\*)?(.*?)[“”‘’»«`*?.]+$/, '$1'],
  [/ ?[?.;,]+ ?$/, ''],
  // A comment after a command, and what its output goes through.
  [/ #+ .*$/, ''],
  [/ ?\| ?(?:sudo )?(?:awk|cut|grep|head|jq|less|more|sed|sort|tail|tee|wc|xargs)\b.*$/, ''],
  // Guides show commands of root as root's.
  [/^ ?sudo (?!-)/, ''],
  // What is done with a file can be done with any.
  [/^(?:cat|cd|head|less|ls|more|nano|stat|tail|vim?)(?: -\S+(?: \d+)?)* (?=~?\/\S+$)/, ''],
];
/** Phones make a dash of two hyphens, editors one of a hyphen. */
const DASH = /[–—](?=\p{L})/gu;

/** A text without the prompt that it was copied with. */
export function withoutPrompt(raw: string): string {
  return raw.replace(...PROMPT);
}

/** The texts that may have been meant by a query as typed or pasted, those with the fewest changes first; the query isn't among them. */
export function variantsOf(raw: string): readonly string[] {
  let text = raw.slice(0, LOG_LENGTH).trim();
  const typed = text;
  const variants = CHANGES.flatMap(([made, of]) => {
    text = text.replace(made, of);
    return ['--', '-'].map((hyphens) => text.replace(DASH, hyphens));
  });
  return [...new Set(variants)].filter((variant) => variant !== typed);
}
