import * as fc from 'fast-check';
import { completions, isClearCommand, runCommand, type TerminalContext, type TerminalLine } from '../../../src/core/terminal/commands';

const NAMES = ['help', 'about', 'skills', 'projects', 'exp', 'contact', 'certs', 'tools', 'clear'];

const context: TerminalContext = {
  facts: {
    summary: 'I run fleets.',
    headline: 'Site-Reliability Engineer',
    expertise: [{ category: 'Linux', skills: ['Debian', 'systemd'] }],
    experience: [{ role: 'Engineer', organisation: 'A company', start: '2022-04', end: null }],
    certifications: [{ title: 'LFCS', issuer: 'The Linux Foundation', date: '2017-06' }],
    projects: [{ id: 'azure-migration', title: 'Azure migration' }],
  },
  site: {
    name: 'Ada',
    url: 'https://ada.example',
    title: 'Ada',
    description: '',
    keywords: [],
    language: 'en',
    author: { name: 'Ada Example', jobTitle: 'Engineer', email: 'ada@ada.example' },
    social: { github: 'https://hub.example/ada', gitlab: 'https://lab.example/ada', linkedin: 'https://in.example/ada' },
    links: { personalBlog: '', status: '' },
    profileImage: '',
    profileImageAlt: '',
    socialCard: '',
    resumePdf: '',
    coreTools: [{ name: 'Ansible', purpose: 'Declared state', icon: 'sliders' }],
  },
};

const textOf = (line: TerminalLine) => line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const printed = (input: string) => runCommand(input, context).map(textOf);
const links = (input: string) => runCommand(input, context).flatMap((line) => line.flatMap((part) => (typeof part === 'string' ? [] : [part.href])));

describe('runCommand', () => {
  it('T1 lists all nine commands under help, in their order', () => {
    expect(printed('help').map((line) => line.split(' ')[0])).toEqual(NAMES);
  });

  it.each([
    ['about', 'Ada Example, Site-Reliability Engineer'],
    ['skills', 'Linux: Debian, systemd'],
    ['projects', 'Azure migration'],
    ['exp', '2022–today  Engineer, A company'],
    ['contact', 'E-mail    ada@ada.example'],
    ['certs', '2017  LFCS (The Linux Foundation)'],
    ['tools', 'Ansible: Declared state'],
  ])('T1 answers %s with "%s"', (command, answer) => {
    expect(printed(command)).toContain(answer);
  });

  it('T1 M2 gives links that lead to the project, to the resume and to each way of contact', () => {
    expect(links('projects')).toEqual(['/projects/azure-migration']);
    expect(links('about')).toEqual(['/resume']);
    expect(links('contact')).toEqual(['mailto:ada@ada.example', 'https://hub.example/ada', 'https://lab.example/ada', 'https://in.example/ada']);
  });

  it('T1 matches trimmed and in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.infiniteStream(fc.boolean()), fc.nat(3), (name, upper, spaces) => {
        const typed = [...name].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
        expect(runCommand(`${' '.repeat(spaces)}${typed}\t`, context)).toEqual(runCommand(name, context));
      }),
    );
  });

  it('T2 repeats an unknown command as typed, trimmed', () => {
    expect(printed('  Sudo RM -rf / ')[0]).toBe('Command not found: Sudo RM -rf /');
    expect(printed('<b>hi</b>')[0]).toBe('Command not found: <b>hi</b>');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('T2 knows no command by the name of an object member: %s', (name) => {
    expect(printed(name)[0]).toBe(`Command not found: ${name}`);
  });

  it('T2 suggests the command that was meant, or help', () => {
    expect(printed('hepl')).toEqual(['Command not found: hepl', 'Did you mean "help"?']);
    expect(printed('Skils')).toEqual(['Command not found: Skils', 'Did you mean "skills"?']);
    expect(printed('kubernetes')[1]).toBe('Type "help" for the list of commands.');
  });

  it('T2 prints nothing under the prompt for blank input', () => {
    expect(runCommand(' \t ', context)).toEqual([]);
  });

  it('T2 answers anything that is no command with its own words first', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (input) => {
        const typed = input.trim();
        fc.pre(typed !== '' && !NAMES.includes(typed.toLowerCase()));
        expect(printed(input)[0]).toBe(`Command not found: ${typed}`);
      }),
    );
  });
});

describe('isClearCommand', () => {
  it('T1 T2 knows clear trimmed and in any case, and nothing else', () => {
    expect(isClearCommand(' CLEAR ')).toBe(true);
    for (const input of ['', 'clear all', 'cls']) expect(isClearCommand(input)).toBe(false);
  });
});

describe('completions', () => {
  it('T1 completes a prefix in any case, and nothing to everything', () => {
    expect(completions('He')).toEqual(['help']);
    expect(completions('c')).toEqual(['contact', 'certs', 'clear']);
    expect(completions('x')).toEqual([]);
    expect(completions('  ')).toEqual([]);
  });
});
