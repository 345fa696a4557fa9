import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Block } from '../../../src/core/content/blocks';
import { addressedLines, lineFragment } from '../../../src/core/content/lineAddresses';
import { linkLines } from '../../../src/features/line-links/lineLinks';
import { Prose } from '../../../src/ui/Prose';
import { installHighlights, type FakeHighlights } from '../../support/highlights';
import { renderInSite } from '../../support/render';

const code = (...texts: string[]): Block =>
  ({ type: 'code', language: 'text', label: 'Text', lines: texts.map((text) => ({ role: 'output', tokens: [text] })) }) as unknown as Block;
const BLOCKS: readonly Block[] = [
  code('first line', '', 'third line'),
  { type: 'table', align: [], head: [['What'], ['Why']], rows: [[['refused'], ['nothing listens']]] } as unknown as Block,
];
const [FIRST, THIRD, , ROW] = addressedLines(BLOCKS);

let visit: AbortController;
let highlights: FakeHighlights;

beforeEach(() => {
  visit = new AbortController();
  highlights = installHighlights();
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  visit.abort();
  highlights.remove();
  Object.assign(window, { scrollY: 0, navigation: undefined });
});

function open(hash = '', waiting = new AbortController().signal) {
  const shown = renderInSite(<Prose blocks={BLOCKS} />);
  act(() => linkLines({ data: { blocks: BLOCKS }, store: shown.store, hash, key: 'one', signal: visit.signal, waiting, event: undefined }));
  return shown;
}

const lines = () => [...document.querySelectorAll('.prose .line')];
const button = () => screen.getByRole('button', { name: /^Link to this line/ });

describe('links to lines', () => {
  it('W14 are copied at the line that the pointer or a finger is at', async () => {
    const { user } = open();
    await user.click(lines()[2] as Element);
    expect(button()).toHaveAccessibleName('Link to this line: third line');
    await user.click(button());
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`http://localhost/${THIRD ? lineFragment(THIRD) : ''}`));
    expect(button()).toHaveTextContent('Copied');
    await user.hover(screen.getByText('nothing listens'));
    expect(button()).toHaveAccessibleName('Link to this line: refused nothing listens');
    expect(button()).toHaveTextContent('Link to this line');
    await user.hover(document.body);
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
  });

  it('W14 are copied by keyboard: ArrowRight leads there from a button of the block, the others over lines with an address, and Tab passes by', async () => {
    const { user } = open();
    screen.getByRole('button', { name: 'Copy' }).focus();
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName('Link to this line: first line');
    expect(button()).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{ArrowDown}');
    expect(button()).toHaveAccessibleName('Link to this line: third line');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`http://localhost/${FIRST ? lineFragment(FIRST) : ''}`));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  });

  it('W14 N1 are put away by Escape, from a line that they cover, until another one is turned to', async () => {
    const { user } = open();
    await user.hover(lines()[0] as Element);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
    fireEvent.pointerOver(lines()[0] as Element);
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
    await user.hover(lines()[2] as Element);
    expect(button()).toHaveAccessibleName('Link to this line: third line');
    await user.keyboard('{Escape}');
    act(() => screen.getByRole('button', { name: 'Copy' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName('Link to this line: first line');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
  });

  it('W14 N1 stay where they are, with the focus, while the pointer moves: they were reached by keyboard', async () => {
    const { user } = open();
    screen.getByRole('button', { name: 'Copy' }).focus();
    await user.keyboard('{ArrowRight}');
    for (const place of [lines()[2] as Element, screen.getByText('nothing listens')]) {
      await user.hover(place);
      expect(button()).toHaveFocus();
      expect(button()).toHaveAccessibleName('Link to this line: first line');
    }
  });

  it('W14 N1 leave the focus, on Escape, where it is if they were reached by pointer', async () => {
    const { user } = open();
    const copy = screen.getByRole('button', { name: 'Copy' });
    copy.focus();
    await user.keyboard('{ArrowRight}{Escape}');
    await user.hover(lines()[2] as Element);
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(copy).not.toHaveFocus();
  });

  it('W14 leave Alt and the arrows to the browser, which goes back and forward', async () => {
    const { user } = open();
    const copy = screen.getByRole('button', { name: 'Copy' });
    copy.focus();
    expect(fireEvent.keyDown(copy, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(copy).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(fireEvent.keyDown(button(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(button()).toHaveFocus();
    expect(fireEvent.keyDown(button(), { key: 'End', ctrlKey: true })).toBe(true);
    expect(button()).toHaveAccessibleName('Link to this line: first line');
  });

  it('W14 are shown on arrival: the line is marked and brought into view, with words after the address or without', async () => {
    open(`#${ROW?.id ?? ''}:~:text=refused`);
    await waitFor(() => expect(highlights.marked()).toEqual(['refusednothing listens']));
    expect((Element.prototype.scrollIntoView as jest.Mock).mock.contexts[0]).toBe(screen.getByRole('row', { name: /refused/ }));
  });

  it('W14 are shown on arrival without moving a reader who, or whose browser, has already scrolled', async () => {
    const entry = { key: 'first' };
    Object.assign(window, { scrollY: 640, navigation: { activation: { entry }, currentEntry: { ...entry } } });
    open(`#${ROW?.id ?? ''}`);
    await waitFor(() => expect(highlights.marked()).toEqual(['refusednothing listens']));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('W14 are marked without moving a reader who has begun to read before the code came', async () => {
    open(FIRST ? lineFragment(FIRST) : '', AbortSignal.abort());
    await waitFor(() => expect(highlights.marked()).toEqual(['first line']));
    expect(lines()[0]?.scrollIntoView).not.toHaveBeenCalled();
  });

  it('W14 are brought into view when they are opened later, in a document that is scrolled', async () => {
    Object.assign(window, { scrollY: 640, navigation: { activation: { entry: { key: 'first' } }, currentEntry: { key: 'second' } } });
    open(`#${ROW?.id ?? ''}`);
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  });

  it('W14 say when the line is gone', async () => {
    open('#l.00000000');
    await waitFor(() => expect(document.getElementById('announcer')).toHaveTextContent('The line that this link leads to is no longer on this page.'));
    expect(highlights.marked()).toEqual([]);
  });

  it('W14 leave nothing behind', async () => {
    const { user } = open();
    await user.hover(lines()[0] as Element);
    act(() => visit.abort());
    expect(document.querySelector('.line-link')).toBeNull();
  });
});
