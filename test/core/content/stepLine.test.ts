import * as fc from 'fast-check';
import { stepLabel } from '../../../src/core/content/stepLine';

describe('stepLabel', () => {
  it.each([
    ['Step 1: Make a key', 'Step 1', 'Make a key'],
    ['Part 2. The server', 'Part 2', 'The server'],
    ['Option B – keep the old one', 'Option B', 'keep the old one'],
    ['Option C — start over', 'Option C', 'start over'],
    ['Step 12 - Reload', 'Step 12', 'Reload'],
    ['Step 1：鍵を作る', 'Step 1', '鍵を作る'],
    ['Option A： 鍵を残す', 'Option A', '鍵を残す'],
  ])('W6 reads the label of "%s"', (line, label, rest) => {
    const step = stepLabel(line);
    expect(step?.label).toBe(label);
    expect(line.slice(step?.length)).toBe(rest);
  });

  it.each([
    'Step by step: a guide',
    'Steps 1: nothing',
    'Step 1',
    'Step 1:',
    'Step 1：',
    'Step 1:make a key',
    'Step one: go',
    'Take Step 1: Make a key',
    'Options: B',
    'Part of it - most',
    'Step 1 makes a key',
    'Chapter 1: Intro',
    '',
  ])('W6 leaves "%s" as it is', (line) => {
    expect(stepLabel(line)).toBeNull();
  });

  it('W6 splits every step line into label and text without losing a character of the text', () => {
    const word = fc.constantFrom('Step', 'Part', 'Option');
    const number = fc.oneof(fc.integer({ min: 0, max: 999 }).map(String), fc.constantFrom('A', 'B', 'Z'));
    const text = fc.string({ minLength: 1 }).filter((candidate) => candidate.trimStart() === candidate && candidate !== '');
    fc.assert(
      fc.property(fc.tuple(word, number), fc.constantFrom(':', '.', ' –', ' —', ' -'), text, (words, separator, rest) => {
        const line = `${words.join(' ')}${separator} ${rest}`;
        const step = stepLabel(line);
        expect(step?.label).toBe(words.join(' '));
        expect(line.slice(step?.length)).toBe(rest);
      }),
    );
  });
});
