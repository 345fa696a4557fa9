import { act, render, screen } from '@testing-library/react';
import { Contents } from '../../src/ui/Contents';
import { installViewport } from './intersection';

const HEADINGS = ['one', 'two', 'three'].map((id) => ({ depth: 2, id, text: `Part ${id}` }));

function setup() {
  const viewport = installViewport();
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
  return { ...view, viewport, current: () => view.container.querySelector('[aria-current]') };
}

describe('Contents', () => {
  it('W6 marks the last heading that the reader has come to, and none over the first', () => {
    const { viewport, current } = setup();
    expect(current()).toBeNull();
    act(() => viewport.report(true));
    expect(current()).toHaveTextContent('Part three');
    expect(current()).toHaveAttribute('aria-current', 'location');
    act(() => viewport.report(false));
    expect(current()).toBeNull();
  });

  it('W6 stops watching when it goes', () => {
    const { viewport, unmount } = setup();
    expect(viewport.watched()).toBe(1);
    unmount();
    expect(viewport.watched()).toBe(0);
  });

  it('W6 unfolds without scripts', () => {
    setup();
    expect(screen.getByText('On this page').tagName).toBe('SUMMARY');
  });
});
