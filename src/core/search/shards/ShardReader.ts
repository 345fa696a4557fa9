import { SearchIndexError } from '../index/format';
import { readVarints } from '../index/varints';
import {
  HEAD,
  SHARDS_FORMAT,
  SHARDS_VERSION,
  boundsName,
  damaged,
  pieceName,
  shardName,
  type KeysJson,
  type PieceJson,
  type ShardHeadJson,
  type TableName,
  type TableShardJson,
} from './format';
import { decodeKeys } from './keys';
import { decodeTableShard, type TableShard } from './tableShard';

/** The files that have arrived, by name; each is what `writeShards` gave. */
export type ArrivedFiles = ReadonlyMap<string, unknown>;

export interface ShardHead extends Omit<ShardHeadJson, 'pieces'> {
  /** By document: how many pieces its text has. */
  readonly pieceCounts: Uint32Array;
}

/** What was decoded of each file; a file is an object of its own. */
const decodedFiles = new WeakMap<object, unknown>();

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
    return this.#read<ShardHeadJson, ShardHead>(HEAD, decodeHead);
  }

  bounds(table: TableName): readonly string[] | null {
    return this.#read<KeysJson, readonly string[]>(boundsName(table), decodeKeys);
  }

  shard(table: TableName, number: number, documentCount: number): TableShard | null {
    return this.#read<TableShardJson, TableShard>(shardName(table, number), (json) => decodeTableShard(json, documentCount));
  }

  piece(doc: number, piece: number): PieceJson | null {
    return this.#read<PieceJson, PieceJson>(pieceName(doc, piece), checkPiece);
  }

  /** @throws SearchIndexError for a file of another form */
  #read<Json, Decoded>(name: string, decode: (json: Json) => Decoded): Decoded | null {
    const json = this.#files.get(name);
    if (json === undefined) {
      this.#needs.add(name);
      return null;
    }
    if (typeof json !== 'object' || json === null) throw damaged(`${name} is not an object`);
    const known = decodedFiles.get(json) ?? decoded(name, () => decode(json as Json));
    decodedFiles.set(json, known);
    return known as Decoded;
  }
}

/** @throws SearchIndexError, for parts that are missing, too */
function decoded<Decoded>(name: string, decode: () => Decoded): Decoded {
  try {
    return decode();
  } catch (error) {
    throw error instanceof SearchIndexError ? error : damaged(`${name} lacks a part (${String(error)})`);
  }
}

function checkPiece(json: PieceJson): PieceJson {
  const isWhole =
    typeof json.text === 'string' && typeof json.row.title === 'string' && [json.row.tags, json.own, json.sections, json.code].every(Array.isArray);
  if (!isWhole) throw damaged('a piece of a text lacks a part');
  return json;
}

function decodeHead({ pieces, ...head }: ShardHeadJson): ShardHead {
  if (head.format !== SHARDS_FORMAT || head.version !== SHARDS_VERSION) throw damaged(`this is not the head of version ${SHARDS_VERSION}`);
  const more = readVarints(pieces, head.documents);
  if (!more) throw damaged('its pieces do not match its documents');
  return { ...head, pieceCounts: more.map((count) => count + 1) };
}
