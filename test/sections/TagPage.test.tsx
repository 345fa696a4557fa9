import { screen, waitFor, within } from '@testing-library/react';
import type { CatalogRecord } from '../../src/core/content/pages';
import { TagPage } from '../../src/sections/tags/TagPage';
import { renderInSite } from '../support/render';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { PROJECTS, RECORDS } from './samples';

const setup = (selected: string | null, records: readonly CatalogRecord[] = RECORDS) => renderInSite(<TagPage data={{ records }} />, { tags: { selected } });
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('article'))
    .map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('region', { name }));
const tagsOf = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => void installFakeIntersectionObserver());

describe('TagPage', () => {
  it('G2 lists every item with the tag, of every collection and in any case, newest first and undated last', () => {
    setup('linux');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^linux$/i);
    expect(titles()).toEqual(['The story of containers', 'SSH', 'Firewall', 'Distro']);
  });

  it('G2 says how many items of each kind there are', () => {
    setup('Linux');
    expect(screen.getByText('1 post, 2 guides and 1 repository, newest first')).toBeInTheDocument();
  });

  it('G2 leads from what has the tag to all texts with the word', () => {
    setup('Linux');
    expect(screen.getByRole('link', { name: /^Search all texts for “linux”$/i })).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=linux$/i));
  });

  it('M1 is described by what it has, not by kinds of pages that the site may lack', async () => {
    setup('Linux');
    await waitFor(() =>
      expect(document.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        expect.stringMatching(/^1 post, 2 guides and 1 repository about linux\.$/i),
      ),
    );
  });

  it('G2 says of each item what its own list says of it', () => {
    const [project] = PROJECTS;
    if (!project) throw new Error('the sample has no projects');
    const guide: CatalogRecord = {
      id: 'dns',
      type: 'wiki',
      title: 'DNS',
      tags: ['Azure'],
      url: '/wiki/dns',
      date: '2025-05-06',
      reviewed: '2026-11-20',
      category: 'Advance',
      description: 'Names.',
      level: 'advanced',
      minutes: 20,
      coverage: { executed: 3, commands: 4 },
      ledger: [3, 0, 0, 1],
    };
    const repository = RECORDS.find(({ type }) => type === 'opensource');
    if (!repository) throw new Error('the sample has no repository');
    setup('Azure', [guide, { ...project, type: 'project', url: `/projects/${project.id}` }, { ...repository, tags: ['Azure'] }]);
    const rows = screen.getAllByRole('article');
    const factsOf = (kind: string) => rows.map((row) => row.querySelector('.entry__facts')?.textContent ?? '').find((facts) => facts.startsWith(kind));
    expect(factsOf('Guide')).toBe('Guide6 May 2025Advanced Topics3 of 4 commands runReviewed 20 Nov 2026');
    expect(factsOf('Project')).toContain('Infrastructure');
    expect(factsOf('Repository')).toContain('Go, 900 stars');
  });

  it('G2 leads from an item to its page, and says when it was and how long it takes', () => {
    setup('Logging');
    const card = within(screen.getByRole('article'));
    for (const text of ['Post', '22 April 2025', '5 min read']) expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'The story of logs' })).toHaveAttribute('href', '/blog/logs');
    expect(screen.getByText('1 post')).toBeInTheDocument();
  });

  it('E6 G2 names a category by its title, not by its id', () => {
    setup('Security');
    expect(screen.getAllByText('Basics').length).toBeGreaterThan(0);
    expect(screen.getByText('Advanced Topics')).toBeInTheDocument();
    expect(screen.queryByText('Advance')).not.toBeInTheDocument();
  });

  it('G1 offers the tags that the items share, those of most of them first', () => {
    setup('Security');
    expect(tagsOf('Also tagged').slice(0, 2)).toEqual(['Linux 2', 'Networking 1']);
  });

  it.each(['%E0%A4%A', '100%', '<script>', 'constructor'])('R1 G2 survives a tag that nothing has: %s', (tag) => {
    setup(tag);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tag);
    expect(screen.getByText('Nothing has this tag.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Search all texts for “${tag}”` })).toHaveAttribute('href', `/search?q=${encodeURIComponent(tag)}`);
    expect(tagsOf('Common tags')[0]).toBe('Linux 4');
  });

  it('R1 G2 offers similar tags instead of one that nothing has', () => {
    setup('Securty');
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean Security?');
    expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/tags/Security');
  });

  it('G3 renders nothing without a selected tag', () => {
    const { container } = setup(null);
    expect(container).toBeEmptyDOMElement();
  });

  it('G1 shows the items of another tag after a click on it', async () => {
    const { user } = setup('nftables');
    expect(titles()).toEqual(['Firewall']);
    await user.click(group('Also tagged').getByRole('link', { name: /Security/ }));
    expect(titles()).toEqual(['SSH', 'Firewall', 'Bastion host']);
  });
});
