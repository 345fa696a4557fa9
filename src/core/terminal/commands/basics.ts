import { monthRange } from '../../site/dates';
import { tagPath } from '../../site/routes';
import { sampleNotes } from '../../site/sampleNotes';
import type { SiteConstants } from '../../site/siteConstants';
import type { Answer, Call, Command } from '../command';
import { line, type TerminalLine, type TerminalPiece, type TerminalSpan } from '../line';

const says = (...lines: readonly TerminalLine[]): Answer => ({ lines });
const resumeLink: TerminalPiece = { text: 'the resume', href: '/resume' };

const noteLines = (site: SiteConstants) => sampleNotes(site).map((note) => line(note));

/** T1: the nine required commands, in the order of `help`. They take no arguments. */
export const BASICS: Readonly<Record<string, Command>> = {
  help: { usage: '', about: 'what you can type here', run: printHelp },
  about: {
    usage: '',
    about: 'who runs this place',
    run: ({ world: { facts, site } }) =>
      says(line(`${site.author.name}, ${facts.headline}`), line(facts.summary), ...noteLines(site), line('Full story: ', resumeLink)),
  },
  skills: { usage: '', about: 'what I work with, by area', run: printSkills },
  projects: {
    usage: '',
    about: 'case studies',
    run: ({ world }) => says(...world.facts.projects.map(({ id, title }) => line({ text: title, href: `/projects/${id}` }))),
  },
  exp: { usage: '', about: 'where I have worked', run: printExperience },
  contact: { usage: '', about: 'how to reach me', run: printContact },
  certs: {
    usage: '',
    about: 'certifications',
    run: ({ world }) =>
      says(...world.facts.certifications.map(({ title, issuer, date }): TerminalLine => ({ spans: [`${date.slice(0, 4)}  ${title} (${issuer})`], hang: 6 }))),
  },
  tools: { usage: '', about: 'what is on the bench', run: printTools },
  clear: {
    usage: '',
    about: 'an empty screen',
    manual: ['Empties the screen and forgets what was entered. Ctrl+L empties the screen alone.'],
    run: () => ({ lines: [] }),
  },
};

const TRIED = ['ls -l wiki', 'less wiki/ssh.md', 'grep -rn PermitRootLogin wiki', 'find -tag backup'];

function printHelp({ world }: Call): Answer {
  const basics = Object.entries(BASICS).map(([name, { about }]): TerminalLine => ({
    spans: [{ text: name, command: name }, ' '.repeat(10 - name.length), about],
    hang: 10,
  }));
  const further = inARow(
    Object.keys(world.commands).filter((name) => !Object.hasOwn(BASICS, name)),
    (name) => `man ${name}`,
  );
  return says(
    ...basics,
    { spans: [{ text: 'The whole site is a file system, too: ', look: 'quiet' }, ...further], gap: true },
    { spans: [{ text: 'Try ', look: 'quiet' }, ...inARow(TRIED, (command) => command)], hang: 4 },
  );
}

function inARow(texts: readonly string[], commandOf: (text: string) => string): TerminalSpan[] {
  return texts.flatMap((text, index): TerminalSpan[] => [...(index === 0 ? [] : ['  ']), { text, command: commandOf(text) }]);
}

/** Names that are tags link to the tag's page. */
function tagged({ world }: Call, name: string): TerminalSpan {
  return world.facts.tagged.includes(name) ? { text: name, href: tagPath(name) } : name;
}

function printSkills(call: Call): Answer {
  return says(
    ...call.world.facts.expertise.map(({ category, skills }): TerminalLine => ({
      spans: [{ text: category, look: 'strong' }, ': ', ...skills.flatMap((skill, index) => [...(index === 0 ? [] : [', ']), tagged(call, skill)])],
      hang: 2,
    })),
  );
}

function printTools(call: Call): Answer {
  return says(...call.world.site.coreTools.map(({ name, purpose }): TerminalLine => ({ spans: [tagged(call, name), `: ${purpose}`], hang: 2 })));
}

function printExperience({ world }: Call): Answer {
  const lines = world.facts.experience.map(({ role, organisation, start, end }): TerminalLine => ({
    spans: [`${monthRange(start, end)}  ${role}, ${organisation}`],
    hang: 12,
  }));
  return says(...lines, ...noteLines(world.site), line('What came of it: ', resumeLink));
}

function printContact({ world: { site } }: Call): Answer {
  const { author, social } = site;
  return says(
    { spans: ['E-mail    ', { text: author.email, href: `mailto:${author.email}` }], hang: 10 },
    ...social.map(({ url }): TerminalLine => ({ spans: ['          ', { text: url.replace(/^https:\/\//, ''), href: url }], hang: 10 })),
  );
}
