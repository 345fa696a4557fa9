import type { TerminalLine } from '../../core/terminal/line';

/** A command on the screen. Its output is stored with it, so that a replay shows it without running anything. */
export interface TerminalEntry {
  readonly id: number;
  /** Trimmed; empty for a bare Enter, which prints only a prompt (T2). */
  readonly input: string;
  /** The folder that it was entered in. */
  readonly folder: string;
  readonly status: 'pending' | 'answered' | 'interrupted' | 'listed';
  /** What it is waiting for, as shown; empty if nothing. */
  readonly reading: string;
  readonly lines: readonly TerminalLine[];
  /** Whether the view stays at its first line. */
  readonly isShownFromTop: boolean;
}

/** A reverse search in the history (Ctrl+R). */
export interface HistorySearch {
  readonly query: string;
  /** How many newer matches were skipped. */
  readonly skipped: number;
}

export interface TerminalState {
  readonly entries: readonly TerminalEntry[];
  /** The commands entered, oldest first, without blank lines and consecutive duplicates. */
  readonly commands: readonly string[];
  /** The text at the prompt. */
  readonly draft: string;
  /** How far back in the history the arrow keys are; 0 is the draft. */
  readonly recalled: number;
  /** The draft before the arrow keys were used. */
  readonly unsent: string;
  readonly search: HistorySearch | null;
  readonly folder: string;
  /** The welcome line is typed out once per visit (T3), and gone once the screen has been cleared. */
  readonly welcome: 'typing' | 'typed' | 'cleared';
  readonly nextId: number;
  /** The key of the last history entry whose address put a command at the prompt. */
  readonly offeredAt: string | null;
}

/** The result of a command. */
export interface CommandAnswer {
  readonly id: number;
  readonly lines: readonly TerminalLine[];
  readonly folder?: string;
  readonly isShownFromTop?: boolean;
}
