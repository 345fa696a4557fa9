import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isClearCommand } from '../../core/terminal/commands';

/** A command as it was entered. What it prints is derived from it, so the state stays small and replays exactly. */
export interface TerminalEntry {
  readonly id: number;
  /** Trimmed; empty for a bare Enter, which prints only a prompt (T2). */
  readonly input: string;
}

export interface TerminalState {
  readonly entries: readonly TerminalEntry[];
  /** What stands at the prompt. */
  readonly draft: string;
  /** How far back the arrow keys have gone in the history; 0 is the prompt. */
  readonly recalled: number;
  /** The welcome line is typed out once a visit (T3). */
  readonly welcome: 'typing' | 'typed';
  readonly nextId: number;
}

const initialState: TerminalState = { entries: [], draft: '', recalled: 0, welcome: 'typing', nextId: 1 };

export const terminalSlice = createSlice({
  name: 'terminal',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<string>) => {
      state.draft = payload;
      state.recalled = 0;
    },
    commandSubmitted: (state, { payload }: PayloadAction<string>) => {
      const input = payload.trim();
      state.draft = '';
      state.recalled = 0;
      if (isClearCommand(input)) state.entries = [];
      else state.entries.push({ id: state.nextId, input });
      state.nextId += 1;
    },
    /** Up (+1) and down (-1) through the commands entered so far. */
    historyRecalled: (state, { payload: step }: PayloadAction<1 | -1>) => {
      const commands = state.entries.filter(({ input }) => input !== '');
      state.recalled = Math.min(Math.max(state.recalled + step, 0), commands.length);
      state.draft = state.recalled === 0 ? '' : (commands[commands.length - state.recalled]?.input ?? '');
    },
    welcomeTyped: (state) => {
      state.welcome = 'typed';
    },
  },
  selectors: {
    selectEntries: (state) => state.entries,
    selectDraft: (state) => state.draft,
    selectIsWelcomeTyped: (state) => state.welcome === 'typed',
  },
});

export const { draftChanged, commandSubmitted, historyRecalled, welcomeTyped } = terminalSlice.actions;
export const { selectEntries, selectDraft, selectIsWelcomeTyped } = terminalSlice.selectors;
