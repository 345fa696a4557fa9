import { readStored, writeStored } from '../../src/platform/storage';
import { applyTheme, storedTheme } from '../../src/platform/theme';

describe('theme', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('D1 shows and remembers a chosen theme, and forgets it for the device’s own', () => {
    applyTheme('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(storedTheme()).toBe('dark');
    applyTheme('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(storedTheme()).toBe('system');
    expect(localStorage).toHaveLength(0);
  });

  it('D1 gives the browser’s own frame the colour of the theme that is shown', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
    applyTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    applyTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    applyTheme('system');
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('D1 takes an unknown remembered value for the device’s own theme', () => {
    writeStored('theme', 'sepia');
    expect(storedTheme()).toBe('system');
  });

  it('D1 works without a memory where storage is switched off', () => {
    const refuse = () => {
      throw new Error('Storage is switched off');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(() => applyTheme('light')).not.toThrow();
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(readStored('theme')).toBeNull();
  });
});
