import { screen, within } from '@testing-library/react';
import { site } from '../support/siteConstants';
import { Breadcrumbs, type Crumb } from '../../src/ui/Breadcrumbs';
import { Seo } from '../../src/ui/Seo';
import { WritingData } from '../../src/ui/WritingData';
import { renderInSite } from '../support/render';

const PAGE = { title: 'SSH', path: '/wiki/ssh' };
const CRUMBS: readonly Crumb[] = [{ label: 'Wiki', href: '/wiki' }, { label: 'Basics', href: '/wiki#group-Basics' }, { label: 'Unlisted' }];

const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
const times = () =>
  [...document.head.querySelectorAll('meta[property^="article:"]')].map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]);
const read = () => scripts().map((text) => JSON.parse(text) as Record<string, unknown>);

describe('structured data', () => {
  it('M1 lists the breadcrumbs as they are shown, without a group that has no address, and the page itself at the end', () => {
    renderInSite(<Breadcrumbs {...PAGE} crumbs={CRUMBS} />);
    const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Wiki', 'Basics', 'Unlisted']);
    expect(read()).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Wiki', item: 'https://example.com/wiki' },
          { '@type': 'ListItem', position: 2, name: 'Basics', item: 'https://example.com/wiki#group-Basics' },
          { '@type': 'ListItem', position: 3, name: 'SSH', item: 'https://example.com/wiki/ssh' },
        ],
      },
    ]);
  });

  it.each([
    ['TechArticle', { modified: '2025-03-04' }, { dateModified: '2025-03-04' }],
    ['BlogPosting', { published: '2025-03-15' }, { datePublished: '2025-03-15' }],
  ] as const)('M1 names the author and dates of a %s; the author is the person whom the site describes', (kind, dates, expected) => {
    const { rerender } = renderInSite(
      <>
        <Seo {...PAGE} {...dates} />
        <WritingData {...PAGE} {...dates} kind={kind} />
      </>,
    );
    const [person, writing, ...others] = read();
    expect(writing).toEqual({
      '@context': 'https://schema.org',
      '@type': kind,
      headline: 'SSH',
      url: 'https://example.com/wiki/ssh',
      image: 'https://example.com/cards/wiki/ssh.png',
      author: { '@type': 'Person', '@id': person?.['@id'], name: site.author.name, url: 'https://example.com/' },
      ...expected,
    });
    expect(person).toMatchObject({ '@type': 'Person', jobTitle: site.author.jobTitle });
    expect(others).toEqual([]);
    expect(times()).toEqual(Object.entries(dates).map(([name, day]) => [`article:${name}_time`, day]));
    rerender(<Seo title="Blog" path="/blog" />);
    expect(read()).toEqual([person]);
    expect(times()).toEqual([]);
  });

  it('M1 survives a title that would end its script', () => {
    renderInSite(<Breadcrumbs {...PAGE} title={'</script><b>"SSH"'} crumbs={[]} />);
    expect(scripts().join('')).not.toContain('<');
    expect(read()).toMatchObject([{ itemListElement: [{ name: '</script><b>"SSH"' }] }]);
  });
});
