import { screen, within } from '@testing-library/react';
import { site } from '../../src/platform/site';
import { WikiArticlePage } from '../../src/sections/wiki/WikiArticlePage';
import { renderInSite } from '../support/render';
import { ARTICLE } from './samples';

describe('WikiArticlePage', () => {
  it('W7 ends with the pointer to the next article, its neighbours beside it, then ways to correct it, then related pages', () => {
    jest.replaceProperty(site, 'corrections', { report: 'https://git.test/new', edit: 'https://git.test/edit/{file}' });
    const neighbours = { previous: { id: 'users', title: 'Users' }, following: { id: 'logs', title: 'Logs' } };
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, neighbours }} />);
    jest.restoreAllMocks();
    expect(screen.getByText('Next article')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Firewall' })).toHaveAttribute('href', '/wiki/firewall');
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(names.indexOf('Firewall')).slice(0, 8)).toEqual([
      'Firewall',
      'Users',
      'Logs',
      'Report a mistake',
      'Edit this page',
      'This page as Markdown',
      'This guide as a shell script',
      'Bastion host',
    ]);
    expect(screen.getByText('Keys beat passwords.').compareDocumentPosition(screen.getByText('Next article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('W8 leads to the runbook of a guide with steps before its text', () => {
    const { unmount } = renderInSite(<WikiArticlePage data={ARTICLE} />);
    const link = screen.getByRole('link', { name: 'Run step by step' });
    expect(link).toHaveAttribute('href', '/wiki/ssh?run');
    expect(link.compareDocumentPosition(screen.getByText('Keys beat passwords.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, hasScript: false }} />);
    expect(screen.queryByRole('link', { name: 'Run step by step' })).not.toBeInTheDocument();
  });

  it('shows the description above the text, unless the text begins with it', () => {
    const { unmount } = renderInSite(<WikiArticlePage data={ARTICLE} />);
    expect(screen.getByText(ARTICLE.description)).toBeInTheDocument();
    unmount();
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, isOpening: true }} />);
    expect(screen.queryByText(ARTICLE.description)).not.toBeInTheDocument();
  });

  it('W7 points nowhere from an article without a next one', () => {
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, next: null }} />);
    expect(screen.queryByText('Next article')).not.toBeInTheDocument();
  });

  it('W6 M1 shows title, category, all tags, what the guide applies to and its text', () => {
    renderInSite(<WikiArticlePage data={ARTICLE} />);
    expect(screen.getByRole('heading', { level: 1, name: 'SSH' })).toBeInTheDocument();
    expect(screen.getByText(/Wiki/, { selector: 'a' })).toHaveAttribute('href', '/wiki');
    expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByText('Keys beat passwords.')).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Debian 12', '20 minutes', 'beginner', 'you can lock yourself out', '7 min', '4 March 2025']),
    );
    expect(screen.getByText('Stand-ins: A network namespace in place of the bastion.')).toBeInTheDocument();
    expect(screen.getByText('1 example to replace below')).toBeInTheDocument();
    expect(document.title).toMatch(/^SSH · /);
  });

  it('W6 lists the headings that a reader would jump to, when there are enough of them', () => {
    const { unmount } = renderInSite(<WikiArticlePage data={ARTICLE} />);
    const contents = () => screen.queryByRole('navigation', { name: 'On this page' });
    expect(
      within(contents() ?? document.body)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#keys', '#server', '#port']);
    unmount();
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, headings: ARTICLE.headings.slice(0, 2) }} />);
    expect(contents()).not.toBeInTheDocument();
  });

  it('W7 leads to related pages with their reason, to those that link here, and to the neighbours that no other pointer names', () => {
    const neighbours = { previous: { id: 'logs-journalctl', title: 'Logs' }, following: { id: 'firewall', title: 'Firewall' } };
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, neighbours }} />);
    const related = screen.getByRole('region', { name: 'Related pages' });
    expect(within(related).getByRole('link', { name: 'Bastion host' })).toHaveAttribute('href', '/wiki/bastion-host-setup');
    expect(related).toHaveTextContent('Also about Security');
    expect(within(screen.getByRole('region', { name: 'Pages that link here' })).getByRole('link')).toHaveAttribute('href', '/blog/logs');
    const pair = screen.getByRole('navigation', { name: 'More in Basics' });
    expect(
      within(pair)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Logs']);
  });

  it('W7 names neither section nor neighbours where there are none', () => {
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, related: [], linkedFrom: [] }} />);
    for (const name of ['Related pages', 'Pages that link here']) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'More in Basics' })).not.toBeInTheDocument();
  });

  it('W6 says in a line what was run where, how long it takes and what can go wrong', () => {
    const { container } = renderInSite(<WikiArticlePage data={ARTICLE} />);
    expect(container.querySelector('.glance')).toHaveTextContent(/^✓ Debian 13: 14 of 17 · Debian 12: 13 of 17 20 min ⚠ can lock you out Run step by step$/);
  });

  it('W6 draws the checks of its blocks over the contents, and nothing of a guide without any', () => {
    const { container, unmount } = renderInSite(<WikiArticlePage data={ARTICLE} />);
    expect([...container.querySelectorAll<SVGPathElement>('.contents__ledger path')].map((path) => path.className.baseVal)).toEqual([
      'shade--executed',
      'shade--read',
    ]);
    unmount();
    const { container: unchecked } = renderInSite(<WikiArticlePage data={{ ...ARTICLE, strip: { width: 0, paths: {}, places: {} } }} />);
    expect(unchecked.querySelector('.contents__ledger')).toBeNull();
  });

  it('W6 names the guides to read first, and says what is out of support', () => {
    renderInSite(<WikiArticlePage data={{ ...ARTICLE, readFirst: [{ id: 'firewall', title: 'The firewall' }] }} />);
    expect(screen.getByRole('link', { name: 'The firewall' })).toHaveAttribute('href', '/wiki/firewall');
    expect(screen.getByText(/only long-term support/)).toBeInTheDocument();
  });

  it('R1 leads back to the wiki and to the guide’s group in it', () => {
    renderInSite(<WikiArticlePage data={ARTICLE} />);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['/wiki', '/wiki#group-Basics']);
  });
});
