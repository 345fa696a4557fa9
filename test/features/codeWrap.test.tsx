import { screen } from '@testing-library/react';
import type { CodeBlock as CodeBlockData } from '../../src/core/content/blocks';
import { CodeWrap } from '../../src/features/reading/CodeWrap';
import { codeWrapChanged, readingSlice, valuesPanelToggled } from '../../src/features/reading/readingSlice';
import { CodeBlock } from '../../src/ui/CodeBlock';
import { renderInSite } from '../support/render';
import { installFakeResizeObserver, setWidths } from '../ui/resize';

const BLOCK: CodeBlockData = { type: 'code', language: 'bash', label: 'Bash', lines: [{ role: 'output', isTableRow: true, tokens: ['a very long  row'] }] };

function setup() {
  const resize = installFakeResizeObserver();
  const view = renderInSite(
    <CodeWrap>
      <CodeBlock block={BLOCK} />
      <CodeBlock block={BLOCK} />
    </CodeWrap>,
  );
  resize();
  return { ...view, resize, wrapped: () => view.container.querySelectorAll('.code--wrapped').length };
}

const buttons = () => screen.queryAllByRole('button', { name: 'Wrap' });

beforeEach(() => {
  localStorage.clear();
  setWidths(900, 300);
});

describe('folding the tables in code', () => {
  it('W4 D1 folds every table of the page, says so, is in the store, and unfolds again', async () => {
    const { user, store, wrapped } = setup();
    expect(buttons()).toHaveLength(2);
    expect(buttons()[0]).toHaveAttribute('aria-pressed', 'false');
    await user.click(buttons()[0] ?? document.body);
    expect(wrapped()).toBe(2);
    expect(buttons()[1]).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().reading.isCodeWrapped).toBe(true);
    await user.click(buttons()[1] ?? document.body);
    expect(wrapped()).toBe(0);
  });

  it('W4 D1 lasts on this device', async () => {
    const first = setup();
    await first.user.click(buttons()[0] ?? document.body);
    first.unmount();
    const second = setup();
    expect(second.wrapped()).toBe(2);
    await second.user.click(buttons()[0] ?? document.body);
    second.unmount();
    expect(setup().wrapped()).toBe(0);
  });

  it('W4 offers nothing where every line fits', () => {
    setWidths(300, 300);
    setup();
    expect(buttons()).toEqual([]);
  });

  it('W4 lets the keyboard scroll code that is too wide, by a name, and no other', () => {
    const { unmount } = setup();
    expect(screen.getAllByRole('group', { name: 'Code: Bash' })[0]).toHaveAttribute('tabindex', '0');
    unmount();
    setWidths(300, 300);
    setup();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('N1 W4 has no more stops of the Tab key than needed when the window has become wider', () => {
    const { resize, container } = setup();
    expect(container.querySelectorAll('pre[tabindex]')).toHaveLength(2);
    setWidths(300, 300);
    resize();
    expect(container.querySelectorAll('pre[tabindex]')).toHaveLength(0);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('readingSlice', () => {
  it('D1 keeps both choices apart', () => {
    const { reducer, getInitialState } = readingSlice;
    const wrapped = reducer(getInitialState(), codeWrapChanged(true));
    expect(reducer(wrapped, valuesPanelToggled(true))).toEqual({ isCodeWrapped: true, isValuesPanelOpen: true });
  });
});
