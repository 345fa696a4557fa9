import { render } from '@testing-library/react';
import { site } from '../support/siteConstants';
import { Seo, type SeoProps } from '../../src/ui/Seo';

/** What a search engine or a link preview reads in the head. */
function read() {
  const content = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('content') ?? element.getAttribute('href'));
  return {
    title: document.title,
    description: content('meta[name=description]'),
    keywords: content('meta[name=keywords]'),
    canonical: content('link[rel=canonical]'),
    robots: content('meta[name=robots]'),
    openGraph: Object.fromEntries(['type', 'title', 'description', 'url', 'image', 'site_name'].map((name) => [name, content(`meta[property="og:${name}"]`)])),
    twitter: Object.fromEntries(['card', 'title', 'description', 'image'].map((name) => [name, content(`meta[name="twitter:${name}"]`)])),
    person: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  };
}

const SSH: SeoProps = {
  title: 'SSH',
  description: 'Keys.',
  path: '/wiki/ssh',
  keywords: ['Linux'],
  type: 'article',
};

describe('Seo', () => {
  it('M1 names a keyword once that a page shares with the site', () => {
    render(<Seo {...SSH} keywords={['Linux', site.keywords[0] ?? '', 'Linux']} />);
    expect(read().keywords).toEqual([['Linux', ...site.keywords].join(', ')]);
  });

  it('M1 sets title, description, keywords, canonical URL and both social cards', () => {
    document.documentElement.lang = 'de';
    const { unmount } = render(<Seo {...SSH} />);
    const head = read();
    expect(head.title).toBe(`SSH · ${site.name}`);
    expect(head.description).toEqual(['Keys.']);
    expect(head.keywords).toEqual([['Linux', ...site.keywords].join(', ')]);
    expect(head.canonical).toEqual(['https://example.com/wiki/ssh']);
    expect(head.openGraph).toEqual({
      type: ['article'],
      title: ['SSH'],
      description: ['Keys.'],
      url: ['https://example.com/wiki/ssh'],
      image: ['https://example.com/cards/wiki/ssh.png'],
      site_name: [site.name],
    });
    expect(head.twitter).toEqual({ card: ['summary_large_image'], title: ['SSH'], description: ['Keys.'], image: ['https://example.com/cards/wiki/ssh.png'] });
    expect(head.robots).toEqual([]);
    expect(document.head.querySelector('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', 'https://example.com/wiki/ssh.md');
    unmount();
    // The document has it (`documentStart`), whatever page is shown in it.
    expect(document.documentElement.lang).toBe('de');
  });

  it('M1 describes the person of the site once, as structured data', () => {
    render(<Seo {...SSH} />);
    expect(read().person).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: site.author.name,
        jobTitle: site.author.jobTitle,
        url: 'https://example.com/',
        sameAs: site.social.map(({ url }) => url),
      }),
    ]);
  });

  it('M1 sets everything anew after a change and leaves nothing of the page before', () => {
    const { rerender } = render(<Seo {...SSH} />);
    rerender(<Seo title="Blog" path="/blog" />);
    const head = read();
    expect(head.title).toBe(`Blog · ${site.name}`);
    expect(head.description).toEqual([site.description]);
    expect(head.canonical).toEqual(['https://example.com/blog']);
    expect(head.openGraph).toMatchObject({
      type: ['website'],
      title: ['Blog'],
      url: ['https://example.com/blog'],
      image: ['https://example.com/cards/blog.png'],
    });
    expect(head.person).toHaveLength(1);
  });

  it('M1 sets everything anew when one page takes the place of another', () => {
    const { rerender } = render(<Seo key="ssh" {...SSH} />);
    rerender(<Seo key="home" path="/" />);
    expect(read()).toMatchObject({ title: site.title, canonical: ['https://example.com/'], keywords: [site.keywords.join(', ')] });
  });

  it('M1 R2 asks not to list an unknown route, which has no address of its own', () => {
    render(<Seo />);
    expect(read()).toMatchObject({ title: site.title, robots: ['noindex'], canonical: [], openGraph: { url: [] } });
  });

  it('M1 states the size of the social card and describes it', () => {
    render(<Seo {...SSH} />);
    const content = (name: string) => document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image:alt'].map(content)).toEqual([
      '1200',
      '630',
      `SSH · ${site.name}`,
      `SSH · ${site.name}`,
    ]);
  });

  it('M1 shows the card of the home page where a page that is not listed has none', () => {
    render(<Seo title="Nothing" path="/tags/nothing" isIndexed={false} />);
    expect(read()).toMatchObject({ robots: ['noindex'], openGraph: { image: ['https://example.com/cards/home.png'] } });
    expect(document.head.querySelector('link[rel="alternate"]')).toBeNull();
  });

  it('M1 survives quotes and tags in a title', () => {
    render(<Seo {...SSH} title={'"A" </title><script>'} />);
    expect(read()).toMatchObject({ title: `"A" </title><script> · ${site.name}`, openGraph: { title: ['"A" </title><script>'] } });
  });
});
