import { act, screen, within } from '@testing-library/react';
import { site } from '../support/siteConstants';
import { HomePage } from '../../src/sections/home/HomePage';
import { renderInSite, type Rendered } from '../support/render';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { HOME } from './homeSample';

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('HomePage without a ledger', () => {
  it('says nothing of checks', () => {
    installFakeIntersectionObserver();
    renderInSite(<HomePage data={{ ...HOME, ledger: null }} />);
    expect(screen.queryByRole('heading', { name: /code blocks/ })).not.toBeInTheDocument();
  });
});

describe('HomePage of an owner who has said little', () => {
  it('H1 has a name and no heading over nothing', () => {
    installFakeIntersectionObserver();
    const nothing = { achievements: [], guides: [], latestPosts: [], latestProjects: [], tools: [] };
    const { container } = renderInSite(
      <HomePage data={{ ...HOME, ...nothing, claim: undefined, location: undefined, ledger: null, terminal: null, about: null }} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.author.name);
    // The headings left need only an e-mail address.
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Collaborate', 'Get in touch']);
    expect(container.querySelector('ul:empty, .hero__lead')).toBeNull();
  });
});

describe('HomePage', () => {
  let page: Rendered;
  beforeEach(() => {
    installFakeIntersectionObserver();
    page = renderInSite(<HomePage data={HOME} />);
  });

  it('H1 introduces the author with summary cards and the links to resume and projects', () => {
    const hero = region(site.author.name);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.author.name);
    expect(hero.getByText(HOME.claim ?? '')).toBeInTheDocument();
    expect(hero.getByText(site.author.jobTitle ?? '')).toHaveTextContent(`${site.author.jobTitle} · ${HOME.location}`);
    expect(hero.getByText('9+').closest('li')).toHaveTextContent('years in operations');
    expect(hero.getByRole('link', { name: 'uptime' })).toHaveAttribute('href', '/projects/highly-available-mysql');
    expect(hero.getByRole('link', { name: /resume/i })).toHaveAttribute('href', '/resume');
    expect(hero.getByRole('link', { name: /projects/i })).toHaveAttribute('href', '/projects');
  });

  it('H1 M2 links two code hosts, a professional network and e-mail', () => {
    const links = within(screen.getByRole('list', { name: 'Elsewhere' })).getAllByRole('link');
    expect(links.map(hrefOf)).toEqual([...site.social.map(({ url }) => url), `mailto:${site.author.email}`]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank', null]);
  });

  it('H1 proves the wiki by its ledger: every block counted by how far it was checked, when and on what', () => {
    const ledger = region('9 code blocks, 5 of them executed');
    expect(ledger.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['5 executed', '1 validated', '3 parsed']);
    expect(ledger.getByText(/^A square is a block/).closest('p')).toHaveTextContent(
      'Run, output compared: 3 on Debian 13, 5 on Debian 12. Last check 20 November 2026.',
    );
    expect(ledger.getByRole('link', { name: 'How they are checked' })).toHaveAttribute('href', '/ledger');
  });

  it('H1 leads from each row of the ledger to its article, all rows in one tab stop', async () => {
    const rows = region('9 code blocks, 5 of them executed')
      .getAllByRole('link')
      .filter((link) => link.querySelector('title'));
    expect(rows.map((row) => [row.querySelector('title')?.textContent, hrefOf(row)])).toEqual([
      ['SSH: 14 of 17 commands run', '/wiki/ssh'],
      ['The story of logs: 1 of 3 code blocks run', '/blog/logs'],
    ]);
    expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(['0', '-1']);
    act(() => rows[0]?.focus());
    for (const [key, place] of [
      ['{ArrowDown}', 1],
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{End}', 1],
      ['{Home}', 0],
    ] as const) {
      await page.user.keyboard(key);
      expect(rows[place]).toHaveFocus();
      expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(rows.map((row) => (row === rows[place] ? '0' : '-1')));
    }
  });

  it('H1 H6 shows the work first: projects, guides, posts, and then the terminal', () => {
    const regions = screen.getAllByRole('region').map((each) => within(each).getAllByRole('heading')[0]?.textContent);
    expect(regions).toEqual([
      site.author.name,
      '9 code blocks, 5 of them executed',
      'Latest projects',
      'Guides',
      'Latest posts',
      'Try the terminal',
      'Core tools',
      'About this site',
      'Collaborate',
      'Get in touch',
    ]);
  });

  it('W4 leads to guides, with what was run of them', () => {
    const guides = region('Guides').getAllByRole('listitem');
    expect(guides.map((guide) => hrefOf(within(guide).getByRole('link')))).toEqual(['/wiki/ssh', '/wiki/firewall', '/wiki/proxmox-setup']);
    expect(guides[0]).toHaveTextContent('14 of 17 commands run');
    expect(guides[1]).not.toHaveTextContent('commands run');
  });

  it('H2 has the terminal, at work', async () => {
    await page.user.type(screen.getByRole('textbox', { name: 'Terminal command' }), 'certs{Enter}');
    expect(screen.getByRole('log')).toHaveTextContent('LFCS');
    // What is typed isn't announced.
    expect(within(screen.getByRole('log')).queryByRole('textbox')).toBeNull();
  });

  it('H3 M2 links the personal blog and the uptime page, both external', () => {
    const links = ['Personal blog', 'Uptime status'].map((name) => screen.getByRole('link', { name }));
    expect(links.map(hrefOf)).toEqual(HOME.about?.links.map(({ url }) => url));
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('H4 shows every core tool with what it is for', () => {
    const tools = region('Core tools').getAllByRole('listitem');
    expect(tools.map(({ textContent }) => textContent)).toEqual(HOME.tools.map(({ name, purpose }) => name + purpose));
  });

  it('H5 M2 invites to collaborate by mail', () => {
    expect(region('Collaborate').getByRole('link')).toHaveAttribute('href', expect.stringMatching(new RegExp(`^mailto:${site.author.email}`)));
  });

  it('H6 shows the latest two posts with "Read More" and the latest two projects with "View Project"', () => {
    for (const [name, action, paths] of [
      ['Latest posts', 'Read More', ['/blog/containers', '/blog/logs']],
      ['Latest projects', 'View Project', ['/projects/azure-migration', '/projects/secure-docker-pipeline']],
    ] as const) {
      const links = region(name).getAllByRole('link', { name: new RegExp(`^${action}`) });
      expect(links.map(hrefOf)).toEqual(paths);
      expect(region(name).getAllByRole('article')).toHaveLength(2);
    }
  });

  it('H7 says how to get in touch', () => {
    expect(region('Get in touch').getByRole('link', { name: site.author.email ?? '' })).toHaveAttribute('href', `mailto:${site.author.email}`);
  });

  it('H8 loads none of its images before it is in view', () => {
    expect(screen.getAllByRole('img').map(({ tagName }) => tagName)).toEqual(['svg', 'svg', 'svg']);
  });
});
