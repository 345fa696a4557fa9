import { fireEvent, screen, within } from '@testing-library/react';
import { Terminal } from '../../../src/features/terminal/Terminal';
import { FACTS } from '../../sections/samples';
import { renderInSite } from '../../support/render';

function setup() {
  const rendered = renderInSite(
    <>
      <Terminal facts={FACTS} />
      <button type="button">After</button>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Terminal command' });
  const log = screen.getByRole('log', { name: 'Terminal output' });
  return {
    ...rendered,
    input,
    log,
    /** The lines of the screen, without the prompt that waits for input. */
    lines: () => [...log.querySelectorAll('p')].map(({ textContent }) => textContent.trim()),
    type: (keys: string) => rendered.user.type(input, keys),
  };
}

describe('Terminal', () => {
  it('T1 runs a command on Enter, whatever its case, and prints its answer under it', async () => {
    const { type, lines, input } = setup();
    await type('  SKILLS ');
    expect(lines()).toHaveLength(1);
    await type('{Enter}');
    expect(lines().slice(1)).toEqual(['$ SKILLS', 'Linux: Debian, systemd', 'Databases: MySQL']);
    expect(input).toHaveValue('');
  });

  it('T1 M2 gives the projects as links', async () => {
    const { type, log } = setup();
    await type('projects{Enter}');
    expect(within(log).getByRole('link', { name: 'MySQL cluster' })).toHaveAttribute('href', '/projects/highly-available-mysql');
  });

  it('T2 says what was not found, as typed, trimmed, and as text', async () => {
    const { type, lines } = setup();
    await type(' <b>Rm</b> -RF {Enter}');
    expect(lines().slice(1, 3)).toEqual(['$ <b>Rm</b> -RF', 'Command not found: <b>Rm</b> -RF']);
  });

  it('T2 empties the screen at clear', async () => {
    const { type, lines } = setup();
    await type('help{Enter}nonsense{Enter}Clear{Enter}');
    expect(lines()).toHaveLength(1);
    expect(screen.queryByText(/Command not found/)).not.toBeInTheDocument();
  });

  it('T2 prints only a prompt for blank input', async () => {
    const { type, lines } = setup();
    await type('{Enter}  {Enter}');
    expect(lines().slice(1)).toEqual(['$', '$']);
  });

  it('T1 goes through the history with the arrows', async () => {
    const { type, input } = setup();
    await type('help{Enter}skills{Enter}{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('help');
    await type('{ArrowDown}');
    expect(input).toHaveValue('skills');
    await type('{ArrowDown}');
    expect(input).toHaveValue('');
  });

  it('T1 completes with Tab where one command is meant', async () => {
    const { type, input, user } = setup();
    await type('sk');
    await user.tab();
    expect(input).toHaveValue('skills');
    expect(input).toHaveFocus();
  });

  it.each(['', 'c', 'xyz', 'skills'])('T1 lets Tab move on where there is nothing to complete: "%s"', async (draft) => {
    const { user, input } = setup();
    await user.click(input);
    if (draft) await user.keyboard(draft);
    await user.tab();
    expect(input).toHaveValue(draft);
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('T1 lets Shift+Tab move back, and Escape leave', async () => {
    const { type, user, input } = setup();
    await type('sk');
    await user.tab({ shift: true });
    expect(input).toHaveValue('sk');
    expect(input).not.toHaveFocus();
    await type('{Escape}');
    expect(input).not.toHaveFocus();
  });

  it('T1 leaves Enter to an input method that is composing a word', () => {
    const { input, lines } = setup();
    fireEvent.change(input, { target: { value: 'help' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(lines()).toHaveLength(1);
  });

  it('T3 shows the welcome line once as typing, whole in the document, and not as typing after that', () => {
    const { store, unmount } = setup();
    const line = () => screen.getByText(/Welcome\. .* type "help" and press Enter\.$/);
    expect(line()).toHaveClass('terminal__typing');
    fireEvent.animationEnd(line());
    expect(line()).not.toHaveClass('terminal__typing');
    unmount();
    renderInSite(<Terminal facts={FACTS} />, store.getState());
    expect(line()).not.toHaveClass('terminal__typing');
  });

  it('T3 does not type the line again for a visitor who left before it was done', () => {
    const { store, unmount } = setup();
    unmount();
    renderInSite(<Terminal facts={FACTS} />, store.getState());
    expect(screen.getByText(/^Welcome\./)).not.toHaveClass('terminal__typing');
  });

  it('T4 keeps scrolling to the newest line', async () => {
    const { type, log } = setup();
    const scrollTo = jest.fn();
    Object.defineProperties(log, { scrollTo: { value: scrollTo }, scrollHeight: { value: 1234 } });
    await type('help');
    expect(scrollTo).not.toHaveBeenCalled();
    await type('{Enter}');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234 });
  });

  it('T4 shows the history of the store again on coming back to the page', async () => {
    const { type, store, unmount, lines } = setup();
    await type('nonsense{Enter}');
    const before = lines();
    unmount();
    const { container } = renderInSite(<Terminal facts={FACTS} />, store.getState());
    expect([...container.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent.trim())).toEqual(before);
  });

  it('T1 takes a click on the screen for a click on the prompt', async () => {
    const { user, log, input } = setup();
    await user.click(within(log).getByText(/^Welcome\./));
    expect(input).toHaveFocus();
  });
});
