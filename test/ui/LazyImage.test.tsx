import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyImage } from '../../src/ui/LazyImage';
import { installFakeIntersectionObserver } from './intersection';

function setup() {
  const viewport = installFakeIntersectionObserver();
  const rendered = render(<LazyImage src="/images/rack.svg" alt="A rack" size={[640, 360]} />);
  return {
    ...rendered,
    ...viewport,
    report: (isIntersecting: boolean) => act(() => viewport.report(isIntersecting)),
    /** The element with the image's description: a placeholder or the image itself. */
    shown: () => screen.getByRole('img', { name: 'A rack' }),
    state: () => screen.getByRole('img', { name: 'A rack' }).closest('[data-state]')?.getAttribute('data-state'),
  };
}

describe('LazyImage', () => {
  it('H8 loads nothing until a tenth of it is in view', () => {
    const { thresholds, shown, report } = setup();
    expect(thresholds).toEqual([0.1]);
    expect(shown().tagName).toBe('svg');
    report(false);
    expect(shown().tagName).toBe('svg');
    report(true);
    expect(shown()).toHaveAttribute('src', '/images/rack.svg');
  });

  it('H8 keeps the placeholder until the image has loaded', () => {
    const { state, shown, report } = setup();
    expect(state()).toBe('waiting');
    report(true);
    expect(state()).toBe('loading');
    fireEvent.load(shown());
    expect(state()).toBe('shown');
  });

  it('H8 ends the placeholder when the image fails, and leaves its description', () => {
    const { state, shown, report } = setup();
    report(true);
    fireEvent.error(shown());
    expect(state()).toBe('failed');
    expect(shown()).toHaveAttribute('alt', 'A rack');
  });

  it('H8 keeps the same room from the beginning, so that nothing shifts', () => {
    const { shown, report } = setup();
    expect(shown()).toHaveAttribute('viewBox', '0 0 640 360');
    report(true);
    expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual(['640', '360']);
  });

  it('H8 W6 loads when the page is about to be printed, in view or not', () => {
    const { shown, watched } = setup();
    window.dispatchEvent(new Event('beforeprint')); // without "act": it must be there when the event is over
    expect(shown()).toHaveAttribute('src', '/images/rack.svg');
    expect(watched()).toBe(0);
  });

  it('H8 stops watching once it loads, and when it leaves the page', () => {
    const first = setup();
    expect(first.watched()).toBe(1);
    first.report(true);
    expect(first.watched()).toBe(0);
    first.unmount();
    const second = setup();
    second.unmount();
    expect(second.watched()).toBe(0);
  });
});
