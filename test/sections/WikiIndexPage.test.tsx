import { screen, within } from '@testing-library/react';
import type { GuideCard, PageData } from '../../src/core/content/pages';
import { WikiIndexPage } from '../../src/sections/wiki/WikiIndexPage';
import { startServer } from '../platform/fakeServer';
import { renderInSite } from '../support/render';
import { ARTICLES, GROUPS } from './samples';

function setup(articles: readonly GuideCard[] = ARTICLES) {
  const rendered = renderInSite(<WikiIndexPage data={{ lead: 'Guides.', articles, groups: GROUPS }} />);
  return {
    ...rendered,
    box: screen.getByRole('searchbox'),
    titles: () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  };
}
const counts = () =>
  within(screen.getByRole('list', { name: 'Guides by category' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const message = () => [...(screen.getByRole('status').querySelector('.empty')?.children ?? [])].map(({ textContent }) => textContent);

describe('WikiIndexPage', () => {
  it('W1 E6 groups the articles by category, in order, under the titles of the groups', () => {
    setup([...ARTICLES].reverse());
    const groups = screen.getAllByRole('region').map((group) => [
      within(group).getByRole('heading', { level: 2 }).textContent,
      within(group)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Basics', ['Firewall', 'SSH']],
      ['Installation Guides', ['Proxmox']],
      ['Advanced Topics', ['Bastion host']],
    ]);
    expect(screen.getByRole('link', { name: 'SSH' })).toHaveAttribute('href', '/wiki/ssh');
  });

  it('draws the ledger of a checked guide beside the words that say it, and nothing of any other', () => {
    const [ssh, firewall] = ARTICLES;
    if (!ssh || !firewall) throw new Error('the sample has no guides');
    setup([{ ...ssh, coverage: { executed: 14, commands: 17 }, ledger: [14, 0, 3, 1] }, firewall]);
    const [checked, other] = screen.getAllByRole('article');
    const strip = checked?.querySelector('svg.strip');
    expect(strip).toHaveAttribute('aria-hidden', 'true');
    expect([...(strip?.children ?? [])].map((path) => path.getAttribute('class'))).toEqual(['shade--executed', 'shade--read', 'shade--text']);
    expect(checked).toHaveTextContent('14 of 17 commands run');
    expect(other?.querySelector('.strip')).toBeNull();
  });

  it('says of each guide for whom it is, how long it takes, how far it was checked and when somebody last answered for it', () => {
    const [ssh, firewall] = ARTICLES;
    if (!ssh || !firewall) throw new Error('the sample has no guides');
    setup([{ ...ssh, level: 'beginner', minutes: 35, coverage: { executed: 38, commands: 38 } }, firewall, { ...firewall, reviewed: '2026-11-24' }]);
    const facts = screen.getAllByRole('article').map((card) => card.querySelector('.entry__facts')?.textContent);
    expect(facts).toEqual(['beginner, 35 min✓ 38 of 38 commands runUpdated 4 Mar 2025', 'Updated 4 Mar 2025', 'Reviewed 24 Nov 2026']);
  });

  it('W1 leads from the counts to the groups', () => {
    setup();
    expect(screen.getByRole('link', { name: 'Basics' })).toHaveAttribute('href', '#group-Basics');
    expect(screen.getByRole('heading', { level: 2, name: 'Basics' })).toHaveAttribute('id', 'group-Basics');
  });

  it('W1 counts the articles of each category, of an empty one too', () => {
    setup();
    expect(counts()).toEqual(['2 Basics', '1 Installation Guides', '1 Advanced Topics', '0 Other Resources']);
  });

  it('W1 filters on title and tags at once, in any case', async () => {
    const { user, box, titles } = setup();
    await user.type(box, 'PROX');
    expect(titles()).toEqual(['Proxmox']);
    await user.clear(box);
    await user.type(box, 'nfta');
    expect(titles()).toEqual(['Firewall']);
    await user.clear(box);
    expect(titles()).toHaveLength(4);
  });

  it('W1 tells screen readers how much the filter found, by a region that is there before', async () => {
    const { user, box } = setup();
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await user.type(box, 'PROX');
    expect(region).toHaveTextContent(/^guides found: 1\.$/);
    await user.type(box, 'y');
    expect(region).toHaveTextContent(/^No articles found/);
  });

  it('W1 counts what there is, not what the box leaves', async () => {
    const { user, box } = setup();
    await user.type(box, 'proxmox');
    expect(counts()).toEqual(['2 Basics', '1 Installation Guides', '1 Advanced Topics', '0 Other Resources']);
  });

  it('W1 has a button to the favorite resources', () => {
    setup();
    expect(screen.getByRole('link', { name: 'Favorite Resources' })).toHaveAttribute('href', '/open-source');
  });

  it('W2 shows at most three tags per card, then how many more there are', () => {
    setup();
    const tagsOf = (title: string) => {
      const card = screen.getByRole('link', { name: title }).closest('article') ?? document.body;
      return within(within(card).getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    expect(tagsOf('SSH')).toEqual(['Linux', 'Security', 'Networking', '+2 more']);
    expect(tagsOf('Firewall')).toEqual(['Security', 'nftables', 'Linux']);
  });

  it('W3 says that no article matches, with the query as typed', async () => {
    const { user, box, titles } = setup();
    await user.type(box, 'Kubernetes "<b>');
    expect(titles()).toEqual([]);
    expect(message()).toEqual(['No articles found', 'No documentation matches "Kubernetes "<b>". Try a different search term. Search all texts for it.']);
    expect(screen.getByRole('link', { name: 'Search all texts for it.' })).toHaveAttribute('href', '/search?q=Kubernetes%20%22%3Cb%3E');
  });

  it('W3 says that there is no documentation, and nothing else, when there is none', async () => {
    const { user, box } = setup([]);
    expect(message()).toEqual(['No documentation available yet.']);
    await user.type(box, '  ');
    expect(message()).toEqual(['No documentation available yet.']);
  });
});

describe('WikiIndexPage, of more guides than a page shows', () => {
  const WHOLE: PageData['wiki'] = { lead: 'Guides.', articles: ARTICLES, groups: GROUPS };
  const PLACES = [
    { count: 2, page: 1 },
    { count: 1, page: 2 },
    { count: 1, page: 2 },
    { count: 0, page: 1 },
  ];
  const FIRST: PageData['wiki'] = { ...WHOLE, articles: ARTICLES.slice(0, 2), part: { page: 1, pages: 2, count: 4, size: 2, groups: PLACES } };
  const ALL = '/data/wiki/page/all.json';
  const setupPart = (data = FIRST) => {
    const rendered = renderInSite(
      <main>
        <WikiIndexPage data={data} />
      </main>,
    );
    return {
      ...rendered,
      box: screen.getByRole('searchbox'),
      titles: () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    };
  };

  it('W1 leads to the other pages and to the groups on them, and asks for nothing more', () => {
    const server = startServer();
    const { titles } = setupPart();
    expect(titles()).toHaveLength(2);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1', '/wiki'],
      ['2', '/wiki/page/2'],
      ['Next', '/wiki/page/2'],
    ]);
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(counts()).toEqual(['2 Basics', '1 Installation Guides', '1 Advanced Topics', '0 Other Resources']);
    expect(screen.getByRole('link', { name: 'Basics' })).toHaveAttribute('href', '#group-Basics');
    expect(screen.getByRole('link', { name: 'Advanced Topics' })).toHaveAttribute('href', '/wiki/page/2#group-Advance');
    expect(document.getElementById('group-Advance')).toHaveTextContent('1 Advanced Topics');
    expect(server.requests).toEqual([]);
  });

  it('W1 filters the whole list, says how much it found, and shows as many as a page does', async () => {
    const server = startServer();
    server.answer(ALL, { data: WHOLE });
    const { user, box, titles } = setupPart();
    await user.type(box, 'PROX');
    expect(await screen.findByText('1 of 4 guides.')).toBeVisible();
    expect(titles()).toEqual(['Proxmox']);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await user.clear(box);
    expect(titles()).toHaveLength(2);
    await user.type(box, 'o');
    expect(await screen.findByText(/^[34] of 4 guides; the first 2 are shown\.$/)).toBeVisible();
    expect(titles()).toHaveLength(2);
    expect(server.requests).toEqual([ALL]);
  });

  it('W3 says that nothing matches only when all was looked through', async () => {
    const server = startServer();
    let answer: (value: { data: unknown }) => void = () => undefined;
    server.answer(ALL, new Promise((resolve) => (answer = resolve)));
    const { user, box } = setupPart();
    await user.type(box, 'zzz');
    expect(screen.getByText('Searching all 4 guides…')).toBeVisible();
    expect(screen.queryByText('No articles found')).toBeNull();
    answer({ data: WHOLE });
    expect(await screen.findByText('No articles found')).toBeVisible();
  });

  it('W1 says that the rest could not be loaded, and loads it when asked again', async () => {
    const server = startServer();
    const { user, box, titles } = setupPart();
    await user.type(box, 'prox');
    expect(await screen.findByText('Only this page was searched: the other guides could not be loaded.')).toBeVisible();
    expect(titles()).toEqual([]);
    server.answer(ALL, { data: WHOLE });
    screen.getByRole('button', { name: 'Retry' }).focus();
    await user.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(await screen.findByText('1 of 4 guides.')).toBeVisible();
    expect(titles()).toEqual(['Proxmox']);
  });

  it('W1 says that it is loading the rest, not that this has failed, when the box is filled again', async () => {
    const server = startServer();
    const { user, box } = setupPart();
    await user.type(box, 'prox');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await user.clear(box);
    server.answer(ALL, new Promise(() => undefined));
    await user.type(box, 'p');
    expect(screen.getByText('Searching all 4 guides…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
