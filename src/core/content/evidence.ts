const KINDS: Readonly<Record<string, string>> = { projects: 'Case study', wiki: 'Guide', blog: 'Article' };

/** The kind of page that backs a statement, by its path: `/projects/azure-migration` → `Case study`. */
export function evidenceKind(path: string): string {
  const folder = path.split('/')[1] ?? '';
  return Object.hasOwn(KINDS, folder) ? (KINDS[folder] ?? '') : 'Page';
}

/** Shown once per resume: what a statement without a link rests on. */
export const SELF_REPORTED_NOTE = 'Statements without a link are self-reported.';
