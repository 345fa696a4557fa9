const KINDS: Readonly<Record<string, string>> = { projects: 'Case study', wiki: 'Guide', blog: 'Article' };

/** The kind of page that backs a statement, by its path: `/projects/azure-migration` → `Case study`. */
export function evidenceKind(path: string): string {
  const folder = path.split('/')[1] ?? '';
  return Object.hasOwn(KINDS, folder) ? (KINDS[folder] ?? '') : 'Page';
}

/** The mark of a statement that no page backs. */
export const SELF_REPORTED = 'self-reported';

/** Shown once per resume, to explain the mark. */
export const SELF_REPORTED_NOTE = `“${SELF_REPORTED}” marks what no page of this site backs yet.`;
