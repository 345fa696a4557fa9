import * as fc from 'fast-check';
import { COMMANDS } from '../../../src/core/terminal/commands/commandTable';
import { completeLine } from '../../../src/core/terminal/completeLine';
import { tokenize, isWord } from '../../../src/core/terminal/tokenize';
import { runs } from '../../support/propertyRuns';
import { WORLD } from './support/sampleShell';

const completed = (draft: string, folder = '/') => completeLine(draft, { ...WORLD, folder }).draft;
const candidates = (draft: string) => completeLine(draft, WORLD).candidates.map((span) => (typeof span === 'string' ? span : span.text));

describe('completeLine', () => {
  it.each([
    ['sk', 'skills'],
    ['Hel', 'Help'],
    ['gre', 'grep '],
    ['ls wi', 'ls wiki/'],
    ['cat wiki/s', 'cat wiki/ssh.md '],
    ['cat wiki/fi', 'cat wiki/fi'],
    ['cat wiki/fil', 'cat wiki/file-system.md '],
    ['cat ../wiki/s', 'cat ../wiki/ssh.md '],
    ['cd w', 'cd wiki/'],
    ['ls tags/High', 'ls tags/High\\ Availability/'],
    ['ls "tags/High', 'ls "tags/High Availability/'],
    ["cat 'wiki/s", "cat 'wiki/ssh.md' "],
    ['find -tag C', 'find -tag CI/CD '],
    ['find -na', 'find -name '],
    ['find -type ', 'find -type '],
    ['theme d', 'theme dark'],
    ['man gre', 'man grep'],
    ['help | he', 'help | he'],
    ['ls | gr', 'ls | grep '],
    ['ls | grep x | so', 'ls | grep x | sort '],
  ])('makes %s into "%s"', (draft, expected) => {
    expect(completed(draft)).toBe(expected);
  });

  it('completes from the folder at the prompt', () => {
    expect(completed('cat s', '/wiki')).toBe('cat ssh.md ');
  });

  it('lists what it can be when that is more than one thing', () => {
    expect(candidates('cat wiki/fi')).toEqual(['file-system.md', 'firewall.md']);
    expect(candidates('he')).toEqual(['help', 'head']);
    expect(candidates('find -type ')).toEqual(['f', 'd', 'l']);
    expect(candidates('cd ')).toEqual(['wiki/', 'blog/', 'projects/', 'open-source/', 'tags/']);
    expect(candidates('ls -')).toEqual(['-1', '-l', '-a']);
  });

  it.each(['', '   ', 'xyz', 'grep s', 'nonsense wi', 'cat wiki/zzz', 'cat a\\', 'skills ', 'echo wi', 'ls # wi', 'ls # '])('leaves "%s" as it is', (draft) => {
    expect(completeLine(draft, WORLD)).toEqual({ draft, candidates: [] });
  });

  it('only ever adds to the line, and to its last word', () => {
    const wordArbitrary = fc.oneof(
      fc.constantFrom(...Object.keys(COMMANDS), '|', '-', '-tag', 'wi', 'wiki/', 'tags/H', "'tags/H", '"wi', 'tags/CI', '\\', '~/w'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(wordArbitrary, { maxLength: 5 }), fc.constantFrom(' ', ''), (words, end) => {
        const draft = words.join(' ') + end;
        const { draft: longer } = completeLine(draft, WORLD);
        expect(longer.startsWith(draft)).toBe(true);
        const before = tokenize(draft).tokens.filter(isWord);
        const after = tokenize(longer).tokens.filter(isWord);
        before.forEach(({ text }, place) => expect(after[place]?.text.startsWith(text)).toBe(true));
      }),
      { numRuns: runs(3000) },
    );
  });
});
