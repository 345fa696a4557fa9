import type { ThemePreference } from '../site/themes';
import type { TerminalFacts } from '../content/pages';
import type { FixedPage } from '../site/routes';
import type { SiteIdentity } from '../site/siteConstants';
import type { FileNode, FolderNode } from './fileTree';
import type { FileText } from './fileText';
import type { TerminalLine } from './line';
import type { Arguments, Flags } from './parseArguments';

/** The data that commands run on. */
export interface World {
  readonly facts: TerminalFacts;
  readonly site: SiteIdentity;
  /** The pages that the site has. */
  readonly pages: readonly FixedPage[];
  readonly commands: Readonly<Record<string, Command>>;
  readonly tree: FolderNode;
  /** The current folder, e.g. `/wiki`. */
  readonly folder: string;
  /** The one before, if it is known. */
  readonly lastFolder: string | null;
  /** The commands entered, oldest first. */
  readonly history: readonly string[];
  readonly theme: string;
  /** The text of a file that `reads` has listed. */
  readonly read: (file: FileNode) => FileText;
}

/** One invocation of a command. */
export interface Call extends Arguments {
  readonly name: string;
  /** The line that it is in; its words have their offsets in it. */
  readonly line: string;
  readonly world: World;
  /** Piped input; null for the first command of a pipeline. */
  readonly input: readonly TerminalLine[] | null;
  /** Whether another command reads what it prints. */
  readonly isPiped: boolean;
}

/** A side effect of a command. */
type Effect =
  | { readonly type: 'folderEntered'; readonly folder: string }
  | { readonly type: 'pageOpened'; readonly href: string }
  | { readonly type: 'themeChosen'; readonly theme: ThemePreference }
  /** The view stays at the first line. */
  | { readonly type: 'shownFromTop' };

export interface Answer {
  readonly lines: readonly TerminalLine[];
  /** Printed past the pipe, like stderr: errors, and notes to the reader. */
  readonly notes?: readonly TerminalLine[];
  readonly effect?: Effect;
}

export interface Command {
  /** Its arguments, e.g. `[-l] [path …]`; empty for a command without any. */
  readonly usage: string;
  /** A short description. */
  readonly about: string;
  /** Further paragraphs of its manual. */
  readonly manual?: readonly string[];
  readonly flags?: Flags;
  /** The kind of its operands, for completion. */
  readonly operands?: 'paths' | 'folders' | 'pattern and paths' | 'commands' | 'themes';
  /** Whether arguments that start with `-` are operands, too. */
  readonly takesAnything?: true;
  /** Whether it needs the file tree. */
  readonly needsTree?: true;
  /** The files that it will read, fetched before it runs. */
  readonly reads?: (call: Call) => readonly FileNode[];
  readonly run: (call: Call) => Answer;
}
