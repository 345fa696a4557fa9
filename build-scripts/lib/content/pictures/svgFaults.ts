import { positionAt } from '../source/positionAt';
import type { Problem } from '../source/problem';

type Fault = Pick<Problem, 'line' | 'column' | 'message' | 'hint'>;

interface Suspect {
  readonly pattern: RegExp;
  /** Goes between "has" and the text found. */
  readonly what: string;
  readonly hint: string;
}

const NEVER_RUNS = 'Remove it: it never runs in a page, and the site’s policy blocks it when the drawing is opened on its own.';
const NOT_LOADED = 'Put what it refers to into the drawing: a picture can’t load anything.';

/** What a drawing may hold that doesn't do what its author expects, or that a stranger has put there. */
const SUSPECTS: readonly Suspect[] = [
  { pattern: /<script\b/gi, what: 'a script', hint: NEVER_RUNS },
  { pattern: /(?<=\s)on[a-z]+\s*=/gi, what: 'an event handler', hint: NEVER_RUNS },
  { pattern: /(?:xlink:)?href\s*=\s*["']\s*javascript:/gi, what: 'a link that runs a script', hint: NEVER_RUNS },
  { pattern: /<!ENTITY\b/gi, what: 'a custom entity', hint: 'Write what it stands for: browsers may not show it.' },
  { pattern: /<(?:image|use|feImage)\b[^>]*?href\s*=\s*["'](?!#|data:)[^"']/gi, what: 'a part that is loaded from elsewhere', hint: NOT_LOADED },
  { pattern: /@import\b|url\(\s*["']?(?:https?:)?\/\//gi, what: 'a part that is loaded from elsewhere', hint: NOT_LOADED },
];

/** What is wrong in the source of a drawing, each with its place; each kind is reported once. */
export function svgFaults(svg: string): Fault[] {
  const source = svg.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return SUSPECTS.flatMap(({ pattern, what, hint }): Fault[] => {
    const [found] = source.matchAll(pattern);
    if (!found) return [];
    const shown = found[0].trim().slice(0, 40);
    return [{ ...positionAt(source, found.index), message: `has ${what}: ${shown}`, hint }];
  });
}
