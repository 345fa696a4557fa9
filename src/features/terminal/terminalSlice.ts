import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RECALLED_COMMANDS, SCREEN_ENTRIES, SCREEN_LINES } from '../../core/terminal/limits';
import type { TerminalLine } from '../../core/terminal/line';
import { isClearCommand, recalledCommand } from '../../core/terminal/promptLine';
import { rootReducer } from '../store/rootReducer';
import type { CommandAnswer, HistorySearch, TerminalEntry, TerminalState } from './terminalState';

const initialState: TerminalState = {
  entries: [],
  commands: [],
  draft: '',
  recalled: 0,
  unsent: '',
  search: null,
  folder: '/',
  welcome: 'typing',
  nextId: 1,
  offeredAt: null,
};

/** The state with another draft, which ends recalling and searching. */
const withDraft = (state: TerminalState, draft: string): TerminalState => ({ ...state, draft, recalled: 0, unsent: '', search: null });

type NewEntry = Pick<TerminalEntry, 'input' | 'status'> & Partial<TerminalEntry>;

function withEntry(state: TerminalState, entry: NewEntry): TerminalState {
  const added = { id: state.nextId, folder: state.folder, reading: '', lines: [], isShownFromTop: false, ...entry };
  return { ...state, nextId: state.nextId + 1, entries: bounded([...state.entries, added]) };
}

/** The newest entries within the scrollback limits; the last is always kept. */
function bounded(entries: readonly TerminalEntry[]): readonly TerminalEntry[] {
  let lines = 0;
  const newest = [...entries].reverse().findIndex((entry, index) => {
    lines += entry.lines.length + 1;
    return index > 0 && (lines > SCREEN_LINES || index >= SCREEN_ENTRIES);
  });
  return newest === -1 ? entries : entries.slice(-newest);
}

function withCommand(commands: readonly string[], input: string): readonly string[] {
  return input === '' || commands.at(-1) === input ? commands : [...commands, input].slice(-RECALLED_COMMANDS);
}

const isPending = ({ status }: TerminalEntry) => status === 'pending';

/** Updates the pending entry with an id. An answer after the command was interrupted changes nothing. */
function changed(state: TerminalState, id: number, change: Partial<TerminalEntry>): TerminalState {
  return { ...state, entries: bounded(state.entries.map((entry) => (entry.id === id && isPending(entry) ? { ...entry, ...change } : entry))) };
}

/** The terminal's history and prompt. Part of the home page's chunk. */
const terminalSlice = createSlice({
  name: 'terminal',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<string>) => withDraft(state, payload),
    commandSubmitted: (state, { payload }: PayloadAction<string>) => {
      const input = payload.trim();
      const next = withDraft(state, '');
      if (isClearCommand(input)) return { ...next, entries: [], commands: [], welcome: 'cleared' };
      return { ...withEntry(next, { input, status: input === '' ? 'answered' : 'pending' }), commands: withCommand(state.commands, input) };
    },
    readingBegun: (state, { payload: { id, reading } }: PayloadAction<{ id: number; reading: string }>) => changed(state, id, { reading }),
    commandAnswered: (state, { payload: { id, lines, folder = state.folder, isShownFromTop = false } }: PayloadAction<CommandAnswer>) => {
      if (!state.entries.some((entry) => entry.id === id && isPending(entry))) return state;
      return { ...changed(state, id, { lines, isShownFromTop, status: 'answered' }), folder };
    },
    /** Ctrl+C: interrupts the running command, or else discards the draft. */
    interrupted: (state) => {
      if (!state.entries.some(isPending)) return withEntry(withDraft(state, ''), { input: state.draft.trim(), status: 'interrupted' });
      return { ...state, search: null, entries: state.entries.map((entry) => (isPending(entry) ? { ...entry, status: 'interrupted' } : entry)) };
    },
    /** Ctrl+L: clears only the screen; the command history stays. */
    screenCleared: (state) => ({ ...state, entries: state.entries.filter(isPending), welcome: 'cleared' }),
    candidatesListed: (state, { payload: lines }: PayloadAction<readonly TerminalLine[]>) => withEntry(state, { input: state.draft, status: 'listed', lines }),
    /** Up (+1) and down (-1) through the commands entered so far. */
    historyRecalled: (state, { payload: step }: PayloadAction<1 | -1>) => {
      const { commands } = state;
      const unsent = state.recalled === 0 ? state.draft : state.unsent;
      const recalled = Math.min(Math.max(state.recalled + step, 0), commands.length);
      return { ...state, search: null, recalled, unsent, draft: recalled === 0 ? unsent : (commands[commands.length - recalled] ?? '') };
    },
    historySearched: (state, { payload: search }: PayloadAction<HistorySearch>) => ({ ...state, search }),
    /** Ends the search: takes its result to the prompt, or restores the draft. */
    historySearchEnded: (state, { payload: outcome }: PayloadAction<'taken' | 'left'>) => {
      const found = state.search && recalledCommand(state.commands, state.search.query, state.search.skipped);
      return outcome === 'taken' && found ? withDraft(state, found) : { ...state, search: null };
    },
    /** The address of the page has put a command at the prompt. */
    commandOffered: (state, { payload: { command, key } }: PayloadAction<{ readonly command: string; readonly key: string }>) => ({
      ...withDraft(state, command),
      offeredAt: key,
    }),
    welcomeTyped: (state) => (state.welcome === 'typing' ? { ...state, welcome: 'typed' } : state),
  },
  selectors: {
    selectTerminal: (state) => state,
    selectEntries: (state) => state.entries,
    selectDraft: (state) => state.draft,
    selectFolder: (state) => state.folder,
    selectWelcome: (state) => state.welcome,
  },
});

const injected = terminalSlice.injectInto(rootReducer);

export const { draftChanged, commandSubmitted, readingBegun, commandAnswered, interrupted, screenCleared, candidatesListed } = terminalSlice.actions;
export const { historyRecalled, historySearched, historySearchEnded, commandOffered, welcomeTyped } = terminalSlice.actions;
export const { selectTerminal, selectEntries, selectDraft, selectFolder, selectWelcome } = injected.selectors;
