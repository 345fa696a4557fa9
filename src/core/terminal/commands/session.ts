import { ownValue } from '../../ownValue';
import { THEMES } from '../../site/themes';
import type { Answer, Call, Command } from '../command';
import { errorLine, line, quietLine, type TerminalLine } from '../line';
import { nearestCommand } from '../nearestCommand';

export const SESSION: Readonly<Record<string, Command>> = {
  man: { usage: '[command]', about: 'explains a command', operands: 'commands', run: explain },
  history: {
    usage: '',
    about: 'lists what was entered',
    manual: ['Up and Down go through it at the prompt, Ctrl+R searches it. clear forgets it.'],
    run: ({ world }) => ({
      lines: world.history.map((input, index) => line({ text: `${String(index + 1).padStart(4)}  `, look: 'quiet' }, { text: input, command: input })),
    }),
  },
  theme: { usage: '[dark|light|system]', about: 'changes the colours of the site', operands: 'themes', run: changeTheme },
  echo: {
    usage: '[text …]',
    about: 'prints what follows it',
    takesAnything: true,
    run: ({ operands }) => ({ lines: [line(operands.map(({ text }) => text).join(' '))] }),
  },
  whoami: { usage: '', about: 'says who you are', run: () => ({ lines: [line('guest')] }) },
};

function changeTheme({ operands, world }: Call): Answer {
  const [word, ...others] = operands;
  if (!word) return { lines: [line(world.theme)] };
  const theme = THEMES.find((name) => name === word.text.toLowerCase());
  if (!theme || others.length > 0)
    return { lines: [], notes: [errorLine(`theme: takes dark, light or system, not ${operands.map(({ text }) => text).join(' ')}`)] };
  return { lines: [], effect: { type: 'themeChosen', theme } };
}

function explain({ operands, world }: Call): Answer {
  const [word] = operands;
  const names = Object.keys(world.commands);
  if (!word) {
    const all = names.map((name): TerminalLine => ({
      spans: [{ text: name, command: `man ${name}` }, ' '.repeat(10 - name.length), world.commands[name]?.about ?? ''],
      hang: 10,
    }));
    return { lines: [quietLine('man explains one of these:'), ...all] };
  }
  const name = word.text.toLowerCase();
  const command = ownValue(world.commands, name);
  if (command) return { lines: manualOf(name, command) };
  const near = nearestCommand(name, names);
  const hint = near === undefined ? [] : [quietLine('Did you mean ', { text: `man ${near}`, command: `man ${near}` }, '?')];
  return { lines: [], notes: [errorLine(`man: no manual for ${word.text}`), ...hint] };
}

function manualOf(name: string, { usage, about, manual = [], flags = {} }: Command): TerminalLine[] {
  const flagLines = Object.entries(flags).map(([flag, { about: does, value }]): TerminalLine => ({
    spans: [{ text: `-${flag}${value === undefined ? '' : ` ${value}`}`.padEnd(8), look: 'code' }, '  ', does],
    hang: 10,
  }));
  return [
    { spans: [name, ': ', about], look: 'title' },
    { spans: [`${name} ${usage}`.trim()], look: 'code', gap: true },
    ...manual.map((text): TerminalLine => ({ spans: [text], gap: true })),
    ...flagLines.map((flag, index): TerminalLine => (index === 0 ? { ...flag, gap: true } : flag)),
  ];
}
