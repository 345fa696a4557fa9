import * as fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import { RECALLED_COMMANDS, SCREEN_ENTRIES, SCREEN_LINES } from '../../../src/core/terminal/limits';
import { line } from '../../../src/core/terminal/line';
import {
  candidatesListed,
  commandAnswered,
  commandSubmitted,
  draftChanged,
  historyRecalled,
  historySearched,
  historySearchEnded,
  interrupted,
  readingBegun,
  screenCleared,
  selectTerminal,
  welcomeTyped,
} from '../../../src/features/terminal/terminalSlice';
import { takeOffer } from '../../../src/features/terminal/takeOffer';
import { locationChanged } from '../../../src/features/navigation/navigationSlice';

function setup() {
  const { dispatch, getState } = makeStore();
  const terminal = () => selectTerminal(getState());
  return {
    dispatch,
    terminal,
    submit: (...inputs: string[]) => inputs.forEach((input) => dispatch(commandSubmitted(input))),
    answerLast: (lines = 1) => dispatch(commandAnswered({ id: terminal().entries.at(-1)?.id ?? 0, lines: Array.from({ length: lines }, () => line('x')) })),
    inputs: () => terminal().entries.map(({ input }) => input),
    statuses: () => terminal().entries.map(({ status }) => status),
    recall: (step: 1 | -1) => {
      dispatch(historyRecalled(step));
      return terminal().draft;
    },
    visit: (pathname: string, search: string) => dispatch(takeOffer({ pathname, search, hash: '', key: 'k' })),
  };
}

describe('terminalSlice: what is on the screen', () => {
  it('T1 T4 keeps each command, trimmed, in its order, and empties the prompt', () => {
    const { dispatch, submit, inputs, terminal } = setup();
    dispatch(draftChanged('  Help '));
    submit(terminal().draft, 'skills');
    expect(inputs()).toEqual(['Help', 'skills']);
    expect(terminal().draft).toBe('');
  });

  it('T2 keeps a bare Enter as a prompt that waits for nothing', () => {
    const { submit, inputs, statuses } = setup();
    submit('   ');
    expect([inputs(), statuses()]).toEqual([[''], ['answered']]);
  });

  it.each(['clear', ' CLEAR '])('T2 empties the history at "%s" and prints nothing for it', (input) => {
    const { submit, inputs, recall } = setup();
    submit('help', 'about', input);
    expect(inputs()).toEqual([]);
    expect(recall(1)).toBe('');
    submit('exp');
    expect(inputs()).toEqual(['exp']);
  });

  it('T2 D1 never gives two lines of the screen the same id, not even after a clear', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('help', 'clear', '', 'x')), (typed) => {
        const { submit, terminal } = setup();
        const seen = new Set<number>();
        for (const input of typed) {
          submit(input);
          const { entries } = terminal();
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
          if (input !== 'clear') expect(seen.has(entries.at(-1)?.id ?? 0)).toBe(false);
          entries.forEach(({ id }) => seen.add(id));
        }
      }),
    );
  });

  it('D1 keeps what a command printed with it, what it is waiting for, and the folder that it entered', () => {
    const { dispatch, submit, terminal } = setup();
    submit('cd wiki');
    const id = terminal().entries[0]?.id ?? 0;
    dispatch(readingBegun({ id, reading: 'the list of pages' }));
    expect(terminal().entries[0]).toMatchObject({ status: 'pending', reading: 'the list of pages' });
    dispatch(commandAnswered({ id, lines: [line('done')], folder: '/wiki' }));
    expect(terminal()).toMatchObject({ folder: '/wiki', entries: [{ status: 'answered', lines: [{ spans: ['done'] }], folder: '/' }] });
    submit('pwd');
    expect(terminal().entries[1]?.folder).toBe('/wiki');
  });

  it('D1 gives the same history, by reference, while only the prompt changes', () => {
    const { dispatch, submit, terminal } = setup();
    submit('help');
    const before = terminal().entries;
    dispatch(draftChanged('a'));
    expect(terminal().entries).toBe(before);
  });

  it('T4 forgets the oldest when there is more than the screen has room for, and never the newest', () => {
    const { submit, answerLast, inputs, terminal } = setup();
    for (let count = 0; count < SCREEN_ENTRIES + 20; count += 1) submit(`echo ${count}`);
    expect(inputs().length).toBe(SCREEN_ENTRIES);
    expect(inputs().at(-1)).toBe(`echo ${SCREEN_ENTRIES + 19}`);
    answerLast(SCREEN_LINES - 10);
    submit('a');
    answerLast(20);
    expect(inputs()).toEqual(['a']);
    submit('b');
    answerLast(SCREEN_LINES + 5);
    expect(inputs()).toEqual(['b']);
    expect(terminal().commands.length).toBe(RECALLED_COMMANDS);
  });

  it('lists candidates without running anything or giving up the prompt', () => {
    const { dispatch, terminal, recall } = setup();
    dispatch(draftChanged('he'));
    dispatch(candidatesListed([line('help')]));
    expect(terminal()).toMatchObject({ draft: 'he', entries: [{ input: 'he', status: 'listed' }] });
    expect(recall(1)).toBe('he');
  });

  it('T3 remembers that the welcome line has been typed out', () => {
    const { dispatch, terminal } = setup();
    expect(terminal().welcome).toBe('typing');
    dispatch(welcomeTyped());
    expect(terminal().welcome).toBe('typed');
  });
});

describe('terminalSlice: stopping', () => {
  it('stops what is running; its answer comes too late, and changes nothing', () => {
    const { dispatch, submit, answerLast, statuses, terminal } = setup();
    submit('cat a', 'cat b');
    dispatch(interrupted());
    expect(statuses()).toEqual(['interrupted', 'interrupted']);
    const before = terminal();
    answerLast();
    expect(terminal()).toBe(before);
  });

  it('discards the line at the prompt when nothing runs', () => {
    const { dispatch, submit, answerLast, inputs, statuses, terminal, recall } = setup();
    submit('ls');
    answerLast();
    dispatch(draftChanged('half a li'));
    dispatch(interrupted());
    expect([inputs(), statuses(), terminal().draft]).toEqual([['ls', 'half a li'], ['answered', 'interrupted'], '']);
    expect(recall(1)).toBe('ls');
  });

  it('clears the screen but not the history, nor what is still running', () => {
    const { dispatch, submit, answerLast, inputs, recall } = setup();
    submit('ls');
    answerLast();
    submit('cat x');
    dispatch(screenCleared());
    expect(inputs()).toEqual(['cat x']);
    expect([recall(1), recall(1)]).toEqual(['cat x', 'ls']);
  });
});

describe('terminalSlice: going back', () => {
  it('T1 recalls earlier commands with the arrows, no blank ones, and stops at both ends', () => {
    const { submit, recall } = setup();
    submit('help', '', 'skills', 'skills');
    expect([recall(1), recall(1), recall(1)]).toEqual(['skills', 'help', 'help']);
    expect([recall(-1), recall(-1), recall(-1)]).toEqual(['skills', '', '']);
  });

  it('T1 keeps what was being typed for the way back, and starts anew once something has been typed', () => {
    const { dispatch, submit, recall } = setup();
    submit('help', 'skills');
    dispatch(draftChanged('cer'));
    expect([recall(1), recall(1), recall(-1), recall(-1)]).toEqual(['skills', 'help', 'skills', 'cer']);
    recall(1);
    dispatch(draftChanged('x'));
    expect(recall(1)).toBe('skills');
  });

  it('takes what a search found, or leaves the prompt as it was', () => {
    const { dispatch, submit, terminal } = setup();
    submit('ls wiki', 'cat wiki/ssh.md', 'pwd');
    dispatch(draftChanged('draft'));
    dispatch(historySearched({ query: 'wiki', skipped: 1 }));
    dispatch(historySearchEnded('left'));
    expect(terminal()).toMatchObject({ search: null, draft: 'draft' });
    dispatch(historySearched({ query: 'wiki', skipped: 1 }));
    dispatch(historySearchEnded('taken'));
    expect(terminal()).toMatchObject({ search: null, draft: 'ls wiki' });
  });
});

describe('terminalSlice: a command in the address', () => {
  it('takes it once for each history entry, so that a replay, or coming back, leaves the prompt as it was', () => {
    const { dispatch, visit, terminal } = setup();
    visit('/', '?cmd=ls');
    dispatch(draftChanged('ls wiki'));
    visit('/', '?cmd=ls');
    expect(terminal().draft).toBe('ls wiki');
    dispatch(takeOffer({ pathname: '/', search: '?cmd=pwd', hash: '', key: 'another' }));
    expect(terminal().draft).toBe('pwd');
  });

  it('offers nothing again at a jump within the page, such as that of the skip link', () => {
    const { dispatch, visit, terminal } = setup();
    visit('/', '?cmd=ls');
    dispatch(draftChanged('mine'));
    expect(dispatch(takeOffer({ pathname: '/', search: '?cmd=ls', hash: '#main', key: 'another' }))).toBe(false);
    expect(terminal().draft).toBe('mine');
  });

  it('leaves what was typed before hydration, but not what was typed before a link with a command was followed', () => {
    const { dispatch, visit, terminal } = setup();
    dispatch(draftChanged('mine'));
    visit('/', '?cmd=ls');
    expect(terminal().draft).toBe('mine');
    dispatch(locationChanged({ location: { pathname: '/', search: '?cmd=ls', hash: '', key: 'k' }, kind: 'PUSH' }));
    visit('/', '?cmd=ls');
    expect(terminal().draft).toBe('ls');
  });

  it('puts it at the prompt of the home page and runs nothing', () => {
    const { visit, terminal } = setup();
    visit('/', '?cmd=grep+-rn+%22PermitRootLogin%22+wiki');
    expect(terminal()).toMatchObject({ draft: 'grep -rn "PermitRootLogin" wiki', entries: [], commands: [] });
  });

  it.each([
    ['/', '?cmd=open+/resume'],
    ['/', '?cmd='],
    ['/', ''],
    ['/search', '?cmd=ls'],
  ])('leaves the prompt alone at %s%s', (pathname, search) => {
    const { dispatch, visit, terminal } = setup();
    dispatch(draftChanged('mine'));
    visit(pathname, search);
    expect(terminal().draft).toBe('mine');
  });
});
