import { formatFailures, formatFaults } from '../../../build-scripts/lib/verify/report';

it('shows the signs that would colour the terminal, and keeps tabs', () => {
  const text = formatFailures([{ file: 'a.md', line: 3, message: 'printed \x1b[1m', detail: '- a\tb\n+ \x1b[31ma\x1b[0m\x9b\n' }]);
  expect(text).toBe('a.md:3 printed \\x1b[1m\n    - a\tb\n    + \\x1b[31ma\\x1b[0m\\x9b');
});

it('shows both ends of a long log, whose last lines say what went wrong, and how much is left out', () => {
  const textOf = (count: number) => {
    const detail = Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
    return formatFailures([{ file: 'a.md', line: 3, message: 'failed', detail }]).split('\n');
  };
  expect(textOf(60)).toHaveLength(61);
  expect(textOf(200).slice(29, 34)).toEqual(['    line 29', '    line 30', '    (140 more lines)', '    line 171', '    line 172']);
  expect(textOf(200).at(-1)).toBe('    line 200');
});

describe('formatFaults', () => {
  const failure = { file: 'a.md', line: 3, message: 'failed' };

  it.each<[string, Parameters<typeof formatFaults>, string]>([
    ['a broken file', ['b.md:1:1 broken', []], 'b.md:1:1 broken'],
    ['a failed check', ['', [failure]], 'a.md:3 failed\n\n1 block check failed.'],
    ['both', ['b.md:1:1 broken', [failure, failure]], 'b.md:1:1 broken\n\na.md:3 failed\n\na.md:3 failed\n\n2 block checks failed.'],
    ['nothing', ['', []], ''],
  ])('tells the author of %s, and counts checks only where any failed', (_, found, text) => {
    expect(formatFaults(...found)).toBe(text);
  });
});
