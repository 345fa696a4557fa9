import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openTerminal, prepareTerminal } from './openTerminal';

beforeEach(prepareTerminal);

/** A terminal whose shell is loaded and knows the pages. */
async function openReady() {
  const rendered = openTerminal();
  await rendered.type('ls{Enter}clear{Enter}');
  return rendered;
}

/** What follows the prompt: the first of the touch keys, which only style sheets hide. */
const after = () => screen.getByRole('button', { name: 'Tab' });

/** What a search of the history has found, announced beside the prompt. */
const found = () => screen.getAllByRole('status').find(({ className }) => className === 'terminal__found');

describe('the keys of the terminal', () => {
  it('T1 go through the history with the arrows', async () => {
    const { type, input } = await openReady();
    await type('help{Enter}skills{Enter}dra{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('help');
    await type('{ArrowDown}');
    expect(input).toHaveValue('skills');
    await type('{ArrowDown}');
    expect(input).toHaveValue('dra');
  });

  it.each([
    ['sk', 'skills'],
    ['ls wi', 'ls wiki/'],
    ['cat wiki/s', 'cat wiki/ssh.md '],
    ['find -tag nft', 'find -tag nftables '],
    ['ls --h', null],
  ])('T1 complete %s with Tab where one thing is meant', async (draft, completed) => {
    const { type, input, user } = await openReady();
    await type(draft);
    await user.tab();
    expect(input).toHaveValue(completed ?? draft);
    if (completed === null) expect(input).not.toHaveFocus();
    else expect(input).toHaveFocus();
  });

  it('T1 list the candidates where several are meant, and move on at the next Tab', async () => {
    const { type, input, user, lines } = await openReady();
    await type('c');
    await user.tab();
    expect(lines().at(-1)).toBe('contactcertsclearcdcat');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('c');
    await user.tab();
    expect(input).not.toHaveFocus();
  });

  it.each(['', 'xyz', 'skills'])('T1 let Tab move on where there is nothing to complete: "%s"', async (draft) => {
    const { user, input } = await openReady();
    await user.click(input);
    if (draft) await user.keyboard(draft);
    await user.tab();
    expect(input).toHaveValue(draft);
    expect(after()).toHaveFocus();
  });

  it('T1 complete at the end of the line only', async () => {
    const { type, user, input } = await openReady();
    await type('sk{ArrowLeft}');
    await user.tab();
    expect(input).toHaveValue('sk');
    expect(input).not.toHaveFocus();
  });

  it('T1 wait at the first Tab for a shell that is still on its way', async () => {
    const { user, input } = openTerminal();
    await user.click(input);
    await user.keyboard('cat wiki/s{Tab}');
    await waitFor(() => expect(input).toHaveValue('cat wiki/ssh.md '));
    expect(input).toHaveFocus();
  });

  it('T1 always let Shift+Tab move back, and Escape leave', async () => {
    const { type, user, input } = await openReady();
    await type('sk');
    await user.tab({ shift: true });
    expect(input).toHaveValue('sk');
    expect(input).not.toHaveFocus();
    await type('{Escape}');
    expect(input).not.toHaveFocus();
  });

  it('T1 T2 let the first Escape end the search of the history, and only the next leave', async () => {
    const { type, input } = await openReady();
    await type('sk');
    await type('{Control>}r{/Control}x{Escape}');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('sk');
    await type('{Escape}');
    expect(input).not.toHaveFocus();
  });

  it('T1 leave everything to an input method that is composing a word', async () => {
    const { input, lines } = await openReady();
    fireEvent.change(input, { target: { value: 'help' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(lines()).toEqual([]);
  });

  it('leave Alt, Cmd, Ctrl with Shift and the other control keys to the browser', async () => {
    const { type, input, lines } = await openReady();
    await type('half');
    for (const key of ['R', 'C', 'L', 'U']) expect(fireEvent.keyDown(input, { key, ctrlKey: true, shiftKey: true })).toBe(true);
    expect([input, lines()]).toEqual([expect.objectContaining({ value: 'half' }), []]);
    for (const key of ['k', 't', 'a', 'g']) expect(fireEvent.keyDown(input, { key, ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'c', metaKey: true })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'ArrowUp', altKey: true })).toBe(true);
  });

  it('search the history backwards with Ctrl+R, older at each further one, and run what was found', async () => {
    const { type, input, lines, settled, user } = await openReady();
    await type('echo one{Enter}echo two{Enter}pwd{Enter}half');
    await user.keyboard('{Control>}r{/Control}');
    expect(input).toHaveAccessibleName('Search the history');
    await user.keyboard('echo');
    expect(found()).toHaveTextContent(/^echo two$/);
    await user.keyboard('{Control>}r{/Control}');
    expect(found()).toHaveTextContent(/^echo one$/);
    await user.keyboard('{Enter}');
    await settled();
    expect(lines().slice(-2)).toEqual(['$ echo one', 'one']);
  });

  it('take what the search found to the prompt with an arrow or Tab, and leave it with Ctrl+C or Ctrl+G', async () => {
    const { type, input, user } = await openReady();
    await type('echo one{Enter}half');
    await user.keyboard('{Control>}r{/Control}ec{Control>}c{/Control}');
    expect(input).toHaveValue('half');
    await user.keyboard('{Control>}r{/Control}ec{Control>}g{/Control}');
    expect(input).toHaveValue('half');
    await user.keyboard('{Control>}r{/Control}ec{ArrowRight}');
    expect(input).toHaveValue('echo one');
    await user.keyboard('{Control>}r{/Control}ec{Tab}');
    expect(input).toHaveValue('echo one');
    expect(input).toHaveFocus();
  });

  it('clear the screen with Ctrl+L and the line with Ctrl+U', async () => {
    const { type, input, lines, user } = await openReady();
    await type('echo one{Enter}half');
    await user.keyboard('{Control>}l{/Control}');
    expect(lines()).toEqual([]);
    expect(input).toHaveValue('half');
    await user.keyboard('{Control>}u{/Control}');
    expect(input).toHaveValue('');
    await type('one two{ArrowLeft>4/}');
    await user.keyboard('{Control>}u{/Control}X');
    expect(input).toHaveValue('X two');
    await user.keyboard('{ArrowUp}');
    expect(input).toHaveValue('echo one');
  });

  it('give up the line with Ctrl+C, but copy where something is selected', async () => {
    const { type, input, lines, user } = await openReady();
    await type('half');
    await user.keyboard('{Control>}c{/Control}');
    expect(lines()).toEqual(['$ half^C']);
    expect(input).toHaveValue('');
    await type('whole');
    if (input instanceof HTMLInputElement) input.select();
    expect(fireEvent.keyDown(input, { key: 'c', ctrlKey: true })).toBe(true);
    expect(input).toHaveValue('whole');
  });

  it('T1 wait for the shell when they are touched before it is here', async () => {
    const { input } = openTerminal();
    fireEvent.change(input, { target: { value: 'sk' } });
    fireEvent.click(screen.getByRole('button', { name: 'Tab' }));
    expect(input).toHaveValue('sk');
    await waitFor(() => expect(input).toHaveValue('skills'));
  });

  it.each([
    ['a key', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Tab' })],
    ['touch', () => fireEvent.click(screen.getByRole('button', { name: 'Tab' }))],
  ])('T1 complete nothing once the shell is here where more has been typed since Tab: by %s', async (_, press) => {
    const { input, settled } = openTerminal();
    fireEvent.change(input, { target: { value: 'he' } });
    press(input);
    fireEvent.change(input, { target: { value: 'cl' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await settled();
    expect(input).toHaveValue('cl');
  });

  it('T1 go back and give up at once when they are touched before the shell is here, not what is typed or entered after that', async () => {
    const { input, settled, lines } = openTerminal();
    const enter = (value: string) => {
      fireEvent.change(input, { target: { value } });
      fireEvent.keyDown(input, { key: 'Enter' });
    };
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    enter('pwd');
    press('Ctrl+C');
    enter('whoami');
    press('Up');
    expect(input).toHaveValue('whoami');
    fireEvent.change(input, { target: { value: 'half' } });
    await settled();
    expect([input, lines().slice(1)]).toEqual([expect.objectContaining({ value: 'half' }), ['$ pwd^C', '$ whoami', 'guest']]);
  });

  it('are on the screen for devices without a keyboard', async () => {
    const { type, input, user } = await openReady();
    await type('cat wiki/s');
    await user.click(screen.getByRole('button', { name: 'Tab' }));
    expect(input).toHaveValue('cat wiki/ssh.md ');
    expect(input).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ctrl+C' }));
    expect(input).toHaveValue('');
    await type('whoami{Enter}');
    await user.click(screen.getByRole('button', { name: 'Up' }));
    expect(input).toHaveValue('whoami');
  });
});
