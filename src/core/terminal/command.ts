import type { ThemePreference } from '../site/themes';
import type { TerminalFacts } from '../content/pages';
import type { SiteConstants } from '../site/siteConstants';
import type { FileNode, FolderNode } from './fileTree';
import type { FileText } from './fileText';
import type { TerminalLine } from './line';
import type { Arguments, Flags } from './parseArguments';

/** What the commands know. */
export interface World {
  readonly facts: TerminalFacts;
  readonly site: SiteConstants;
  readonly commands: Readonly<Record<string, Command>>;
  readonly tree: FolderNode;
  /** The folder at the prompt, e.g. `/wiki`. */
  readonly folder: string;
  /** What has been entered, oldest first. */
  readonly history: readonly string[];
  readonly theme: string;
  /** The text of a file that `reads` has named. */
  readonly read: (file: FileNode) => FileText;
}

/** A command as it is run. */
export interface Call extends Arguments {
  readonly name: string;
  readonly world: World;
  /** What is piped in; null at the beginning of a pipeline. */
  readonly input: readonly TerminalLine[] | null;
  /** Whether another command reads what it prints. */
  readonly isPiped: boolean;
}

/** What a command does beside printing. */
export type Effect =
  | { readonly type: 'folderEntered'; readonly folder: string }
  | { readonly type: 'pageOpened'; readonly href: string }
  | { readonly type: 'themeChosen'; readonly theme: ThemePreference }
  /** The view stays at the first line. */
  | { readonly type: 'shownFromTop' };

export interface Answer {
  readonly lines: readonly TerminalLine[];
  /** What is printed past the pipe: errors, and notes to the reader. */
  readonly notes?: readonly TerminalLine[];
  readonly effect?: Effect;
}

export interface Command {
  /** What follows the name, e.g. `[-l] [path …]`; empty for a command that takes nothing. */
  readonly usage: string;
  /** In a few words. */
  readonly about: string;
  /** What its manual says beyond that, a paragraph each. */
  readonly manual?: readonly string[];
  readonly flags?: Flags;
  /** What its operands name, for completion. */
  readonly operands?: 'paths' | 'folders' | 'pattern and paths' | 'commands' | 'themes';
  /** Whether what begins with - is no switch to it. */
  readonly takesAnything?: true;
  /** Whether it needs to know the site's pages. */
  readonly needsTree?: true;
  /** The files that it will read. */
  readonly reads?: (call: Call) => readonly FileNode[];
  readonly run: (call: Call) => Answer;
}
