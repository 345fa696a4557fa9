import { contactSheet } from '../../../build-scripts/lib/screenshots/contactSheet';

const picture = { state: 'search', path: '/search?q=<b>', width: 360, theme: 'dark', extent: 'page', file: 'search-360-dark-page.png' } as const;

describe('contactSheet', () => {
  it('shows each picture as a link to its file, under its state, with what it is', () => {
    const html = contactSheet([picture, { ...picture, state: 'home', file: 'home.png' }], 'Two pictures.');
    expect(html).toContain('<a href="search-360-dark-page.png"><img loading="lazy" src="search-360-dark-page.png" alt="360 dark, whole page">');
    expect(html.match(/<h2 id="[^"]+"/g)).toEqual(['<h2 id="search"', '<h2 id="home"']);
    expect(html).toContain('Two pictures.');
  });

  it('shows an address as text', () => {
    expect(contactSheet([picture], '')).toContain('/search?q=&lt;b&gt;');
  });
});
