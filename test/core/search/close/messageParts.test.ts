import fc from 'fast-check';
import { messageParts } from '../../../../src/core/search/close/messageParts';
import { normalizeLogLine } from '../../../../src/core/search/close/normalizeLogLine';

/** With what is dropped in angle brackets. */
const shown = (raw: string) =>
  messageParts(raw, normalizeLogLine(raw) ?? '')
    .map(({ text, isDropped }) => (isDropped ? `<${text}>` : text))
    .join('');

describe('messageParts', () => {
  it.each([
    [
      'Nov 21 03:12:44 mail2 sshd[48120]: Authentication refused: bad ownership or modes for directory /home/bob/.ssh',
      '<Nov 21 03:12:44 mail2 sshd[48120]: >Authentication refused: bad ownership or modes for directory /home/bob/.ssh',
    ],
    ['error: connection to 192.0.2.7 port 22 refused: error', 'error: connection to< 192.0.2.7 port 22 >refused: error'],
    ['sshd[812]: Received disconnect from 198.51.100.4', '<sshd[812]: >Received disconnect from< 198.51.100.4>'],
    ['Permission denied (publickey).', 'Permission denied (publickey).'],
  ])('S2 shows of %s what is looked for, and what was dropped', (raw, parts) => {
    expect(shown(raw)).toBe(parts);
  });

  it('S2 shows a long dropped part by its ends', () => {
    const raw = `${'x'.repeat(200)} fatal: no such file`;
    expect(messageParts(raw, 'fatal: no such file')).toEqual([
      { text: `${'x'.repeat(40)}…${'x'.repeat(39)} `, isDropped: true },
      { text: 'fatal: no such file', isDropped: false },
    ]);
  });

  it('S2 loses nothing of a line, whatever its message', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.array(word, { maxLength: 4 }), (words, message) => {
        const raw = words.join(' ');
        expect(
          messageParts(raw, message.join(' '))
            .map(({ text }) => text)
            .join(''),
        ).toBe(raw);
      }),
    );
  });
});
