import type { Colour, Leaf } from '../leaves';
import { CommandReader } from './CommandReader';
import { Scanner } from './Scanner';

/**
 * Colours shell code: command words like reserved words, options like variables, and strings; operators are quiet, and
 * arguments plain. It accepts any input; what no shell would accept is plain.
 *
 * @param colour colours the texts of heredocs, each in its own language
 */
export function shellLeaves(code: string, colour: Colour): readonly Leaf[] {
  const scanner = new Scanner(code, colour);
  while (!scanner.isAtEnd) CommandReader.read(scanner, '');
  return scanner.leaves;
}
