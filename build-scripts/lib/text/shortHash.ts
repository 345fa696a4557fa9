import { hashOf } from '../files/cache';

const LENGTH = 12;

/** A name for a text, made from its content. */
export function shortHash(text: string): string {
  return hashOf(text).slice(0, LENGTH);
}
