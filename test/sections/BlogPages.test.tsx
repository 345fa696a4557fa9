import { screen, within } from '@testing-library/react';
import { BlogListPage } from '../../src/sections/blog/BlogListPage';
import { BlogPostPage } from '../../src/sections/blog/BlogPostPage';
import { renderInSite } from '../support/render';
import { POST, POSTS } from './samples';

function setup() {
  const rendered = renderInSite(<BlogListPage data={{ lead: 'Notes.', posts: POSTS }} />);
  const chips = within(screen.getByRole('group', { name: 'Filter by category' }));
  return {
    ...rendered,
    box: screen.getByRole('searchbox'),
    chips: () => chips.getAllByRole('button').map(({ textContent }) => textContent),
    choose: (name: string) => rendered.user.click(chips.getByRole('button', { name })),
    dates: () => screen.queryAllByRole('article').map((card) => within(card).getByRole('time').getAttribute('datetime')),
  };
}

describe('BlogListPage', () => {
  it('B1 lists the posts as they come, which is newest first', () => {
    expect(setup().dates()).toEqual(['2025-05-08', '2025-04-22', '2025-03-15']);
  });

  it('B1 P3 has a chip for all and one for each category, alphabetically', () => {
    expect(setup().chips()).toEqual(['All', 'CI/CD', 'Containerization', 'Monitoring']);
  });

  it('B1 P3 shows the posts of one category, and all of them again', async () => {
    const { choose, dates } = setup();
    await choose('Monitoring');
    expect(dates()).toEqual(['2025-04-22']);
    await choose('Monitoring');
    expect(dates()).toHaveLength(3);
  });

  it('B1 filters on title and tags, trimmed, together with the chip', async () => {
    const { user, box, choose, dates, chips } = setup();
    await user.type(box, '  DevOps ');
    expect(dates()).toEqual(['2025-05-08', '2025-03-15']);
    await choose('CI/CD');
    expect(dates()).toEqual(['2025-03-15']);
    expect(chips()).toHaveLength(4);
    await user.clear(box);
    await user.type(box, 'story of pipe');
    expect(dates()).toEqual(['2025-03-15']);
  });

  it('B1 does not filter on the excerpt, and says when nothing is left', async () => {
    const { user, box, dates } = setup();
    await user.type(box, 'taught me');
    expect(dates()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No posts found');
    expect(screen.getByRole('link', { name: 'Search all texts for it.' })).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=/));
  });

  it('B1 shows three tags a card and leads to the post', () => {
    setup();
    const card = screen.getByRole('link', { name: 'The story of containers' }).closest('article') ?? document.body;
    expect(within(card).getByRole('link', { name: 'The story of containers' })).toHaveAttribute('href', '/blog/containers');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Docker', 'Linux', 'DevOps', '+1 more']);
  });
});

describe('BlogPostPage', () => {
  it('shows the excerpt above the text, unless the text begins with it', () => {
    const { unmount } = renderInSite(<BlogPostPage data={POST} />);
    expect(screen.getByText(POST.excerpt)).toBeInTheDocument();
    unmount();
    renderInSite(<BlogPostPage data={{ ...POST, isOpening: true }} />);
    expect(screen.queryByText(POST.excerpt)).not.toBeInTheDocument();
  });

  it('B2 B3 shows the post, its like button and its neighbours', async () => {
    const { user } = renderInSite(<BlogPostPage data={POST} />);
    expect(screen.getByRole('heading', { level: 1, name: POST.title })).toBeInTheDocument();
    expect(screen.getByText('8 May 2025')).toBeInTheDocument();
    expect(screen.getByText('It began with a build.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Other posts' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog/logs']);
    await user.click(screen.getByRole('button', { name: '0 Likes' }));
    expect(screen.getByRole('button', { name: '1 Like' })).toHaveAttribute('aria-pressed', 'true');
  });
});
