import { z } from 'zod';
import { codeBlocksOf } from '../../../../src/core/content/codeBlocks';
import { recordingsPath, type RecordedBlocks, type Recording } from '../../../../src/core/recordings/recording';
import { RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import type { BlockKey } from '../ledger/ledger';
import type { CompiledDocument } from '../articles/document';
import { readJson } from '../source/jsonFile';
import type { Problem } from '../source/problem';
import type { YamlFile } from './readContent';

const event = z.tuple([z.number().nonnegative(), z.enum(['o', 'm']), z.string()]);

const storedRecording = z.strictObject({
  hash: z.string(),
  ordinal: z.int().positive(),
  release: z.enum(RELEASE_NAMES),
  timestamp: z.int().nonnegative(),
  events: z.array(event).min(1),
});

const recordingsFile = z.array(storedRecording);

/** A block's recording. */
export interface StoredRecording extends Recording, BlockKey {
  readonly release: ReleaseName;
}

/** The recordings of executed sessions, by article: `wiki/ssh`. */
export interface Recordings {
  readonly recordings: ReadonlyMap<string, readonly StoredRecording[]>;
}

interface RecordingContext {
  /** Such as `wiki/ssh`. */
  readonly articles: readonly string[];
  readonly problems: Problem[];
}

const HINT = 'Undo the last change to the file, or delete it: npm run verify -- --force records the sessions again.';

/** Reads the recordings of a folder's articles. Adds what is wrong to the problems. */
export function readRecordings(
  files: ReadonlyMap<string, YamlFile>,
  { articles, problems }: RecordingContext,
): ReadonlyMap<string, readonly StoredRecording[]> {
  const known = new Set(articles);
  return new Map(
    [...files].flatMap(([key, { file, text }]) => {
      if (!known.has(key)) {
        const hint = 'Delete it, or give it the name of the article that it belongs to.';
        problems.push({ file, line: 1, column: 1, message: "doesn't belong to any article", hint, isWarning: true });
      }
      const recordings = readJson({ file, text }, recordingsFile);
      if (recordings.data) return [[key, recordings.data] as const];
      problems.push({ ...recordings.fault, hint: HINT });
      return [];
    }),
  );
}

/** The recordings in a file's text; null for a damaged one. */
export function parseRecordings(text: string): readonly StoredRecording[] | null {
  try {
    return recordingsFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A line for each event, so that versions of the file can be compared. */
export function formatRecordings(recordings: readonly StoredRecording[]): string {
  const blocks = recordings.map(({ events, ...head }) => {
    const lines = events.map((each) => `    ${JSON.stringify(each)}`);
    return `  ${JSON.stringify(head).slice(0, -1)},"events":[\n${lines.join(',\n')}\n  ]}`;
  });
  return `[\n${blocks.join(',\n')}\n]\n`;
}

type Recorded = Pick<CompiledDocument, 'folder' | 'id' | 'blocks'>;

/** The recording of each of a document's present code blocks, or null. */
function recordingsIn({ folder, id, blocks }: Recorded, { recordings }: Recordings): (Recording | null)[] {
  const stored = recordings.get(`${folder}/${id}`) ?? [];
  return codeBlocksOf(blocks).map(({ hash, ordinal = 1 }) => {
    const found = stored.find((each) => each.hash === hash && each.ordinal === ordinal);
    return found ? { release: found.release, timestamp: found.timestamp, events: found.events } : null;
  });
}

/** What a document's page knows of its recordings; undefined without any. */
export function recordedBlocks(document: Recorded, model: Recordings): RecordedBlocks | undefined {
  const blocks = recordingsIn(document, model).flatMap((recording, place) => (recording ? [place] : []));
  return blocks.length > 0 ? { file: recordingsPath(document.folder, document.id), blocks } : undefined;
}

/** The data files of recordings by their paths, each made when it is asked for. */
export function recordingFiles(documents: readonly CompiledDocument[], model: Recordings): ReadonlyMap<string, () => unknown> {
  return new Map(
    documents.flatMap((document) => {
      const recorded = recordedBlocks(document, model);
      return recorded ? [[recorded.file, () => recordingsIn(document, model)] as const] : [];
    }),
  );
}
