interface CalloutLook {
  /** Its name on the page, in feeds and for screen readers. */
  readonly title: string;
  /** A name in `core/site/iconPaths.ts`. */
  readonly icon: string;
  /** A colour of the style sheet (`.callout--…`). */
  readonly tone: 'note' | 'tip' | 'warning' | 'caution';
}

/**
 * The kinds of callouts, by the name that an author writes (`> [!NOTE]`). The compiler, the pages, the Markdown files,
 * the feeds and the terminal use this table, so adding a kind takes one line.
 */
export const CALLOUTS = {
  note: { title: 'Note', icon: 'info', tone: 'note' },
  tip: { title: 'Tip', icon: 'lamp', tone: 'tip' },
  important: { title: 'Important', icon: 'info', tone: 'warning' },
  warning: { title: 'Warning', icon: 'alert', tone: 'warning' },
  caution: { title: 'Caution', icon: 'alert', tone: 'caution' },
} as const satisfies Readonly<Record<string, CalloutLook>>;

export type CalloutKind = keyof typeof CALLOUTS;

/** The kind that a marker such as `[!NOTE]` names, in upper or lower case; null for any other text. */
export function calloutKind(name: string): CalloutKind | null {
  const key = name.toLowerCase();
  return Object.hasOwn(CALLOUTS, key) ? (key as CalloutKind) : null;
}
