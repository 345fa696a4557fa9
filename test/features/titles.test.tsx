import { screen, waitFor } from '@testing-library/react';
import { previewOf } from '../../src/core/site/previewOf';
import { BlogCard } from '../../src/features/cards/BlogCard';
import { renderResultTitle } from '../../src/features/search/resultText';
import { BlogPostPage } from '../../src/sections/blog/BlogPostPage';
import { POST, POSTS } from '../sections/samples';
import { renderInSite } from '../support/render';

const TITLE = '🐳 Compose had already gone home';
const PLAIN = 'Compose had already gone home';

describe('a title with a value', () => {
  it('E2 H6 keeps the value on one line at the head of its page and in a card, and its text stays as it is', async () => {
    const title = 'All 41 servers out';
    renderInSite(
      <>
        <BlogPostPage data={{ ...POST, title }} />
        {POSTS.slice(0, 1).map((post) => (
          <BlogCard key={post.id} post={{ ...post, title }} />
        ))}
      </>,
    );
    const headings = screen.getAllByRole('heading', { name: title });
    expect(headings.map(({ textContent }) => textContent)).toEqual([title, title]);
    expect(screen.getAllByText('41 servers', { selector: '.joined' }).map((value) => headings.findIndex((heading) => heading.contains(value)))).toEqual([0, 1]);
    await waitFor(() => expect(document.title).toContain(title));
  });
});

describe('a title that begins with an emoji', () => {
  it('E2 is shown without it at the head of its page and beside it, and keeps it in the title element', async () => {
    const link = { id: 'logs', title: TITLE };
    renderInSite(<BlogPostPage data={{ ...POST, title: TITLE, older: link, related: [{ path: '/blog/logs', title: TITLE, reason: 'Also about Docker' }] }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${PLAIN}$`));
    expect(screen.getAllByRole('link', { name: PLAIN })).toHaveLength(2);
    expect(screen.queryByText(/🐳/)).not.toBeInTheDocument();
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toMatch(TITLE);
  });

  it('E2 is shown without it in a card', () => {
    renderInSite(
      <>
        {POSTS.slice(0, 1).map((post) => (
          <BlogCard key={post.id} post={{ ...post, title: TITLE }} action="Read More" />
        ))}
      </>,
    );
    expect(screen.getByRole('heading', { name: PLAIN })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: new RegExp(`^Read More ?: ${PLAIN}$`) })).toBeInTheDocument();
  });

  it('E2 is shown without it in a preview, and in a result with its match at the right place', () => {
    expect(previewOf('blog-post', { ...POST, title: TITLE }, '')?.title).toBe(PLAIN);
    renderInSite(<p>{renderResultTitle(TITLE, { foundFor: 'gone' })}</p>);
    expect(screen.getByText('gone').tagName).toBe('MARK');
    expect(screen.getByText('gone').closest('p')).toHaveTextContent(PLAIN);
  });
});
