import { isRecord } from '../../isRecord';
import type { WordTerms } from '../close/WordIndex';
import { Dictionary } from '../index/Dictionary';
import { SearchIndexError } from '../index/format';
import { readFrontCoded, readVarints } from '../index/encoding';
import { RESULT_TYPES, type ResultType } from '../types';
import {
  checkHead,
  checkPiece,
  HEAD,
  TAGS,
  TERMS,
  boundsName,
  damaged,
  pieceName,
  shardName,
  type BoundsJson,
  type PieceJson,
  type ShardHeadJson,
  type TableName,
  type TagsJson,
  type TermsJson,
} from './format';
import { decodeKeys } from './keys';
import { decodeTableShard, type TableShard } from './tableShard';

/** The files that have arrived, by name; each as `writeShards` yields it. */
export type ArrivedFiles = ReadonlyMap<string, unknown>;

export interface ShardHead extends Omit<ShardHeadJson, 'pieces' | 'types'> {
  readonly typeOf: (doc: number) => ResultType;
  /** By document: how many pieces its text has. */
  readonly pieceCounts: Uint32Array;
}

/** Makes a decoder that decodes each file once; every file is an object of its own. */
function once<Json extends object, Decoded>(decode: (json: Json) => Decoded): (json: object) => Decoded {
  const known = new WeakMap<object, { readonly decoded: Decoded }>();
  return (json) => {
    const entry = known.get(json) ?? { decoded: decode(json as Json) };
    known.set(json, entry);
    return entry.decoded;
  };
}

/** More pieces than any text has: a file that claims so many is damaged. */
const MAX_PIECES = 10_000;

const readHead = once(decodeHead);
const readBounds = once(({ table, bounds }: BoundsJson) => ({ table, keys: decodeKeys(bounds) }));
const readShard = once(decodeTableShard);
const readPiece = once(checkPiece);
const readTags = once(({ tags }: TagsJson) => decodeTableShard(tags));
const readTerms = once(decodeTerms);

/** Reads the files that have arrived, and notes those that haven't. */
export class ShardReader {
  readonly #files: ArrivedFiles;
  readonly #needs = new Set<string>();

  constructor(files: ArrivedFiles) {
    this.#files = files;
  }

  /** The names of the files that were asked for and haven't arrived. */
  get needs(): readonly string[] {
    return [...this.#needs];
  }

  head(): ShardHead | null {
    return this.#read(HEAD, readHead);
  }

  bounds(table: TableName): readonly string[] | null {
    const read = this.#read(boundsName(table), readBounds);
    if (read && read.table !== table) throw damaged(`${boundsName(table)} is of another table`);
    return read && read.keys;
  }

  shard(table: TableName, number: number, documentCount: number): TableShard | null {
    const bounds = this.bounds(table);
    const shard = this.#read(shardName(table, number), readShard);
    if (bounds && shard) checkPlace(shard, bounds, number);
    if (shard && shard.lastDoc >= documentCount) throw damaged('it names documents that are not there');
    return shard;
  }

  /** The documents of each folded tag. */
  tags(documentCount: number): TableShard | null {
    const tags = this.#read(TAGS, readTags);
    if (tags && tags.lastDoc >= documentCount) throw damaged('it names documents that are not there');
    return tags;
  }

  terms(): WordTerms | null {
    return this.#read(TERMS, readTerms);
  }

  piece(doc: number, piece: number): PieceJson | null {
    const json = this.#read(pieceName(doc, piece), readPiece);
    if (json && (json.of[0] !== doc || json.of[1] !== piece)) throw damaged(`${pieceName(doc, piece)} is another piece`);
    return json;
  }

  /** @throws SearchIndexError for a file of another form */
  #read<Decoded>(name: string, read: (json: object) => Decoded): Decoded | null {
    const json = this.#files.get(name);
    if (json === undefined) {
      this.#needs.add(name);
      return null;
    }
    if (!isRecord(json)) throw damaged(`${name} is not an object`);
    return whole(name, () => read(json));
  }
}

/** @throws SearchIndexError, also for missing parts */
function whole<Decoded>(name: string, decode: () => Decoded): Decoded {
  try {
    return decode();
  } catch (error) {
    throw error instanceof SearchIndexError ? error : damaged(`${name} lacks a part (${String(error)})`);
  }
}

/** @throws SearchIndexError for a shard whose keys aren't between its bound and the next one */
function checkPlace({ keys }: TableShard, bounds: readonly string[], number: number): void {
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  const next = bounds[number + 1];
  if (first < (bounds[number] ?? '') || (next !== undefined && last >= next)) throw damaged(`shard ${number} is another one`);
}

function decodeHead(json: ShardHeadJson): ShardHead {
  const { pieces, types, ...head } = checkHead(json);
  const more = readVarints(pieces, head.documents);
  if (!more || more.some((count) => count >= MAX_PIECES)) throw damaged('its pieces do not match its documents');
  const typeOfEach = types.flatMap(([type, length]) => Array<ResultType>(length).fill(type));
  const typeOf = (doc: number) => typeOfEach[doc] ?? RESULT_TYPES[0];
  return { ...head, typeOf, pieceCounts: more.map((count) => count + 1) };
}

function decodeTerms({ terms, frequencies }: TermsJson): WordTerms {
  const dictionary = new Dictionary(readFrontCoded(terms));
  const others = readVarints(frequencies, dictionary.size);
  if (!others) throw damaged('its terms do not match their frequencies');
  return { dictionary, frequency: (term) => (others[term] ?? 0) + 1 };
}
