import { sortHits, type SearchHit } from '../exact/search';
import type { SearchIndex } from '../index/SearchIndex';
import {
  SUBJECT_LEAST,
  SUBJECT_LENGTH,
  SUBJECT_WEIGHT,
  SYMPTOM_DOCUMENTS,
  SYMPTOM_PART,
  SYMPTOM_PROGRAMS,
  SYMPTOM_PHRASE,
  SYMPTOM_SCALE,
  SYMPTOM_SHARE,
  SYMPTOM_WEIGHT,
  SYMPTOM_WORDS,
} from '../limits';
import { foldCase } from '../text/foldCase';
import { tokensOf, tokensWithOffsets } from '../text/tokens';
import type { DocumentRecord, SearchTexts } from '../types';
import type { CloseMatches } from './closeMatches';
import { explainedWeight } from './explainedPart';
import { readLogMessage, type LogMessage } from './logLines';
import { messageWeights, rarity, wordIndexOf, type WordIndex, type WeighWord } from './WordIndex';

/** A document, and how much of a message's words it contains. */
interface Candidate {
  readonly doc: number;
  readonly weight: number;
}

/** The parts of a document that a message is compared with. */
export interface ReadDocument extends Subjects {
  /** '' if it isn't there. */
  readonly body: string;
}

/**
 * The documents that may explain a pasted log line or error message, when none contains it verbatim: first those with
 * many of its words in a row, then those with most of its words, rarer words weighing more, and those named after its
 * program. Null when the text doesn't look like such a line, or nothing contains enough of it.
 *
 * @param texts null until they are loaded: then only words count
 */
export function symptomMatches(index: SearchIndex, texts: SearchTexts | null, raw: string): CloseMatches | null {
  const message = messageOf(raw);
  const read = (doc: number) => ({ body: texts?.[doc] ?? '', title: index.documents[doc]?.title ?? '', tags: index.documents[doc]?.tags ?? [] });
  return message === null ? null : messageMatches(wordIndexOf(index), message, read);
}

/** The message of a pasted log line, as far as its words count; null when the text doesn't look like one. */
export function messageOf(raw: string): LogMessage | null {
  const message = readLogMessage(raw);
  if (message === null) return null;
  const counted = new Set(messageTokens(message.text));
  const next = tokensWithOffsets(foldCase(message.text)).find(({ text }) => text.length > 1 && !counted.has(text));
  return next ? { ...message, text: message.text.slice(0, next.offset).trimEnd() } : message;
}

/** All words that are looked up for a message: its own, and those of its programs' names. */
export function messageWords({ text, programs }: LogMessage): readonly string[] {
  return [...new Set([...messageTokens(text), ...messageTokens(programs).slice(0, SYMPTOM_PROGRAMS)])];
}

/** The words of a text that count, each once. */
function messageTokens(text: string): readonly string[] {
  return [...new Set(tokensOf(foldCase(text)))].filter((word) => word.length > 1).slice(0, SYMPTOM_WORDS);
}

/** Like `symptomMatches`, for a message that has been read. */
export function messageMatches(index: WordIndex, message: LogMessage, read: (doc: number) => ReadDocument): CloseMatches | null {
  const weigh = messageWeights(index);
  const words = messageTokens(message.text);
  const named = messageWords(message);
  const whole = words.reduce((sum, word) => sum + weigh(word), 0);
  const least = SYMPTOM_WEIGHT * rarity(index.documentCount, 1);
  const hits = candidatesOf(index, words, weigh).flatMap(({ doc, weight }): SearchHit[] => {
    const document = read(doc);
    const explained = explainedWeight(document.body, message.text, weigh);
    const phrase = explained.isPhrase ? explained.weight : 0;
    const subject = subjectWeight(document, named, weigh);
    const isOfSubject = subject > 0 && explained.weight + subject >= least * SUBJECT_LEAST;
    const isNear = phrase >= least || weight >= Math.max(least, whole * SYMPTOM_PART) || isOfSubject;
    return isNear ? [{ doc, score: scoreFor({ phrase, weight, subject }) }] : [];
  });
  return offered(message.text, sortHits(hits));
}

function scoreFor({ phrase, weight, subject }: { readonly phrase: number; readonly weight: number; readonly subject: number }): number {
  return Math.round(SYMPTOM_SCALE * (phrase * SYMPTOM_PHRASE + weight + subject * SUBJECT_WEIGHT));
}

/** The hits that aren't noise next to the best one; null for none. */
function offered(shownFor: string, sorted: readonly SearchHit[]): CloseMatches | null {
  const [best] = sorted;
  return best ? { kind: 'symptom', shownFor, results: sorted.filter(({ score }) => score >= best.score * SYMPTOM_SHARE) } : null;
}

/** The documents with words of a message, those with the most of it first. */
function candidatesOf(index: WordIndex, words: readonly string[], weigh: WeighWord): readonly Candidate[] {
  const weights = new Map<number, number>();
  for (const word of words) {
    for (const doc of index.documentsWith(word)) weights.set(doc, (weights.get(doc) ?? 0) + weigh(word));
  }
  const candidates = Array.from(weights, ([doc, weight]): Candidate => ({ doc, weight }));
  return candidates.sort((a, b) => b.weight - a.weight || a.doc - b.doc).slice(0, SYMPTOM_DOCUMENTS);
}

/** What a document says it is about. */
type Subjects = Pick<DocumentRecord, 'title' | 'tags'>;

/**
 * The weight of those words of a log line, including its program's name, that a document's title or tags have. A program's
 * name is often a little longer or shorter than what people call it: `sshd`, `mariadbd`, `nft`.
 */
function subjectWeight({ title, tags }: Subjects, words: readonly string[], weigh: WeighWord): number {
  const subjects = [...new Set(tokensOf(foldCase([title, ...tags].join(' '))))].filter(isLong);
  const isSubject = (word: string) => isLong(word) && subjects.some((subject) => subject.startsWith(word) || word.startsWith(subject));
  return words.reduce((sum, word) => sum + (isSubject(word) ? weigh(word) : 0), 0);
}

const isLong = (word: string) => word.length >= SUBJECT_LENGTH;
