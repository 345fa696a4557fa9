import type { TerminalFacts } from '../content/pages';
import type { SiteConstants } from '../site/siteConstants';
import { monthRange } from '../site/dates';
import { nearestCommand } from './nearestCommand';

/** A printed line: text, and links that lead somewhere. Never HTML, whatever was typed. */
export type TerminalLine = readonly (string | TerminalLink)[];

export interface TerminalLink {
  readonly text: string;
  readonly href: string;
}

/** What the commands know. */
export interface TerminalContext {
  readonly facts: TerminalFacts;
  readonly site: SiteConstants;
}

/** T1, in the order in which help lists them. `clear` prints nothing: the history empties instead. */
export const COMMANDS: Readonly<Record<string, { readonly about: string; readonly print: (context: TerminalContext) => TerminalLine[] }>> = {
  help: { about: 'what you can type here', print: printHelp },
  about: {
    about: 'who runs this place',
    print: ({ facts, site }) => [[`${site.author.name}, ${facts.headline}`], [facts.summary], ['Full story: ', { text: 'the resume', href: '/resume' }]],
  },
  skills: { about: 'what I work with, by area', print: ({ facts }) => facts.expertise.map(({ category, skills }) => [`${category}: ${skills.join(', ')}`]) },
  projects: { about: 'case studies', print: ({ facts }) => facts.projects.map(({ id, title }) => [{ text: title, href: `/projects/${id}` }]) },
  exp: {
    about: 'where I have worked',
    print: ({ facts }) => facts.experience.map(({ role, organisation, start, end }) => [`${monthRange(start, end)}  ${role}, ${organisation}`]),
  },
  contact: { about: 'how to reach me', print: printContact },
  certs: {
    about: 'certifications',
    print: ({ facts }) => facts.certifications.map(({ title, issuer, date }) => [`${date.slice(0, 4)}  ${title} (${issuer})`]),
  },
  tools: { about: 'what is on the bench', print: ({ site }) => site.coreTools.map(({ name, purpose }) => [`${name}: ${purpose}`]) },
  clear: { about: 'an empty screen', print: () => [] },
};

const NAMES = Object.keys(COMMANDS);

/** T1: commands are matched trimmed and in any case. */
export function isClearCommand(input: string): boolean {
  return input.trim().toLowerCase() === 'clear';
}

/** What a command prints. Blank input prints nothing but its prompt; anything unknown says so, as typed (T2). */
export function runCommand(input: string, context: TerminalContext): TerminalLine[] {
  const typed = input.trim();
  const name = typed.toLowerCase();
  if (name === '') return [];
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command.print(context);
  const near = nearestCommand(name, NAMES);
  return [[`Command not found: ${typed}`], [near ? `Did you mean "${near}"?` : 'Type "help" for the list of commands.']];
}

/** The commands that a prefix can become, for Tab. */
export function completions(prefix: string): string[] {
  const start = prefix.trim().toLowerCase();
  return start === '' ? [] : NAMES.filter((name) => name.startsWith(start));
}

function printHelp(): TerminalLine[] {
  const width = Math.max(...NAMES.map((name) => name.length)) + 2;
  return NAMES.map((name) => [name.padEnd(width), COMMANDS[name]?.about ?? '']);
}

function printContact({ site }: TerminalContext): TerminalLine[] {
  const { author, social } = site;
  return [
    ['E-mail    ', { text: author.email, href: `mailto:${author.email}` }],
    ...Object.values(social).map((href): TerminalLine => ['          ', { text: href.replace(/^https:\/\//, ''), href }]),
  ];
}
