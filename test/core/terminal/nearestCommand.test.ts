import * as fc from 'fast-check';
import { editDistance } from '../../../src/core/site/editDistance';
import { nearestCommand } from '../../../src/core/terminal/nearestCommand';

const NAMES = ['help', 'about', 'skills', 'projects', 'exp', 'contact', 'certs', 'tools', 'clear'];
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 });

/** What one slip of the finger makes of a name. */
const slip = fc
  .tuple(fc.constantFrom(...NAMES.filter((name) => name.length >= 4)), fc.nat(), fc.constantFrom('drop', 'swap', 'replace', 'add'))
  .map(([name, at, kind]) => {
    const place = at % name.length;
    const next = Math.min(place + 1, name.length - 1);
    const [head, tail] = [name.slice(0, place), name.slice(place + 1)];
    if (kind === 'drop') return { name, typed: head + tail };
    if (kind === 'replace') return { name, typed: `${head}#${tail}` };
    if (kind === 'add') return { name, typed: `${head}#${name.slice(place)}` };
    return { name, typed: name.slice(0, place) + (name[next] ?? '') + (next > place ? (name[place] ?? '') : '') + name.slice(next + 1) };
  });

describe('editDistance', () => {
  it('T2 counts an insertion, a deletion, a replacement and a swap of neighbours as one each', () => {
    expect(['halp', 'hep', 'hhelp', 'hepl'].map((typed) => editDistance(typed, 'help'))).toEqual([1, 1, 1, 1]);
    expect(editDistance('', 'help')).toBe(4);
  });

  it('T2 is 0 just for equal words, the same in both directions, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance === 0).toBe(a === b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('nearestCommand', () => {
  it('T2 finds the command behind any single slip', () => {
    fc.assert(fc.property(slip, ({ name, typed }) => expect(nearestCommand(typed, NAMES)).toBe(name)));
  });

  it('T2 never suggests more than two edits away, nor a name while another is nearer', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          slip.map(({ typed }) => `${typed}s`),
        ),
        (typed) => {
          const near = nearestCommand(typed, NAMES);
          if (near === undefined) return;
          expect(editDistance(typed, near)).toBeLessThanOrEqual(2);
          for (const name of NAMES) expect(editDistance(typed, name)).toBeGreaterThanOrEqual(editDistance(typed, near));
        },
      ),
    );
  });

  it('T2 suggests nothing for a letter or two that could be anything', () => {
    expect(nearestCommand('x', NAMES)).toBeUndefined();
    expect(nearestCommand('', NAMES)).toBeUndefined();
  });
});
