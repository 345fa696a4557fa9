import { screen, within } from '@testing-library/react';
import { WikiArticlePage } from '../../src/sections/wiki/WikiArticlePage';
import { renderInSite } from '../support/render';
import { ARTICLE } from './samples';

describe('WikiArticlePage', () => {
  it('W7 ends with the pointer to the next article', () => {
    renderInSite(<WikiArticlePage data={ARTICLE} />);
    expect(screen.getByText('Next article')).toBeInTheDocument();
    expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName('Firewall');
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/wiki/firewall');
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
    expect(screen.getByRole('textbox', { name: 'the server' })).toHaveAttribute('placeholder', 'web01');
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
});
