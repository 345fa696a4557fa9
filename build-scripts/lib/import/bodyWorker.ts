import type { CompiledBody } from '../content/compileBody';
import { checkedBody, type BodySource } from './bodies';

/** The task of an import's worker: texts in, what is needed of them out. */
export default function compileBatch(sources: readonly BodySource[]): CompiledBody[] {
  return sources.map(checkedBody);
}
