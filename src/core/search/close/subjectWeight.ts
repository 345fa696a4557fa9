import { SUBJECTS } from '../limits';
import { foldCase, tokensOf } from '../text/tokens';
import type { DocumentRecord } from '../types';
import type { WeighWord } from './wordWeight';

/** What a document says that it is about. */
export type Subjects = Pick<DocumentRecord, 'title' | 'tags'>;

/**
 * The weight of those words of a log line, its program's among them, that a document's title or tags have. A program's
 * name is often a little more or less than what people call it: `sshd`, `mariadbd`, `nft`.
 */
export function subjectWeight({ title, tags }: Subjects, words: readonly string[], weigh: WeighWord): number {
  const subjects = [...new Set(tokensOf(foldCase([title, ...tags].join(' '))))].filter(isLong);
  const isSubject = (word: string) => isLong(word) && subjects.some((subject) => subject.startsWith(word) || word.startsWith(subject));
  return words.reduce((sum, word) => sum + (isSubject(word) ? weigh(word) : 0), 0);
}

const isLong = (word: string) => word.length >= SUBJECTS.length;
