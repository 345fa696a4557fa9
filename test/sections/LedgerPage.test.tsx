import { screen, within } from '@testing-library/react';
import { LedgerPage } from '../../src/sections/ledger/LedgerPage';
import { renderInSite } from '../support/render';
import { LEDGER } from './ledgerSample';

const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();

describe('LedgerPage', () => {
  it('L1 says of each release how many commands were run, how many were not, and when the oldest run was', () => {
    renderInSite(<LedgerPage data={LEDGER} />);
    const releases = screen.getAllByRole('term').map(({ parentElement }) => textOf(parentElement));
    expect(releases).toEqual(['Debian 131,253of 1,374 commands executed121 not run, oldest run 1 Aug 2025', 'Debian 121of 1 command executed0 not run']);
    expect(screen.getByRole('heading', { name: 'How it is done' })).toBeInTheDocument();
    expect(screen.getByText('2 August 2025')).toHaveAttribute('datetime', '2025-08-02');
  });

  it('L1 says what the squares mean, with the count of each', () => {
    renderInSite(<LedgerPage data={LEDGER} />);
    const key = screen.getByText(/^A square is a code block; it counts as executed if it ran on any release/).nextElementSibling;
    expect([...(key?.children ?? [])].map(textOf)).toEqual(['4 executed', '1 validated', '2 plain text']);
  });

  it('L1 L2 is a table of articles under their groups: how much was run of each on each release, and the oldest run', () => {
    renderInSite(<LedgerPage data={LEDGER} />);
    const table = screen.getByRole('table', { name: 'Article by article' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(textOf)),
    ).toEqual([
      ['Article', 'Debian 13', 'Debian 12', 'Oldest run'],
      ['Basics'],
      ['SSH', '3 of 5', '–', '1 Aug 2025', expect.stringMatching(/^Debian 12: not run\. It has another version\./)],
      ['Posts'],
      ['The story of containers', '0 of 1', '1 of 1', '2 Aug 2025'],
    ]);
    expect(within(table).getByText('1 Aug 2025')).toHaveAttribute('datetime', '2025-08-01');
  });

  it('L2 names each article’s stand-ins, and says where commands are that were not run, and why', () => {
    renderInSite(<LedgerPage data={LEDGER} />);
    const row = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body);
    const [guide, post] = [row(/SSH/), row(/containers/)];
    expect(guide.getByRole('link', { name: 'SSH' })).toHaveAttribute('href', '/wiki/ssh');
    expect(guide.getAllByRole('listitem', { hidden: true }).map(textOf)).toEqual([
      'A network namespace in place of the bastion',
      'needs a second disk (2 commands): Keys, Agents',
      'commands in the running text: Keys',
    ]);
    expect(['Stand-ins (1)', '3 not run, and why'].map((title) => guide.getByText(title).closest('details')?.open)).toEqual([false, false]);
    expect(guide.getByRole('link', { name: 'Agents', hidden: true })).toHaveAttribute('href', '/wiki/ssh#agents');
    expect(post.queryByText(/Stand-ins/)).not.toBeInTheDocument();
    expect(post.queryByText(/and why/)).not.toBeInTheDocument();
  });

  it('L1 counts the squares of all articles on each page of a long list, and leads to the others', () => {
    const part = { page: 1, pages: 2, count: 300, size: 200, totals: { executed: 120, validated: 30, read: 0, text: 9 } };
    renderInSite(<LedgerPage data={{ ...LEDGER, part }} />);
    const key = screen.getByText(/^A square is a code block; it counts as executed if it ran on any release/).nextElementSibling;
    expect([...(key?.children ?? [])].map(textOf)).toEqual(['120 executed', '30 validated', '9 plain text']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Checks$/);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/ledger/page/2');
  });

  it('L1 leads from the last page of a long list back, and no further', () => {
    const part = { page: 2, pages: 2, count: 300, size: 200, totals: { executed: 120, validated: 30, read: 0, text: 9 } };
    renderInSite(<LedgerPage data={{ ...LEDGER, part }} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/ledger');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('L1 says when there is nothing yet', () => {
    renderInSite(<LedgerPage data={{ asOf: null, releases: [], checked: [] }} />);
    expect(screen.getByText('Nothing has been checked yet.')).toBeInTheDocument();
    expect(screen.queryByText(/Last check/)).not.toBeInTheDocument();
  });
});
