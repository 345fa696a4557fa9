/** What happened, as in version 2 of asciicast (https://docs.asciinema.org/manual/asciicast/v2/): output (`o`), or a marker (`m`) with its label. */
export type RecordingEvent = readonly [seconds: number, kind: 'o' | 'm', text: string];

/** An executed session: the commands and their output over time, with a marker before each command. */
export interface Recording {
  /** What it ran on, e.g. `Debian 13`. */
  readonly release: string;
  /** When it began, in seconds since 1970. */
  readonly timestamp: number;
  readonly events: readonly RecordingEvent[];
}

/** What a page knows about its recordings. */
export interface RecordedBlocks {
  /** The path of their data file: for each code block of the article its recording, or null. */
  readonly file: string;
  /** The numbers of the recorded code blocks, from 0. */
  readonly blocks: readonly number[];
}

/** The size that the verifier sets for a terminal, where there is one. */
const TERMINAL = { width: 80, height: 24 } as const;

/** The path of the data file of an article's recordings, such as `/data/recordings/wiki/ssh.json`. */
export const recordingsPath = (folder: string, id: string): string => `/data/recordings/${folder}/${encodeURIComponent(id)}.json`;

/** A recording as the text of an asciicast file, which other players play, too. */
export function asciicastOf({ release, timestamp, events }: Recording, title: string): string {
  const header = { version: 2, ...TERMINAL, timestamp, title: `${title} (${release})` };
  return [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}
