import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/rootReducer';
import { SPEEDS, type OpenRecording, type RecordingsState, type Speed } from './recordingsState';

const changed = (state: RecordingsState, change: Partial<OpenRecording>): RecordingsState => state && { ...state, ...change };

/** The recording that is watched. A chunk of its own. Each command is a step; what comes in between isn't told. */
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
