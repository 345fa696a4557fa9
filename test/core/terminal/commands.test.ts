import * as fc from 'fast-check';
import { COMMANDS } from '../../../src/core/terminal/commands/commandTable';
import { completeLine } from '../../../src/core/terminal/completeLine';
import { prepareLine } from '../../../src/core/terminal/prepareLine';
import { anyString } from '../../support/anyString';
import { fuzz } from '../../support/fuzz';
import { answerTo, hrefs, pieces, printed, WORLD } from './support/sampleShell';

const NAMES = ['help', 'about', 'skills', 'projects', 'exp', 'contact', 'certs', 'tools', 'clear'];

describe('the nine commands', () => {
  it('T1 are listed first by help, in their order', () => {
    expect(
      printed('help')
        .slice(0, 9)
        .map((line) => line.split(' ')[0]),
    ).toEqual(NAMES);
  });

  it('are followed by every other command of the table', () => {
    const manuals = pieces('help').flatMap(({ command = '' }) => /^man (.*)/.exec(command)?.[1] ?? []);
    expect(manuals).toEqual(Object.keys(COMMANDS).filter((name) => !NAMES.includes(name)));
  });

  it.each([
    ['about', 'Ada Example, Site-Reliability Engineer'],
    ['skills', 'Linux: Debian, systemd'],
    ['projects', 'Azure migration'],
    ['exp', '2022–today  Engineer, A company'],
    ['exp', '2019–2022   Technician, A provider'],
    ['contact', 'E-mail    ada@ada.example'],
    ['certs', '2017  LFCS (The Linux Foundation)'],
    ['tools', 'Ansible: Declared state'],
  ])('T1 answer %s with "%s"', (command, answer) => {
    expect(printed(command)).toContain(answer);
  });

  it('T1 M2 give links that lead to the project, to the resume, to tags and to each way of contact', () => {
    expect(hrefs('projects')).toEqual(['/projects/azure-migration']);
    expect(hrefs('about')).toEqual(['/resume']);
    expect(hrefs('skills')).toEqual(['/tags/Debian']);
    expect(hrefs('tools')).toEqual(['/tags/Ansible']);
    expect(hrefs('contact')).toEqual(['mailto:ada@ada.example', 'https://hub.example/ada', 'https://lab.example/ada', 'https://in.example/ada']);
  });

  it('T1 are matched trimmed and in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.infiniteStream(fc.boolean()), fc.nat(3), (name, upper, spaces) => {
        const typed = [...name].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
        expect(answerTo(`${' '.repeat(spaces)}${typed}\t`)).toEqual(answerTo(name));
      }),
    );
  });

  it('T2 take nothing after them: that is another input, and not found', () => {
    for (const name of NAMES) expect(printed(`${name} me`)).toEqual([`Command not found: ${name} me`, `${name} takes nothing after it.`]);
    expect(printed('help | clear x')[0]).toBe('Command not found: clear x');
  });

  it('take a comment after them', () => {
    expect(answerTo('help # nine of them')).toEqual(answerTo('help'));
    expect(printed('clear x # y')).toEqual(['Command not found: clear x # y', 'clear takes nothing after it.']);
  });

  it('can be piped like the others', () => {
    expect(printed('help | grep certif')).toEqual(['certs     certifications']);
  });
});

describe('what is no command', () => {
  it('T2 is repeated as typed, trimmed', () => {
    expect(printed('  Sudo RM -rf / ')[0]).toBe('Command not found: Sudo RM -rf /');
    expect(printed('<b>hi</b>')[0]).toBe('Command not found: <b>hi</b>');
    expect(printed("don't | x")[0]).toBe("Command not found: don't | x");
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('T2 is not found by the name of an object member: %s', (name) => {
    expect(printed(name)[0]).toBe(`Command not found: ${name}`);
  });

  it('T2 is answered with the command that was meant and what followed it, or with a hint at help', () => {
    expect(printed('hepl')).toEqual(['Command not found: hepl', 'Did you mean "help"?']);
    expect(printed('Skils')).toEqual(['Command not found: Skils', 'Did you mean "skills"?']);
    expect(pieces('gerp -n x wiki/ssh.md')).toEqual([{ text: 'grep', command: 'grep -n x wiki/ssh.md' }]);
    expect(printed('kubernetes')[1]).toBe(`Type "help" for the list of commands; ls wiki lists the guides.`);
    expect(printed('firewall guide')[1]).toBe('Type "help" for the list of commands.');
  });

  it('T2 leads to the page whose file or name it is', () => {
    expect(printed('wiki/ssh.md')[1]).toBe('To read it: less wiki/ssh.md');
    expect(pieces('wiki/ssh.md')).toEqual([{ text: 'less wiki/ssh.md', command: 'less wiki/ssh.md' }]);
    expect(pieces('ssh alice@web1')).toEqual([{ text: 'less wiki/ssh.md', command: 'less wiki/ssh.md' }]);
    expect(printed('a; b')[1]).toBe('One pipeline per line: ; && > and $( ) mean nothing here.');
  });

  it('T2 has a dry answer for those who try anyway', () => {
    expect(printed('sudo ls')).toEqual(['Command not found: sudo ls', 'guest is not in the sudoers file. This incident will not be reported.']);
    expect(printed('rm -rf /')).toHaveLength(2);
  });

  it('T2 prints nothing under the prompt for blank input', () => {
    expect(printed(' \t ')).toEqual([]);
  });

  it('T2 answers anything that is no command with its own words first', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (input) => {
        const typed = input.trim();
        fc.pre(typed !== '' && !Object.hasOwn(COMMANDS, typed.toLowerCase().split(/[\s|]/)[0] ?? ''));
        expect(printed(input)[0]).toBe(`Command not found: ${typed}`);
      }),
    );
  });
});

describe('a line that can not be run', () => {
  it.each([
    ["ls 'wiki", "ls: the quote ' at character 4 is not closed"],
    ['ls -z', 'ls: unknown flag -z'],
    ['ls -lz', 'ls: unknown flag -z'],
    ['head -n', 'head: -n needs its lines after it'],
    ['head -n x wiki/ssh.md', 'head: -n takes a number, not x'],
    ['find -type x', 'find: -type takes f, d or l, not x'],
    ['sort -5 wiki/ssh.md', 'sort: unknown flag -5'],
    ['grep -3 port', 'grep: unknown flag -3'],
    ['tree -L 0', 'tree: -L takes a number from 1 up, not 0'],
    ['theme pink', 'theme: takes dark, light or system, not pink'],
    ['grep', 'grep: the pattern is missing; usage: grep pattern [path …]'],
    ['grep x', 'grep: nothing to read; name a file, or a folder with -r'],
    ['head', 'head: nothing to read; name a file, or pipe something into it'],
    ['cat ada-resume.pdf', 'cat: ada-resume.pdf: binary file; see ada-resume.pdf'],
    ['cat wiki', 'cat: wiki: Is a directory'],
    ['cd wiki/ssh.md', 'cd: wiki/ssh.md: Not a directory'],
    ['cd a b', 'cd: too many arguments'],
    ['cat wiki/ssh.md/x', 'cat: wiki/ssh.md/x: Not a directory'],
    ['man nonsense', 'man: no manual for nonsense'],
    ['ls | nonsense x', 'Command not found: nonsense x'],
  ])('says what is wrong with %s', (line, said) => {
    expect(printed(line)[0]).toBe(said);
  });

  it('names the path that was meant, as a command for the prompt', () => {
    expect(printed('cat wiki/shh')).toEqual(['cat: wiki/shh: No such file or directory', 'Did you mean wiki/ssh.md?']);
    expect(pieces('cat wiki/SSH')).toEqual([{ text: 'wiki/ssh.md', command: 'cat wiki/ssh.md' }]);
    expect(printed('cat wiki/nothing-like-it')).toHaveLength(1);
  });

  it.each([
    ['grep -n port wiki/shh', 'grep -n port wiki/ssh.md'],
    ['cat wiki/ssh.md | HEAD -n 2 wiki/shh  | sort -r', 'cat wiki/ssh.md | HEAD -n 2 wiki/ssh.md  | sort -r'],
    ["cat 'wiki/shh' blog/ssh.md", 'cat wiki/ssh.md blog/ssh.md'],
    ['tail -1 wiki/firewall.md wiki/SSH # the last', 'tail -1 wiki/firewall.md wiki/ssh.md # the last'],
    ['  open wiki/shh', 'open wiki/ssh.md'],
    ['cd wikki', 'cd wiki'],
  ])('keeps the rest of the line beside the path that was meant: %s', (line, offered) => {
    expect(pieces(line).flatMap(({ command }) => command ?? [])).toEqual([offered]);
  });

  const partArbitrary = fc.oneof(
    fc.constantFrom(...Object.keys(COMMANDS), '|', '-n', '-r', '-name', '--', '*', '**/?[!', 'wiki', 'tags/SSH', '..', "'", '5', '1e999', '__proto__'),
    anyString({ maxLength: 12 }),
  );
  const lineArbitrary = fc.array(partArbitrary, { maxLength: 8 }).map((parts) => parts.join(' '));
  fuzz({ name: 'terminal line', inputs: lineArbitrary, share: 0.03, where: 'browser' }, (typed) => {
    completeLine(typed, WORLD);
    answerTo(typed);
  });
});

describe('man', () => {
  it.each(Object.keys(COMMANDS))('explains %s, and so does --help', (name) => {
    expect(printed(`man ${name}`)[0]).toBe(`${name}: ${COMMANDS[name]?.about ?? ''}`);
    const { usage = '', takesAnything } = COMMANDS[name] ?? {};
    if (usage !== '' && !takesAnything) expect(printed(`${name} --help`)).toEqual(printed(`man ${name}`));
  });

  it('says that grep knows plain texts and no regular expressions', () => {
    expect(printed('man grep').join(' ')).toMatch(/no regular expressions/);
  });
});

describe('prepareLine', () => {
  it('needs the list of pages only for commands of the file system', () => {
    const needs = (line: string) => {
      const prepared = prepareLine(line);
      return prepared.isReady && prepared.needsTree;
    };
    expect(['help', 'man ls', 'echo x', 'theme dark'].map(needs)).toEqual([false, false, false, false]);
    expect(['ls', 'help | head', 'cd wiki'].map(needs)).toEqual([true, true, true]);
  });
});
