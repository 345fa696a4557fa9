import { isContentIcon } from '../../../src/core/site/contentIcons';
import { profileIcon } from '../../../src/core/site/socialProfile';

describe('profileIcon', () => {
  it.each([
    ['https://github.com/ada', 'branch'],
    ['https://gitlab.example.org/ada', 'gitlab'],
    ['https://www.linkedin.com/in/ada', 'people'],
    ['https://mastodon.social/@ada', 'people'],
    ['https://ada.example/github', 'external'],
    ['https://constructor.example', 'external'],
  ])('H1 gives %s the icon of its host, else that of a link', (url, icon) => {
    expect(profileIcon({ name: 'Ada', url })).toBe(icon);
  });

  it('H1 takes the icon that the profile names', () => {
    expect(profileIcon({ name: 'Notes', url: 'https://github.com/ada', icon: 'rss' })).toBe('rss');
    expect(profileIcon({ name: 'E-mail', url: 'mailto:ada@ada.example', icon: 'mail' })).toBe('mail');
  });

  it('knows an icon by its own name only', () => {
    expect([isContentIcon('rss'), isContentIcon('constructor')]).toEqual([true, false]);
  });
});
