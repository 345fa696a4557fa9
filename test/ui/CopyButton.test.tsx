import { act, fireEvent, render, screen } from '@testing-library/react';
import { announce } from '../../src/platform/announce';
import { CopyButton } from '../../src/ui/CopyButton';

const label = () => screen.getByRole('button').textContent.trim();
/** Clicks, and lets the clipboard answer. */
const click = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setup(writeText: (text: string) => Promise<void>) {
  const clipboard = { writeText: jest.fn(writeText) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const error = jest.spyOn(console, 'error').mockReturnValue();
  render(<CopyButton text={() => 'sudo -i\nls'} />);
  return { ...clipboard, error };
}

describe('CopyButton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('W4 copies the text as it is and says so for 2000 ms, no more and no less', async () => {
    const { writeText, error } = setup(() => Promise.resolve());
    expect(label()).toBe('Copy');
    await click();
    expect(writeText).toHaveBeenCalledWith('sudo -i\nls');
    expect(label()).toBe('Copied');
    pass(1999);
    expect(label()).toBe('Copied');
    pass(1);
    expect(label()).toBe('Copy');
    expect(error).not.toHaveBeenCalled();
  });

  it('W4 counts the 2000 ms from the latest copy', async () => {
    setup(() => Promise.resolve());
    await click();
    pass(1500);
    await click();
    pass(1999);
    expect(label()).toBe('Copied');
    pass(1);
    expect(label()).toBe('Copy');
  });

  it('W4 logs a refusal of the clipboard and shows nothing', async () => {
    const refusal = new Error('Not allowed');
    const { error } = setup(() => Promise.reject(refusal));
    await click();
    expect(label()).toBe('Copy');
    expect(error).toHaveBeenCalledWith(expect.any(String), refusal);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('W4 announces the copy to screen readers, politely and once: the label that comes back is no second message', async () => {
    announce();
    setup(() => Promise.resolve());
    const regions = () => [...document.querySelectorAll('[aria-live]')].map((region) => [region.getAttribute('aria-live'), region.textContent]);
    expect(regions()).toEqual([['polite', '']]);
    await click();
    expect(label()).toBe('Copied');
    expect(regions()).toEqual([['polite', 'Copied']]);
    pass(2000);
    expect(label()).toBe('Copy');
    expect(regions()).toEqual([['polite', 'Copied']]);
  });
});
