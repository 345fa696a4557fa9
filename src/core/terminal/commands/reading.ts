import type { Command } from '../command';
import { filesToFilter, linesToFilter } from '../namedFiles';

export const READING: Readonly<Record<string, Command>> = {
  cat: {
    usage: 'path …',
    about: 'prints pages as text',
    manual: ['A guide begins with its title and its tags; its headings and links lead to the page. cat resume.txt prints the resume.'],
    operands: 'paths',
    needsTree: true,
    reads: filesToFilter,
    run: linesToFilter,
  },
  less: {
    usage: 'path …',
    about: 'prints pages and stays at their beginning',
    manual: ['Like cat, for reading: the view doesn’t go to the end. At the end of a pipeline it does the same for what is piped in.'],
    operands: 'paths',
    needsTree: true,
    reads: filesToFilter,
    run: (call) => ({ ...linesToFilter(call), effect: { type: 'shownFromTop' } }),
  },
};
