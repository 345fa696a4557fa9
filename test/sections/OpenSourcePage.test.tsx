import { screen, within } from '@testing-library/react';
import { OpenSourcePage } from '../../src/sections/open-source/OpenSourcePage';
import { renderInSite } from '../support/render';
import { OPEN_SOURCE } from './samples';

describe('OpenSourcePage', () => {
  it('O1 shows each repository with name, language, stars, forks and last update', () => {
    renderInSite(<OpenSourcePage data={OPEN_SOURCE} />);
    const [first, ...others] = screen.getAllByRole('article');
    expect(others).toHaveLength(7);
    const card = within(first ?? document.body);
    expect(card.getByText('org/a')).toBeInTheDocument();
    expect(card.getAllByRole('term').map(({ textContent }) => textContent.trim())).toEqual(['Language', 'Stars', 'Forks', 'Last updated']);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Go', '45.2k', '950', '30 July 2025']);
  });

  it('O1 leads to the guide about a repository, where there is one', () => {
    renderInSite(<OpenSourcePage data={OPEN_SOURCE} />);
    const guides = screen
      .getAllByRole('article')
      .map((card) => [...card.querySelectorAll('a[href^="/wiki/"]')].map((link) => [link.getAttribute('href'), link.textContent]));
    expect(guides.filter(({ length }) => length > 0)).toEqual([[['/wiki/tool-b', 'Set up b']]]);
  });

  it('O1 M2 leads to the repository in a new tab', () => {
    renderInSite(<OpenSourcePage data={OPEN_SOURCE} />);
    const link = screen.getByRole('link', { name: 'Tool a' });
    expect(link).toHaveAttribute('href', 'https://github.com/org/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('O1 links back to the wiki and to the featured story', () => {
    renderInSite(<OpenSourcePage data={OPEN_SOURCE} />);
    expect(screen.getByRole('link', { name: /Back to the wiki/ })).toHaveAttribute('href', '/wiki');
    expect(screen.getByText('Featured story')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The story of containers' })).toHaveAttribute('href', '/blog/containers');
  });

  it('O1 rounds thousands, without a zero behind the point', () => {
    renderInSite(
      <OpenSourcePage data={{ ...OPEN_SOURCE, repositories: OPEN_SOURCE.repositories.slice(0, 1).map((each) => ({ ...each, stars: 65_000, forks: 1000 })) }} />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Go', '65k', '1k', '30 July 2025']);
  });

  it('O1 M1 leads from a part of a long list to the others, under a title of its own', () => {
    const part = { page: 2, pages: 3, count: 24, size: 8 };
    renderInSite(<OpenSourcePage data={{ ...OPEN_SOURCE, featuredPost: null, part }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Open Source, page 2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/open-source', '/open-source', '/open-source/page/2'],
      ...['/open-source/page/3', '/open-source/page/3'],
    ]);
  });

  it('O1 has no story without a post', () => {
    renderInSite(<OpenSourcePage data={{ ...OPEN_SOURCE, featuredPost: null }} />);
    expect(screen.queryByText('Featured story')).not.toBeInTheDocument();
  });
});
