import type { Block, Inline } from '../../../src/core/content/blocks';
import { helpEntries } from '../../../src/core/runbook/helpEntries';

const text = (...children: readonly Inline[]): Block => ({ type: 'paragraph', children });
const code = (value: string): Inline => ({ type: 'code', text: value });
const heading = (title: string, depth = 3): Block => ({ type: 'heading', depth, id: title, children: [title] });

describe('the entries of a guide’s help', () => {
  it('W8 are its headings, each with what follows it', () => {
    const blocks = [text('Look at the log.'), heading('Refused'), text('Open the port.'), heading('In a container', 4), text('Publish it.'), heading('Denied')];
    expect(helpEntries(blocks)).toEqual({
      lead: [text('Look at the log.')],
      entries: [
        { title: ['Refused'], blocks: [text('Open the port.'), heading('In a container', 4), text('Publish it.')] },
        { title: ['Denied'], blocks: [] },
      ],
    });
  });

  it('W8 are the rows of a table: the first message, then the others and each cell under its head', () => {
    const table: Block = {
      type: 'table',
      align: [null, null, null],
      head: [['What you see'], ['Cause'], []],
      rows: [
        [
          [code('[111] refused'), ', ', code('first network error'), '; ', code('disabled')],
          ['The agent isn’t running, or listens elsewhere'],
          [code('ss -tln')],
        ],
        [['No mail, but problems'], [], ['Reports']],
      ],
    };
    expect(helpEntries([table, text('Or ask.')])).toEqual({
      lead: [text('Or ask.')],
      entries: [
        {
          title: [code('[111] refused')],
          blocks: [
            text('Also: ', code('first network error'), '; ', code('disabled')),
            text({ type: 'strong', children: ['Cause'] }, ': ', 'The agent isn’t running, or listens elsewhere'),
            text(code('ss -tln')),
          ],
        },
        { title: ['No mail, but problems'], blocks: [text('Reports')] },
      ],
    });
  });
});
