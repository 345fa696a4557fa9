import { ownValue } from '../ownValue';
import { SAMPLE_NOTE, type SampleState } from '../site/sample';

const KINDS: Readonly<Record<string, string>> = { projects: 'Case study', wiki: 'Guide', blog: 'Article' };

/** What such a page is called where the statements are invented: it proves nothing. */
const RELATED_PAGE = 'Related page';

/** The kind of page that backs a statement, by its path: `/projects/azure-migration` → `Case study`. */
export function evidenceKind(path: string, { isSample }: SampleState = {}): string {
  if (isSample) return RELATED_PAGE;
  const folder = path.split('/')[1] ?? '';
  return ownValue(KINDS, folder) ?? 'Page';
}

/** Shown once per resume: what a statement without a link rests on. */
export const SELF_REPORTED_NOTE = 'Statements without a link are self-reported.';

/** Shown once per resume: what its statements rest on. */
export function resumeNote({ isSample }: SampleState): string {
  return isSample ? SAMPLE_NOTE : SELF_REPORTED_NOTE;
}
