import { monthRange } from '../../site/periods';
import { tagPath } from '../../site/routes';
import { sampleNotes, type SampleState } from '../../site/sample';
import type { Answer, Call, Command, World } from '../command';
import { line, type TerminalLine, type TerminalPiece, type TerminalSpan } from '../line';

const says = (...lines: readonly TerminalLine[]): Answer => ({ lines });
const resumeLink: TerminalPiece = { text: 'the resume', href: '/resume' };

/** A line that leads to the resume, on a site that has one. */
const resumeLine = ({ pages }: World, text: string) => (pages.includes('resume') ? [line(text, resumeLink)] : []);

/** What is said if the owner has given nothing. */
const orNothing = (lines: readonly TerminalLine[]): Answer => says(...(lines.length > 0 ? lines : [line('Nothing here yet.')]));

const noteLines = (site: SampleState) => sampleNotes(site).map((note) => line(note));

/** T1: the nine required commands, in the order of `help`. They take no arguments. */
export const BASICS: Readonly<Record<string, Command>> = {
  help: { usage: '', about: 'what you can type here', run: printHelp },
  about: {
    usage: '',
    about: 'who runs this place',
    run: ({ world }) => {
      const { facts, site } = world;
      const name = [site.author.name, facts.headline].filter(Boolean).join(', ');
      return says(line(name), line(facts.summary ?? site.description), ...noteLines(site), ...resumeLine(world, 'Full story: '));
    },
  },
  skills: { usage: '', about: 'skills, by area', run: printSkills },
  projects: {
    usage: '',
    about: 'case studies',
    run: ({ world }) => orNothing(world.facts.projects.map(({ id, title }): TerminalLine => ({ spans: [{ text: title, href: `/projects/${id}` }], hang: 2 }))),
  },
  exp: { usage: '', about: 'work experience', run: printExperience },
  contact: { usage: '', about: 'e-mail and profiles', run: printContact },
  certs: {
    usage: '',
    about: 'certifications',
    run: ({ world }) =>
      orNothing(world.facts.certifications.map(({ title, issuer, date }): TerminalLine => ({ spans: [`${date.slice(0, 4)}  ${title} (${issuer})`], hang: 6 }))),
  },
  tools: { usage: '', about: 'what is on the bench', run: printTools },
  clear: {
    usage: '',
    about: 'an empty screen',
    manual: ['Empties the screen and forgets what was entered. Ctrl+L only empties the screen.'],
    run: () => ({ lines: [] }),
  },
};

function printHelp({ world }: Call): Answer {
  const { tried } = world.facts;
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
    ...(tried.length > 0 ? [{ spans: [{ text: 'Try ', look: 'quiet' } as const, ...inARow(tried, (command) => command)], hang: 4 } as const] : []),
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
  return orNothing(
    call.world.facts.expertise.map(({ category, skills }): TerminalLine => ({
      spans: [{ text: category, look: 'strong' }, ': ', ...skills.flatMap((skill, index) => [...(index === 0 ? [] : [', ']), tagged(call, skill)])],
      hang: 2,
    })),
  );
}

function printTools(call: Call): Answer {
  return orNothing(call.world.facts.tools.map(({ name, purpose }): TerminalLine => ({ spans: [tagged(call, name), `: ${purpose}`], hang: 2 })));
}

function printExperience({ world }: Call): Answer {
  const lines = world.facts.experience.map(({ role, organisation, start, end }): TerminalLine => ({
    spans: [`${monthRange(start, end).padEnd(10)}  ${role}, ${organisation}`],
    hang: 12,
  }));
  return orNothing([...lines, ...(lines.length > 0 ? noteLines(world.site) : []), ...resumeLine(world, 'What came of it: ')]);
}

function printContact({ world: { site } }: Call): Answer {
  const { email } = site.author;
  return orNothing([
    ...(email ? [{ spans: ['E-mail    ', { text: email, href: `mailto:${email}` }], hang: 10 } as const] : []),
    ...site.social.map(({ url }): TerminalLine => ({ spans: ['          ', { text: url.replace(/^https:\/\//, ''), href: url }], hang: 10 })),
  ]);
}
