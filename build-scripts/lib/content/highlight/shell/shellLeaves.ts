import type { Colour, Leaf } from '../leaves';
import { CommandReader } from './CommandReader';
import { Scanner } from './Scanner';

/**
 * Colours shell code: command words like reserved words, options like variables, and strings; operators are quiet, and
 * arguments plain. It accepts any input; what no shell would accept is plain, and so is code nested too deeply for the stack.
 *
 * @param colour colours the texts of heredocs, each in its own language
 * @param depth how many heredocs the code is in
 */
export function shellLeaves(code: string, colour: Colour, depth: number): readonly Leaf[] {
  const scanner = new Scanner(code, colour, depth);
  try {
    while (!scanner.isAtEnd) CommandReader.read(scanner, '');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [['', code]];
  }
  return scanner.leaves;
}
