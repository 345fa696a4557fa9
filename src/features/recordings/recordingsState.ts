import type { Speed } from '../../core/playing';

/** The open recording: where it is, and whether it goes on by itself. What it shows is content, so not state. */
export interface OpenRecording {
  /** The data file that it is from. */
  readonly file: string;
  /** The number of its code block. */
  readonly block: number;
  /** The command that is shown last, from 0. */
  readonly command: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** One at a time; null for none. */
export type RecordingsState = OpenRecording | null;
