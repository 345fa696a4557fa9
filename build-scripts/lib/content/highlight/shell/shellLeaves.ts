import type { Colour, Leaf } from '../leaves';
import { CommandReader } from './CommandReader';
import { Scanner } from './Scanner';

/**
 * Colours shell code: command words and reserved words alike, options with variables, strings; operators are quiet, and
 * arguments plain. It takes whatever it is given; what no shell would accept is plain.
 *
 * @param colour colours the texts of heredocs, each in the language of what it is for
 */
export function shellLeaves(code: string, colour: Colour): readonly Leaf[] {
  const scanner = new Scanner(code, colour);
  while (!scanner.isAtEnd) CommandReader.read(scanner, '');
  return scanner.leaves;
}
