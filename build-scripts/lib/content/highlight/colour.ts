import { ownValue } from '../../../../src/core/ownValue';
import { Prism } from 'prism-react-renderer';
import { registerGrammars } from './grammars/registerGrammars';
import { GRAMMAR_OF } from './languages';
import { leavesOf, type Leaf, type PrismNode } from './leaves';
import { shellLeaves } from './shell/shellLeaves';

registerGrammars();

/** Colours code: shell by a scanner of our own, which knows where a command begins, and the rest by Prism's grammars. */
export function colour(code: string, language: string): readonly Leaf[] {
  const name = (Object.hasOwn(GRAMMAR_OF, language) && GRAMMAR_OF[language]) || language;
  if (name === 'bash') return shellLeaves(code, colour);
  const grammar = ownValue(Prism.languages, name);
  return grammar && typeof grammar === 'object' ? leavesOf(Prism.tokenize(code, grammar) as PrismNode[], colour) : [['', code]];
}

/** Every language name that gives a fence colours. */
export function colouredLanguages(): string[] {
  const grammars = Object.entries(Prism.languages as Readonly<Record<string, unknown>>).flatMap(([name, grammar]) =>
    typeof grammar === 'object' ? [name] : [],
  );
  return [...grammars, ...Object.keys(GRAMMAR_OF), 'bash'];
}
