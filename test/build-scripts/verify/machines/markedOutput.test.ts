import { MarkedOutput } from '../../../../build-scripts/lib/verify/machines/markedOutput';

const answer = (code: number) => `\x1eabc:${code}\x1e`;

describe('MarkedOutput', () => {
  it('finds the mark wherever the chunks are cut, and keeps what comes after it for the next', () => {
    const stream = `first\x1eab\x1e${answer(0)}second${answer(127)}rest`;
    for (let size = 1; size <= stream.length; size += 1) {
      const output = new MarkedOutput('abc');
      const chunks = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      // No chunk can have both marks: the second command is sent after the first answer.
      const parts = chunks.flatMap((chunk) => chunk.replace(answer(0), `${answer(0)}|`).split('|'));
      expect(parts.flatMap((part) => output.push(part) ?? [])).toEqual([
        { code: 0, output: 'first\x1eab\x1e' },
        { code: 127, output: 'second' },
      ]);
      expect([output.text, output.length]).toEqual(['rest', 4]);
    }
  });

  it('reads how the parts of a pipeline ended, where one failed', () => {
    const output = new MarkedOutput('abc');
    expect(output.push('x\x1eabc:0 1 0 \x1e')).toEqual({ code: 0, parts: [1, 0], output: 'x' });
    expect(output.push('\x1eabc:0 0 0 \x1e')).toEqual({ code: 0, output: '' });
    expect(output.push('\x1eabc:3 3 \x1e')).toEqual({ code: 3, output: '' });
  });

  it('takes ten million characters in two hundred thousand chunks, which rescanning would take forever to read', () => {
    const output = new MarkedOutput('abc');
    const chunk = 'y\n'.repeat(25);
    for (let index = 0; index < 200_000; index += 1) output.push(chunk);
    expect(output.length).toBe(10_000_000);
    expect(output.push(answer(3))).toMatchObject({ code: 3 });
  });
});
