import type { Block } from '../../../src/core/content/blocks';
import type { Runbook } from '../../../src/core/runbook/runbook';
import { completeRunbook, shortenRunbook } from '../../../src/core/runbook/runbookFile';

const paragraph = (text: string): Block => ({ type: 'paragraph', children: [text] });
const PAGE = [paragraph('First.'), paragraph('Second.'), paragraph('Third.')];
const BOOK: Runbook = {
  guide: 'ssh',
  title: 'SSH',
  edition: 'one',
  steps: [
    {
      id: 'start',
      title: 'Start',
      facts: '',
      hash: '1',
      parts: [{ kind: 'do', blocks: [paragraph('Second.'), paragraph('Only here.')] }],
      rollback: [paragraph('First.')],
      background: [],
    },
  ],
  help: [paragraph('Third.'), paragraph('Second.')],
};

describe("a runbook's data file", () => {
  it('has the place of each block that the page of its guide has, too', () => {
    const { steps, help } = shortenRunbook(BOOK, PAGE);
    expect(steps[0]?.parts).toEqual([{ kind: 'do', blocks: [1, paragraph('Only here.')] }]);
    expect(steps[0]?.rollback).toEqual([0]);
    expect(help).toEqual([2, 1]);
  });

  it('is the same runbook again with the blocks of that page', () => {
    expect(completeRunbook(shortenRunbook(BOOK, PAGE), PAGE)).toEqual(BOOK);
  });

  it('of a page with other blocks is an error, not a runbook with holes', () => {
    expect(() => completeRunbook(shortenRunbook(BOOK, PAGE), PAGE.slice(0, 2))).toThrow('the page has no block 2');
  });
});
