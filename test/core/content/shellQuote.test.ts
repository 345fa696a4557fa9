import * as fc from 'fast-check';
import { shellQuote, type ShellContext } from '../../../src/core/content/shellQuote';
import { runs } from '../../support/propertyRuns';
import { runBash } from './support/bash';
import { valuesArbitrary } from './support/values';

/** A command that prints a value written for a context, and a NUL. */
const PRINTS: Readonly<Record<ShellContext, (written: string) => string>> = {
  bare: (written) => `printf '%s\\0' ${written}`,
  single: (written) => `printf '%s\\0' '${written}'`,
  double: (written) => `printf '%s\\0' "${written}"`,
  heredoc: (written) => `{ IFS= read -r line; printf '%s\\0' "$line"; } <<EOF\n${written}\nEOF`,
};
/** A heredoc can't contain the line that ends it, nor quote history expansion. */
const EXCEPTIONS: Partial<Record<ShellContext, RegExp>> = { heredoc: /^EOF$|!/ };
const CONTEXTS = Object.keys(PRINTS) as ShellContext[];

describe('shellQuote', () => {
  it.each(CONTEXTS)('writes any value so that bash reads it as it is: %s', (context) => {
    fc.assert(
      fc.property(valuesArbitrary, (all) => {
        const values = all.filter((value) => !EXCEPTIONS[context]?.test(value));
        expect(runBash(values.map((value) => PRINTS[context](shellQuote(value, context))).join('\n'))).toEqual(values);
      }),
      { numRuns: runs(15) },
    );
  });

  it.each([
    ['bare', 'server.example.com'],
    ['bare', '192.0.2.10'],
    ['bare', '2001:db8::10'],
    ['bare', '/srv/data'],
    ['bare', 'alice@host:22'],
    ['single', 'a "b" $c'],
    ['double', "it's"],
    ['heredoc', `it's "so"`],
  ] as const)('leaves alone what means nothing there: %s %s', (context, value) => {
    expect(shellQuote(value, context)).toBe(value);
  });

  it.each([
    ['bare', '', "''"],
    ['bare', 'a b', "'a b'"],
    ['bare', "it's", String.raw`'it'\''s'`],
    ['bare', 'a~', "'a~'"],
    ['bare', '~root', "'~root'"],
    ['bare', '~', "'~'"],
    ['bare', '~/ca', "'~/ca'"],
    ['bare', '~/a b', "'~/a b'"],
    ['single', "it's", String.raw`it'\''s`],
    ['double', 'a"b$c`d\\e', String.raw`a\"b\$c` + '\\`d\\\\e'],
    ['double', 'hunter2!!', `hunter2"'!!'"`],
    ['heredoc', 'a"b$c\\e', String.raw`a"b\$c\\e`],
  ] as const)('writes %s %s as %s', (context, value, written) => {
    expect(shellQuote(value, context)).toBe(written);
  });

  it('lets the shell expand no tilde', () => {
    const values = ['~/ca', '~', '~nobody', 'a~', '~+'];
    expect(runBash(values.map((value) => PRINTS.bare(shellQuote(value, 'bare'))).join('\n'))).toEqual(values);
  });
});
