import type { ProgramResult } from '../processes';
import type { Limits } from './supervise';

/** Who a command runs as: `$` prompts and `#` prompts. */
export type Who = 'user' | 'root';

/** What a machine is like before the guide's setup. */
export interface MachineSpec {
  readonly hostname: string;
  readonly user: string;
  /** Lines of /etc/hosts beside the usual ones. */
  readonly hosts: readonly string[];
  /** The sizes of disks beside the first, as `truncate` takes them; for a machine with a kernel of its own. */
  readonly disks?: readonly string[];
  /** Whether a machine with a kernel of its own has a network card. Others get theirs when they are connected. */
  readonly hasNetwork?: boolean;
  readonly limits?: Limits;
}

/** A part of a command's output. */
export interface OutputChunk {
  /** When it came, in milliseconds since the command was started. */
  readonly ms: number;
  readonly text: string;
}

/** How a command ended. */
export interface CommandResult extends ProgramResult {
  /** The output in the parts in which it arrived, secrets included; absent if that wasn't recorded. */
  readonly chunks?: readonly OutputChunk[];
  /** How each part of the pipeline at its end has ended; absent unless one of several failed, and at a terminal. */
  readonly parts?: readonly number[];
  /** Why it was stopped before its end, or never began; absent when it ended by itself. `gone` is a machine that has ended. */
  readonly stopped?: 'time' | 'output' | 'gone';
  /** The `after` of the first answer that it didn't ask for. */
  readonly unasked?: string;
  /** How long it was allowed to take, if it took longer. */
  readonly limitMs?: number;
}

/** What is typed at a terminal once a command has asked for it. */
export interface Answer {
  /** The end of the question, or any part of it. */
  readonly after: string;
  /** The line that is typed; empty for the Enter key alone. */
  readonly text: string;
  /** Whether it must never be shown. */
  readonly secret: boolean;
}

/** What is typed at a terminal, and how long the command may take. */
export interface TimedDialogue {
  readonly answers: readonly Answer[];
  readonly timeoutMs: number;
}

/** A throw-away machine on which commands are run. */
export interface Machine {
  /**
   * Runs a command in the long-lived shell of a user: what a command leaves behind (folder, variables) is there for the
   * next. A shell that a command has ended is started anew.
   */
  run(who: Who, command: string, timeoutMs: number): Promise<CommandResult>;
  /** Runs a command at a terminal, in a shell of its own that begins where the user's is. Of what it leaves behind, only files stay. */
  runAtTerminal(who: Who, command: string, dialogue: TimedDialogue): Promise<CommandResult>;
  /** Ends everything on the machine and removes it. */
  close(): Promise<void>;
}

/** A machine that can be connected to others. */
export interface ConnectableMachine extends Machine {
  /** The id on the host of a process in its network namespace; for an emulated machine, in the namespace with its network card's other end. */
  readonly firstProcess: number;
  /** Whether it has a kernel of its own, whose network only its own commands can set up. */
  readonly hasKernel: boolean;
}
