import { showTheme } from '../../src/platform/theme';

describe('showTheme', () => {
  it('D1 shows a chosen theme, or the device’s own', () => {
    showTheme('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    showTheme('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('D1 gives the browser’s own frame the colour of the theme that is shown', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
    showTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    showTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    showTheme('system');
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
