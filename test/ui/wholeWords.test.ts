import type { Token } from '../../src/core/content/blocks';
import { wholeWords } from '../../src/ui/wholeWords';

const LONG = ' /a/rather/long/path/of/no/interest/at/all';

describe('wholeWords', () => {
  it('W4 keeps a word with a hyphen whole, over all its tokens, and joins the plain texts between', () => {
    const tokens: Token[] = [['word', 'openssl'], ' rand ', ['quiet', '-'], 'base64 24', ` --out=`, ['text', '"a b"'], LONG];
    expect(wholeWords(tokens)).toEqual([
      ['word', 'openssl'],
      ' rand ',
      { word: [['quiet', '-'], 'base64'] },
      ' 24 ',
      { word: ['--out='] },
      ['text', '"a b"'],
      LONG,
    ]);
  });

  it('W4 leaves a line alone that is short, or has no hyphen', () => {
    expect(wholeWords(['ls ', ['name', '-l']])).toEqual(['ls ', ['name', '-l']]);
    expect(wholeWords([['word', 'cat'], LONG])).toEqual([['word', 'cat'], LONG]);
  });

  it('W4 loses no character', () => {
    const tokens: Token[] = ['  a-b', '  -c  ', ['placeholder', 'web-1', 'host'], LONG, ' '];
    const text = wholeWords(tokens).flatMap((piece) => (typeof piece === 'object' && 'word' in piece ? piece.word : [piece]));
    expect(text.map((token) => (typeof token === 'string' ? token : token[1])).join('')).toBe(`  a-b  -c  web-1${LONG} `);
  });
});
