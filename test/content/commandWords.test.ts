import { commandWordsOf, parseCommands, vocabularyOf, type Span } from '../build-scripts/content/highlight/commandWords';
import { shellUnits, type ShellUnit } from '../build-scripts/content/highlight/shellUnits';

/** The least share of command words that are coloured as such, as is claimed of the guides' colours. */
const SHARE = 0.98;

interface Verdict {
  readonly commandWords: number;
  readonly plain: readonly string[];
  readonly colouredArguments: readonly string[];
}

/** Compares the colours of all shell code with what a bash parser says is a command word. */
function judge(units: readonly ShellUnit[]): Verdict {
  const parsed = units.map((unit) => ({ unit, commands: parseCommands(unit.text) ?? [] }));
  const vocabulary = vocabularyOf(parsed.flatMap(({ commands }) => commands));
  const words = parsed.flatMap(({ unit, commands }) =>
    commands.flatMap((command) => {
      const found = commandWordsOf(command, vocabulary);
      return command.words.map(({ text, literals }, index) => {
        const where = `${unit.where}: ${text}`;
        return { where, text, isCommand: found.includes(index), roles: rolesIn(unit, literals) };
      });
    }),
  );
  const commandWords = words.filter(({ isCommand, roles }) => isCommand && roles.length > 0);
  return {
    commandWords: commandWords.length,
    plain: commandWords.filter(({ roles }) => roles.some((role) => role !== 'word')).map(({ where }) => where),
    // The bracket that ends a test has the colour of the one that begins it.
    colouredArguments: words.filter(({ isCommand, roles, text }) => !isCommand && roles.includes('word') && text !== ']').map(({ where }) => where),
  };
}

/** The colours of a word's literal parts; none if those are only quotation marks around a variable, which have its colour. */
function rolesIn({ text, roles }: ShellUnit, literals: readonly Span[]): string[] {
  if (literals.every(({ from, to }) => /^["']*$/.test(text.slice(from, to)))) return [];
  return literals.flatMap(({ from, to }) => roles.slice(from, to));
}

describe('the colours of shell code in every article', () => {
  const units = shellUnits();

  it('are compared in code that bash would accept', () => {
    expect(units.length).toBeGreaterThan(1000);
    expect(units.filter(({ text }) => parseCommands(text) === undefined).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
    expect(parseCommands('if true; then')).toBeUndefined();
  });

  it(`mark at least ${String(SHARE * 100)}% of the command words and no argument`, () => {
    const { commandWords, plain, colouredArguments } = judge(units);
    const share = 1 - plain.length / commandWords;
    const figures = `${String(commandWords - plain.length)} of ${String(commandWords)} command words have their colour; ${String(colouredArguments.length)} arguments have it`;
    const faults = [...(share < SHARE ? plain : []), ...colouredArguments];
    expect(faults.length > 0 ? [figures, ...faults] : []).toEqual([]);
  });

  it('are compared both ways: a plain command and a coloured argument both count as misses', () => {
    const text = 'sudo systemctl reload ssh\n';
    const roles = Array.from(text, (_, at) => (at < 4 || at >= 22 ? 'word' : ''));
    expect(judge([{ where: 'x.md:1', text: `${text}systemctl\nssh\n`, roles: [...roles, ...Array.from({ length: 14 }, () => 'word')] }])).toEqual({
      commandWords: 4,
      plain: ['x.md:1: systemctl'],
      colouredArguments: ['x.md:1: ssh'],
    });
  });
});
