import { act, fireEvent, render, screen } from '@testing-library/react';
import { Contents } from '../../src/ui/Contents';
import { REST_MS } from '../../src/ui/useCurrentHeading';
import { translatePage } from '../support/translatePage';
import { installFakeIntersectionObserver } from './intersection';

const HEADINGS = ['one', 'two', 'three'].map((id) => ({ depth: 2, id, text: `Part ${id}` }));

function setup() {
  const viewport = installFakeIntersectionObserver();
  const view = render(
    <>
      <Contents headings={HEADINGS} />
      {HEADINGS.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>,
  );
  const report = (isReached: boolean, wait = REST_MS) =>
    act(() => {
      viewport.report(isReached);
      jest.advanceTimersByTime(wait);
    });
  return { ...view, viewport, report, current: () => view.container.querySelector('[aria-current]') };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Contents', () => {
  it('W6 marks the last heading that the reader has come to, and none over the first', () => {
    const { report, current } = setup();
    expect(current()).toBeNull();
    report(true);
    expect(current()).toHaveTextContent('Part three');
    expect(current()).toHaveAttribute('aria-current', 'location');
    report(false);
    expect(current()).toBeNull();
  });

  it('W6 marks none on the way through several sections, so that scrolling waits for nothing', () => {
    const { report, current } = setup();
    report(true, REST_MS - 1);
    report(false, REST_MS - 1);
    report(true, REST_MS - 1);
    expect(current()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(current()).toHaveTextContent('Part three');
  });

  it('W6 tells screen readers which headings are parts of others', () => {
    installFakeIntersectionObserver();
    render(<Contents headings={[2, 3, 3, 2].map((depth, id) => ({ depth, id: `h${id}`, text: `Heading ${id}` }))} />);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '2', '1']);
  });

  it('W6 stops watching when it goes', () => {
    const { viewport, unmount } = setup();
    expect(viewport.watched()).toBe(1);
    unmount();
    expect(viewport.watched()).toBe(0);
  });

  describe('as a sheet', () => {
    const open = () => {
      const view = setup();
      const details = view.container.querySelector('details');
      details?.setAttribute('open', '');
      return { ...view, isOpen: () => details?.open };
    };

    it.each([
      ['once a heading is chosen', () => fireEvent.click(screen.getByRole('link', { name: 'Part two' }))],
      ['with Escape', () => fireEvent.keyDown(screen.getByRole('link', { name: 'Part two' }), { key: 'Escape' })],
      ['once Tab leaves it', () => fireEvent.focusIn(screen.getByRole('heading', { name: 'Part one' }))],
      ['with a press beside it', () => fireEvent.pointerDown(screen.getByRole('heading', { name: 'Part one' }))],
    ])('W6 closes %s', (_, act) => {
      const { isOpen } = open();
      act();
      expect(isOpen()).toBe(false);
    });

    it('W6 stays open under a press in it, and gives the focus back after Escape', () => {
      const { isOpen } = open();
      fireEvent.pointerDown(screen.getByRole('link', { name: 'Part two' }));
      fireEvent.keyDown(screen.getByRole('link', { name: 'Part two' }), { key: 'ArrowDown' });
      fireEvent.focusIn(screen.getByRole('link', { name: 'Part three' }));
      expect(isOpen()).toBe(true);
      fireEvent.keyDown(screen.getByRole('link', { name: 'Part two' }), { key: 'Escape' });
      expect(screen.getByText('On this page')).toHaveFocus();
    });

    it('W6 names the section that is being read, and its place among all', () => {
      const { report, container } = setup();
      report(true);
      expect(container.querySelector('summary')).toHaveTextContent('On this page: section 3/3 Part three');
    });

    it('W6 names it in a page that the browser translates, too', () => {
      const { report, rerender, container } = setup();
      report(true);
      translatePage();
      rerender(<Contents headings={[...HEADINGS, { depth: 2, id: 'four', text: 'Part four' }]} />);
      expect(container.querySelector('summary')).toHaveTextContent('On this page: section 3/4 Part three');
    });

    it('W6 makes room while the reader scrolls down, from the first heading on', () => {
      const { report, container } = setup();
      const scrollTo = (y: number) => {
        Object.assign(window, { scrollY: y });
        fireEvent.scroll(window);
        return container.querySelector('.contents--away') !== null;
      };
      const over = scrollTo(100);
      report(true);
      expect([over, scrollTo(500), scrollTo(497), scrollTo(450), scrollTo(600)]).toEqual([false, true, true, false, true]);
      scrollTo(0);
    });
  });

  it('W6 unfolds without scripts', () => {
    setup();
    expect(screen.getByText('On this page').tagName).toBe('SUMMARY');
  });
});
