import type { Problem } from '../content/problem';
import type { Finding } from './report';

/** A text that has been made right, and what is to be said of it. */
export interface Repair {
  readonly text: string;
  readonly finding: Pick<Finding, 'what' | 'text'>;
}

const SYNTAX = /^has an? [^:]*: ([^]*)$/;
const TARGET = /^(links to|shows the image) (\S+?),? /;

/** Makes a text right in which one thing is wrong: a link becomes its text, other syntax is shown as code; null where that won't do. */
export function repaired(text: string, { line, message }: Problem): Repair | null {
  const lines = text.split('\n');
  const written = lines[line - 1] ?? '';
  const [found, what] = wrongPart(written, message);
  if (!found) return null;
  const made = what.endsWith('code') ? `\`${found.replaceAll('`', '')}\`` : labelOf(found);
  lines[line - 1] = written.replace(found, () => made);
  return lines[line - 1] === written ? null : { text: lines.join('\n'), finding: { what, text: found } };
}

function wrongPart(line: string, message: string): readonly [string | undefined, string] {
  const [, syntax] = SYNTAX.exec(message) ?? [];
  if (syntax) return [line.includes(syntax) ? syntax : undefined, 'Syntax without a counterpart, shown as code'];
  const [, verb, target = ''] = TARGET.exec(message) ?? [];
  if (!verb) return [undefined, ''];
  const links = line.match(/!?\[(?:[^[\]]|\[[^\]]*\])*\]\([^()\s]*(?:\([^()\s]*\))?[^()\s]*(?:\s+"[^"]*")?\)/g) ?? [];
  const isPicture = verb !== 'links to';
  const found = links.find(
    (link) => (link.includes(target) || (isPicture && link.includes(target.split('/').at(-1) ?? target))) && link.startsWith('!') === isPicture,
  );
  return [found, isPicture ? 'Pictures that are nowhere, now their descriptions' : 'Links that lead nowhere, now text'];
}

function labelOf(link: string): string {
  return link.slice(link.indexOf('[') + 1, link.lastIndexOf(']('));
}
