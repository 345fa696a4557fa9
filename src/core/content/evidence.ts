const KINDS: Readonly<Record<string, string>> = { projects: 'Case study', wiki: 'Guide', blog: 'Article' };

/** What a page that backs a statement is, by its path: `/projects/azure-migration` → `Case study`. */
export function evidenceKind(path: string): string {
  const folder = path.split('/')[1] ?? '';
  return Object.hasOwn(KINDS, folder) ? (KINDS[folder] ?? '') : 'Page';
}

/** How a statement is marked that no page backs. */
export const SELF_REPORTED = 'self-reported';

/** Said once in a resume, so that nobody has to guess what the mark means. */
export const SELF_REPORTED_NOTE = `“${SELF_REPORTED}” marks what no page of this site backs yet.`;
