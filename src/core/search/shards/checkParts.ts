import { isBoost, isRow } from '../index/format';
import { RESULT_TYPES } from '../types';
import { SHARDS_FORMAT, SHARDS_VERSION, damaged, type PieceJson, type ShardHeadJson } from './format';

/** A head or a piece as it was fetched. Its type is what the build writes; a damaged file may lack each part, or have it of another type, so each is checked as unknown. */
type Parts<Json> = { readonly [Name in keyof Json]?: unknown };

/** @throws SearchIndexError for a head that lacks a part, or is of another version */
export function checkHead(json: ShardHeadJson): ShardHeadJson {
  const { format, version, documents, types, boosts, pieces, pieceLength, joined }: Parts<ShardHeadJson> = json;
  if (format !== SHARDS_FORMAT || version !== SHARDS_VERSION) throw damaged(`this is not the head of version ${SHARDS_VERSION}`);
  const isWhole = typeof pieces === 'string' && Number(pieceLength) > 0 && listOf(isText)(joined) && listOf(isBoostOfOne)(boosts) && isCount(documents);
  if (!isWhole) throw damaged('its head lacks a part');
  const ofTypes = listOf(isTypeRun)(types) ? types.reduce((sum, [, length]) => sum + length, 0) : -1;
  if (ofTypes !== documents) throw damaged('its types do not match its documents');
  return json;
}

/** @throws SearchIndexError for a piece of a text that lacks a part */
export function checkPiece(json: PieceJson): PieceJson {
  const { of, row, text, own, sections, code }: Parts<PieceJson> = json;
  const isWhole = isRow(row) && typeof text === 'string' && isPair(of) && isPair(own) && listOf(isSection)(sections) && listOf(isCount)(code);
  if (!isWhole) throw damaged('a piece of a text lacks a part');
  return json;
}

function listOf<T>(isItem: (value: unknown) => value is T): (value: unknown) => value is readonly T[] {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPair(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isBoostOfOne(value: unknown): value is ShardHeadJson['boosts'][number] {
  return isPair(value) && isCount(value[0]) && isBoost(value[1]);
}

function isTypeRun(value: unknown): value is ShardHeadJson['types'][number] {
  return Array.isArray(value) && RESULT_TYPES.includes(value[0] as never) && isCount(value[1]);
}

function isSection(value: unknown): value is PieceJson['sections'][number] {
  return Array.isArray(value) && Number.isInteger(value[0]) && value.slice(1).every(isText) && value.length === 3;
}
