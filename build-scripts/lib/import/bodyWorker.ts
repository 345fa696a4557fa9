import type { CompiledBody } from '../content/markdown/compileBody';
import { checkedBody, type BodySource } from './bodies';

/** The task of an import's worker: texts in, compiled texts out, reduced to what an import needs. */
export default function compileBatch(sources: readonly BodySource[]): CompiledBody[] {
  return sources.map(checkedBody);
}
