import { formatFailures } from '../../../build-scripts/lib/verify/report';

it('shows the signs that would colour the terminal, and keeps tabs', () => {
  const text = formatFailures([{ file: 'a.md', line: 3, message: 'printed \x1b[1m', detail: '- a\tb\n+ \x1b[31ma\x1b[0m\x9b\n' }]);
  expect(text).toBe('a.md:3 printed \\x1b[1m\n    - a\tb\n    + \\x1b[31ma\\x1b[0m\\x9b');
});
