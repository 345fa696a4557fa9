import type { Block } from '../../../src/core/content/blocks';
import type { Runbook } from '../../../src/core/runbook/runbook';
import { checksumOf } from '../../../src/core/site/dataFile';
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
  it('has the checksum of each block that the page of its guide has, too', () => {
    const { steps, help } = shortenRunbook(BOOK, PAGE);
    const [first, second, third] = PAGE.map((block) => checksumOf(JSON.stringify(block)));
    expect(steps[0]?.parts).toEqual([{ kind: 'do', blocks: [second, paragraph('Only here.')] }]);
    expect(steps[0]?.rollback).toEqual([first]);
    expect(help).toEqual([third, second]);
  });

  it('is the same runbook again with the blocks of that page', () => {
    expect(completeRunbook(shortenRunbook(BOOK, PAGE), PAGE)).toEqual(BOOK);
  });

  it('W8 is the same with a page that has been edited elsewhere: no step gets a block that isn’t its own', () => {
    const edited = [paragraph('New.'), ...PAGE, paragraph('Newer.')];
    expect(completeRunbook(shortenRunbook(BOOK, PAGE), edited)).toEqual(BOOK);
  });

  it('of a page with other blocks is an error, not a runbook with holes', () => {
    expect(() => completeRunbook(shortenRunbook(BOOK, PAGE), PAGE.slice(0, 2))).toThrow(/the page has no block [0-9a-f]{8}/);
  });
});
