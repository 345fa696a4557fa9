import { ownValue } from '../../../../src/core/ownValue';
import { Prism } from 'prism-react-renderer';
import { registerGrammars } from './grammars/registerGrammars';
import { GRAMMAR_OF } from './languages';
import { leavesOf, type Leaf, type PrismNode } from './leaves';
import { shellLeaves } from './shell/shellLeaves';

registerGrammars();

/** Such a line stays plain: some grammars take quadratic time. */
const LONG_LINE = /^(.{2001,})$/m;

/** Colours code: shell by a scanner of our own, which knows where a command begins, and the rest by Prism's grammars. */
export function colour(code: string, language: string, depth = 0): readonly Leaf[] {
  const name = (Object.hasOwn(GRAMMAR_OF, language) && GRAMMAR_OF[language]) || language;
  if (name === 'bash') return shellLeaves(code, colour, depth);
  const grammar = ownValue(Prism.languages, name);
  if (!grammar || typeof grammar !== 'object') return [['', code]];
  // `split` keeps what the pattern captures: every second part is a long line.
  return code
    .split(LONG_LINE)
    .flatMap((part, index): readonly Leaf[] => (index % 2 === 1 ? [['', part]] : leavesOf(Prism.tokenize(part, grammar) as PrismNode[], colour)));
}

/** Every language name that gives a fence colours. */
export function colouredLanguages(): string[] {
  const grammars = Object.entries(Prism.languages as Readonly<Record<string, unknown>>).flatMap(([name, grammar]) =>
    typeof grammar === 'object' ? [name] : [],
  );
  return [...grammars, ...Object.keys(GRAMMAR_OF), 'bash'];
}
