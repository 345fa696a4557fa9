import { render, screen } from '@testing-library/react';
import { Table } from '../../src/ui/Table';

const code = (text: string) => ({ type: 'code' as const, text });
const TABLE = {
  type: 'table' as const,
  align: [null, null],
  head: [['What you see'], ['Cause']],
  rows: [[[code('refused'), ', ', code('reset')], ['Nothing, or a firewall']]],
};

describe('Table', () => {
  it('W6 puts each of several messages of a Troubleshooting row on a line of its own, after "or"', () => {
    render(<Table table={{ ...TABLE, hasLongRows: true }} />);
    expect(screen.getByRole('cell', { name: /refused/ }).innerHTML).toBe('<code>refused</code><br>or <code>reset</code>');
  });

  it('W6 leaves the words between code of other tables as they are', () => {
    render(<Table table={TABLE} />);
    expect(screen.getByRole('cell', { name: /refused/ }).innerHTML).toBe('<code>refused</code>, <code>reset</code>');
  });

  it('B2 gives the cells of four columns or more their heads, since a phone has them below one another, and those of fewer none', () => {
    const headsOf = (columns: number) => {
      const row = Array.from({ length: columns }, (_, at) => [`${at + 1}`]);
      const { container, unmount } = render(<Table table={{ type: 'table', align: [], head: row, rows: [row] }} />);
      const heads = [...container.querySelectorAll('td')].map((cell) => cell.getAttribute('data-head'));
      unmount();
      return heads;
    };
    expect([headsOf(4), headsOf(3)]).toEqual([
      ['1', '2', '3', '4'],
      [null, null, null],
    ]);
  });
});
