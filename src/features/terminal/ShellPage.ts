import type { TerminalFacts } from '../../core/content/pages';

/** What commands need from the page that the terminal is on. */
export interface ShellPage {
  readonly facts: TerminalFacts;
  readonly navigate: (href: string) => void;
}
