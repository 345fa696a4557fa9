import { screen, within } from '@testing-library/react';
// It defines hooks, which isn't possible inside a test.
import '@testing-library/user-event';
import { site as sample } from '../support/siteConstants';
import type { SiteConstants } from '../../src/core/site/siteConstants';
import { installFakeIntersectionObserver } from '../ui/intersection';

const site: SiteConstants = {
  ...sample,
  social: [
    { name: 'Mastodon', url: 'https://chaos.example/@ada', icon: 'people' },
    { name: 'Codeberg', url: 'https://codeberg.org/ada' },
  ],
};

/** The components that show profiles, with those of another owner. */
async function load() {
  jest.doMock('@content/site', () => ({ site, pages: [] }));
  const { renderInSite } = await import('../support/render');
  const { HomePage } = await import('../../src/sections/home/HomePage');
  const { ResumeHeader } = await import('../../src/sections/resume/ResumeHeader');
  const { Footer } = await import('../../src/app/Footer');
  const { HOME } = await import('../sections/homeSample');
  const { RESUME } = await import('../sections/samples');
  return { renderInSite, home: <HomePage data={HOME} />, resume: <ResumeHeader resume={RESUME.resume} />, footer: <Footer /> };
}

const linksOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const MAIL = `mailto:${site.author.email}`;
const PROFILES = [
  ['Mastodon', 'https://chaos.example/@ada'],
  ['Codeberg', 'https://codeberg.org/ada'],
];

describe('the profiles of another owner', () => {
  beforeEach(installFakeIntersectionObserver);

  it.each([
    ['home', 'Elsewhere', [...PROFILES, ['E-mail', MAIL]]],
    ['footer', 'Elsewhere', [...PROFILES, ['E-mail', MAIL]]],
    ['resume', 'Contact details', [[site.author.email ?? '', MAIL], ...PROFILES]],
  ] as const)('H1 have their own names in %s, whatever their place', async (place, list, links) => {
    const { renderInSite, ...places } = await load();
    renderInSite(places[place]);
    expect(linksOf(list)).toEqual(links);
  });

  it('H1 are all that the foot has on a site without pages: no list is empty', async () => {
    const { renderInSite, footer } = await load();
    renderInSite(footer);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Elsewhere']);
  });

  it('M1 are named as the same person on the home page', async () => {
    const { renderInSite, home } = await load();
    renderInSite(home);
    const addresses = PROFILES.map(([, url]) => url);
    const [person] = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '') as object);
    expect(person).toMatchObject({ sameAs: addresses });
  });
});
