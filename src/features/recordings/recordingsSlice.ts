import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SPEEDS, type Speed } from '../../core/playing';
import { rootReducer } from '../store/rootReducer';
import type { OpenRecording, RecordingsState } from './recordingsState';

const changed = (state: RecordingsState, change: Partial<OpenRecording>): RecordingsState => state && { ...state, ...change };

/** The recording being watched, in the player's chunk. Each command is an action; the frames in between aren't. */
const recordingsSlice = createSlice({
  name: 'recordings',
  initialState: null as RecordingsState,
  reducers: {
    recordingOpened: (_state, { payload }: PayloadAction<Omit<OpenRecording, 'speed'>>): RecordingsState => ({ ...payload, speed: SPEEDS[0] }),
    recordingClosed: () => null,
    /** Sought by the visitor. */
    commandSought: (state, { payload: command }: PayloadAction<number>) => changed(state, { command }),
    /** Reached by playing. */
    commandReached: (state, { payload: command }: PayloadAction<number>) => changed(state, { command }),
    playingStarted: (state) => changed(state, { isPlaying: true }),
    playingStopped: (state) => changed(state, { isPlaying: false }),
    speedChanged: (state, { payload: speed }: PayloadAction<Speed>) => changed(state, { speed }),
  },
  selectors: { selectOpenRecording: (state): RecordingsState => state },
});

const injected = recordingsSlice.injectInto(rootReducer);

export const { recordingOpened, recordingClosed, commandSought, commandReached, playingStarted, playingStopped, speedChanged } = recordingsSlice.actions;
export const { selectOpenRecording } = injected.selectors;
