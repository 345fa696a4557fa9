import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { welcomeTyped } from '../../../src/features/terminal/terminalSlice';
import { translatePage } from '../../support/translatePage';
import { CATALOG, openTerminal, prepareTerminal } from './openTerminal';

beforeEach(prepareTerminal);
afterEach(() => jest.restoreAllMocks());

describe('Terminal', () => {
  it('T1 runs a command on Enter, whatever its case, and prints its answer under it', async () => {
    const { type, lines, input } = openTerminal();
    await type('  SKILLS ');
    expect(lines()).toHaveLength(1);
    await type('{Enter}');
    expect(lines().slice(1)).toEqual(['$ SKILLS', 'Linux: Debian, systemd', 'Databases: MySQL']);
    expect(input).toHaveValue('');
  });

  it('T1 M2 gives the projects as links', async () => {
    const { type, link } = openTerminal();
    await type('projects{Enter}');
    expect(link('MySQL cluster')).toHaveAttribute('href', '/projects/highly-available-mysql');
  });

  it('T1 answers before the shell has been asked for: what is typed meanwhile is not lost', async () => {
    const { user, input, lines, settled } = openTerminal();
    input.focus();
    await user.keyboard('skills{Enter}certs{Enter}');
    await settled();
    expect(lines().slice(1)).toEqual(['$ skills', 'Linux: Debian, systemd', 'Databases: MySQL', '$ certs', '2017  LFCS (The Linux Foundation)']);
  });

  it('T2 says what was not found, as typed, trimmed, and as text', async () => {
    const { type, lines, log } = openTerminal();
    await type(' <b>Rm</b> -RF {Enter}');
    expect(lines().slice(1, 3)).toEqual(['$ <b>Rm</b> -RF', 'Command not found: <b>Rm</b> -RF']);
    expect(log.querySelector('b')).toBeNull();
  });

  it.each(['Clear{Enter}', '{Control>}l{/Control}'])('T2 %s leaves the prompt alone, also on coming back', async (keys) => {
    const { type, lines, log, input, store, unmount } = openTerminal();
    await type('help{Enter}nonsense{Enter}');
    await type(keys);
    expect(log).toHaveTextContent('');
    expect(lines()).toEqual([]);
    expect(input).toBeVisible();
    unmount();
    expect(openTerminal(store.getState()).lines()).toEqual([]);
    expect(screen.queryByText(/Command not found/)).not.toBeInTheDocument();
  });

  it('T1 tells the folder that it is in on a page that the browser translates, too', async () => {
    const { type } = openTerminal();
    translatePage();
    await type('cd wiki{Enter}');
    expect(document.querySelector('.terminal__bar')).toHaveTextContent(/^guest@[^:]*:~\/wiki$/);
  });

  it('T2 prints only a prompt for blank input', async () => {
    const { type, lines } = openTerminal();
    await type('{Enter}  {Enter}');
    expect(lines().slice(1)).toEqual(['$', '$']);
  });

  it('T3 notices a welcome that was typed out before the scripts came', () => {
    const getAnimations = jest.fn(() => [{ playState: 'finished' }]);
    Object.defineProperty(Element.prototype, 'getAnimations', { value: getAnimations, configurable: true });
    try {
      openTerminal();
      expect(screen.getByText(/^Welcome\./)).not.toHaveClass('terminal__typing');
    } finally {
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
    }
  });

  it('T3 shows the welcome line once as typing, whole in the document, and not as typing after that', () => {
    const { store, unmount } = openTerminal();
    const line = () => screen.getByText(/Welcome\. .* type "help" and press Enter\.$/);
    expect(line()).toHaveClass('terminal__typing');
    fireEvent.animationEnd(line());
    expect(line()).not.toHaveClass('terminal__typing');
    unmount();
    openTerminal(store.getState());
    expect(line()).not.toHaveClass('terminal__typing');
  });

  it('T3 does not type the line again after motion was reduced in the middle of it', () => {
    openTerminal();
    const line = screen.getByText(/^Welcome\./);
    fireEvent(line, new Event('animationcancel'));
    expect(line).not.toHaveClass('terminal__typing');
  });

  it('T4 has its prompt beside the log, which speaks of output only', () => {
    const { log, input } = openTerminal();
    expect(log).not.toContainElement(input);
    expect(log.parentElement).toContainElement(input);
  });

  it('T3 D3 says once that the welcome was typed, not each time that the page is left', () => {
    const { store, unmount } = openTerminal();
    const typed = () => store.log.filter(([, { type }]) => type === welcomeTyped.type);
    fireEvent.animationEnd(screen.getByText(/^Welcome\./));
    unmount();
    expect(typed()).toHaveLength(1);
  });

  it('T3 does not type the line again for a visitor who left before it was done', () => {
    const { store, unmount } = openTerminal();
    unmount();
    openTerminal(store.getState());
    expect(screen.getByText(/^Welcome\./)).not.toHaveClass('terminal__typing');
  });

  it('T4 shows the history of the store again on coming back to the page', async () => {
    const { type, store, unmount, lines } = openTerminal();
    await type('nonsense{Enter}skills{Enter}');
    const before = lines();
    unmount();
    const again = openTerminal(store.getState());
    await waitFor(() => expect(again.lines()).toEqual(before));
  });

  it('T1 takes a click on the screen for a click on the prompt, but not one on a link', async () => {
    const { user, log, input, type, link } = openTerminal();
    await user.click(within(log).getByText(/^Welcome\./));
    expect(input).toHaveFocus();
    await type('projects{Enter}');
    await user.click(link('MySQL cluster'));
    expect(input).not.toHaveFocus();
  });

  it('offers commands to begin with, and runs them', async () => {
    const { user, lines, settled } = openTerminal();
    await user.click(screen.getByRole('button', { name: 'projects' }));
    await settled();
    expect(lines()).toContain('$ projects');
  });

  it('puts a command that is printed at the prompt, to be run by the visitor', async () => {
    const { user, type, input } = openTerminal();
    await type('hepl{Enter}');
    await user.click(screen.getAllByRole('button', { name: 'help' })[0] ?? document.body);
    expect(input).toHaveValue('help');
    expect(input).toHaveFocus();
  });
});

describe('the view of the terminal', () => {
  const scrolled = (log: HTMLElement, scrollTop: number) => {
    const scrollTo = jest.fn();
    Object.defineProperties(log, {
      scrollTo: { value: scrollTo },
      scrollHeight: { value: 1234 },
      clientHeight: { value: 384 },
      scrollTop: { value: scrollTop },
    });
    fireEvent.scroll(log);
    return scrollTo;
  };

  it('T4 keeps to the newest line', async () => {
    const { type, log } = openTerminal();
    const scrollTo = scrolled(log, 1234 - 384);
    await type('help');
    expect(scrollTo).not.toHaveBeenCalled();
    await type('{Enter}');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234 });
  });

  it('T4 leaves a reader alone who has scrolled up', async () => {
    const { user, settled, type, log } = openTerminal();
    const scrollTo = scrolled(log, 100);
    await user.click(screen.getByRole('button', { name: 'projects' }));
    await settled();
    expect(scrollTo).not.toHaveBeenCalled();
    // Typing scrolls to the end.
    await type('h');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234 });
  });

  it('T4 stays at the first line of what less prints', async () => {
    const { type, log } = openTerminal();
    const scrollTo = scrolled(log, 1234 - 384);
    await type('less wiki/ssh.md{Enter}');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
    // A search, which is shown at the prompt, doesn't scroll elsewhere.
    await type('{Control>}r{/Control}l{Control>}g{/Control}');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  });
});

describe('the files of the terminal', () => {
  it('T1 lists, reads and goes', async () => {
    const { type, lines, link, input } = openTerminal();
    await type('ls wiki{Enter}');
    expect(link('ssh.md')).toHaveAttribute('href', '/wiki/ssh');
    await type('cd wiki{Enter}cat ssh.md | head -n 3{Enter}');
    expect(lines().slice(-4)).toEqual(['wiki $ cat ssh.md | head -n 3', 'SSH', expect.stringMatching(/^2025-03-04 {2}Basics/), 'Keys beat passwords.']);
    await type('open ssh.md{Enter}');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent('/wiki/ssh'));
    expect(input).toHaveValue('');
  });

  it('changes the theme of the site', async () => {
    const { type, store } = openTerminal();
    await type('theme dark{Enter}');
    expect(store.getState().theme.preference).toBe('dark');
  });

  it('leads from what grep finds to the page where it is marked', async () => {
    const { type, user, link, store } = openTerminal();
    await type('grep -n openssh wiki/ssh.md{Enter}');
    await user.click(link('4'));
    expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent('/wiki/ssh');
    expect(store.getState().quickSearch.arrival).toMatchObject({ path: '/wiki/ssh', needle: 'openssh' });
  });

  it('says what it is reading, and stops at Ctrl+C, after which it goes on as before', async () => {
    const server = await prepareTerminal();
    server.answer(CATALOG, new Promise(() => undefined));
    const { user, input, log, lines, type } = openTerminal();
    await user.type(input, 'ls{Enter}');
    expect(await within(log).findByText('reading the list of pages …')).toBeInTheDocument();
    await user.keyboard('{Control>}c{/Control}');
    expect(lines().slice(1)).toEqual(['$ ls^C']);
    await type('certs{Enter}');
    expect(lines().at(-1)).toBe('2017  LFCS (The Linux Foundation)');
  });

  it('says that something could not be read, and reads it when it is asked again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = await prepareTerminal();
    server.answer(CATALOG, { status: 500 });
    const { type, lines } = openTerminal();
    await type('ls wiki{Enter}');
    expect(lines().slice(-2)).toEqual(['ls: it could not be read; are you online?', 'Try ls wiki again.']);
    server.answer(CATALOG, { data: { records: [] } });
    await type('{ArrowUp}{Enter}');
    expect(lines().at(-1)).toBe('$ ls wiki');
  });
});
