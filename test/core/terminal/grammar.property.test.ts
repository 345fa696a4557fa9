import * as fc from 'fast-check';
import { parsePipeline } from '../../../src/core/terminal/parsePipeline';
import { escapeWord, quoteWord } from '../../../src/core/terminal/quoteWord';
import { isWord, tokenize } from '../../../src/core/terminal/tokenize';
import { runs } from '../../support/propertyRuns';

/** What shells stumble over, and anything else. */
const textArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom("'", '"', '\\', '|', ' ', '\t', '*', '?', '-', '--', '#', ';', '&&', '>', '$(rm)', '`', '~', '/', 'a', 'é', '😀', '\ud83d'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);

const wordsOf = (line: string) =>
  tokenize(line)
    .tokens.filter(isWord)
    .map(({ text }) => text);

describe('the grammar of the prompt', () => {
  it('gives back exactly the arguments that were quoted', () => {
    fc.assert(
      fc.property(fc.array(textArbitrary), (args) => {
        const { tokens, open } = tokenize(args.map(quoteWord).join(' '));
        expect(open).toBeNull();
        expect(tokens.filter(isWord).map(({ text }) => text)).toEqual(args);
        expect(tokens.every(isWord)).toBe(true);
        expect(tokens.filter(isWord).every(({ glob }) => glob === null)).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('gives back what was written with backslashes', () => {
    fc.assert(
      fc.property(fc.array(textArbitrary.filter((text) => text !== '')), (args) => {
        expect(wordsOf(args.map(escapeWord).join(' '))).toEqual(args);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('parses or refuses any string, and never throws', () => {
    fc.assert(
      fc.property(textArbitrary, (line) => {
        const parsed = parsePipeline(line);
        if ('problem' in parsed) expect(parsed.problem).not.toBe('');
        else expect(parsed.stages.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(5000) },
    );
  });

  it('finds every word at its offset in the line, in order and without overlap', () => {
    fc.assert(
      fc.property(textArbitrary, (line) => {
        let end = 0;
        for (const token of tokenize(line).tokens) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          end = isWord(token) ? token.end : token.start + 1;
          expect(end).toBeLessThanOrEqual(line.length);
        }
      }),
    );
  });

  it('joins commands by pipes, and only by those outside of quotes', () => {
    const commandsArbitrary = fc.array(fc.array(textArbitrary, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(commandsArbitrary, fc.constantFrom('|', ' | ', ' |  '), (commands, pipe) => {
        const parsed = parsePipeline(commands.map((words) => words.map(quoteWord).join(' ')).join(pipe));
        expect(parsed).toHaveProperty('stages');
        const stages = 'stages' in parsed ? parsed.stages : [];
        expect(stages.map(({ name, args }) => [name, ...args.map(({ text }) => text)])).toEqual(
          commands.map(([name = '', ...args]) => [name.toLowerCase(), ...args]),
        );
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('tokenize', () => {
  it.each([
    [`cat 'a b'"c d"e\\ f`, ['cat', 'a bc de f']],
    [`echo "a\\"b" '\\' "\\n"`, ['echo', 'a"b', '\\', '\\n']],
    [`echo '' ""`, ['echo', '', '']],
    ['ls # all of "it', ['ls']],
    ['ls|#it', ['ls']],
    [`echo C# '#' \\# a\\ #b "x "#y`, ['echo', 'C#', '#', '#', 'a #b', 'x #y']],
    ['echo $HOME `id` $(id) a;b', ['echo', '$HOME', '`id`', '$(id)', 'a;b']],
  ])('reads %s as a shell does, without evaluating anything', (line, words) => {
    expect(wordsOf(line)).toEqual(words);
  });

  it.each([
    ["cat 'x", "'", 4],
    ['cat "x\\"', '"', 4],
    ['cat x\\', '\\', 5],
  ])('reports which quote or backslash %s leaves open', (line, mark, at) => {
    expect(tokenize(line).open).toEqual({ mark, at });
  });

  it('takes * and ? for a pattern only outside of quotes', () => {
    expect(
      tokenize(`*.md '*'x* \\*`)
        .tokens.filter(isWord)
        .map(({ glob }) => glob),
    ).toEqual(['*.md', '\\*x*', null]);
  });
});

describe('parsePipeline', () => {
  it.each([
    ["cat 'a", "the quote ' at character 5 is not closed"],
    ['cat a\\', 'the line ends in a backslash'],
    ['ls |', 'a command is missing beside |'],
    ['ls || pwd', 'a command is missing beside |'],
    ['ls > x', '> means nothing here: one pipeline per line, and nothing can be written'],
    ['cat ssh.md >/dev/null', '> means nothing here: one pipeline per line, and nothing can be written'],
    ['cat ssh.md 2>&1', '2> means nothing here: one pipeline per line, and nothing can be written'],
    ['ls &>x', '&> means nothing here: one pipeline per line, and nothing can be written'],
    ['ls >>x | wc', '>> means nothing here: one pipeline per line, and nothing can be written'],
    ['wc -l <ssh.md', '< means nothing here: one pipeline per line, and nothing can be written'],
    ['ls wiki; pwd', '; means nothing here: one pipeline per line, and nothing can be written'],
    ['ls wiki& pwd', '& means nothing here: one pipeline per line, and nothing can be written'],
    ['ls wiki && pwd', '&& means nothing here: one pipeline per line, and nothing can be written'],
    ['ls ; pwd', '; means nothing here: one pipeline per line, and nothing can be written'],
  ])('says what is wrong with %s', (line, problem) => {
    expect(parsePipeline(line)).toEqual({ problem });
  });

  it('takes a quoted operator for a text', () => {
    const argsOf = (line: string) => {
      const parsed = parsePipeline(line);
      return 'stages' in parsed ? parsed.stages.flatMap(({ args }) => args.map(({ text }) => text)) : parsed;
    };
    expect(argsOf(`grep '>' x`)).toEqual(['>', 'x']);
    expect(argsOf(`echo '>x' "a;" b\\; \\>c "&"`)).toEqual(['>x', 'a;', 'b;', '>c', '&']);
    expect(argsOf('echo <b>a</b> c>d e;f R&D')).toEqual(['<b>a</b>', 'c>d', 'e;f', 'R&D']);
  });
});
