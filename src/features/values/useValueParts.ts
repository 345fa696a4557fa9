import { useEffect, useState } from 'react';
import { createChunk } from '../../platform/chunk';
import { useService } from '../store/hooks';

/** The inputs and the validation of values are a separate chunk, loaded on first use. */
export const createValueParts = () => createChunk(() => import(/* webpackChunkName: "values" */ './valueParts'));

type ValueParts = Awaited<ReturnType<ReturnType<typeof createValueParts>['load']>>;

interface ValuePartsState {
  /** Null until they are loaded. */
  readonly parts: ValueParts | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the chunk as soon as it is needed. */
export function useValueParts(isNeeded: boolean): ValuePartsState {
  const chunk = useService(createValueParts);
  const [parts, setParts] = useState<ValueParts | null>(chunk.atHand);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    chunk.load().then(
      (module) => isWanted && setParts(module),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setFailures(tries + 1);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [chunk, isNeeded, tries]);
  // Another component may have loaded it since this one failed to.
  return { parts: parts ?? chunk.atHand(), hasFailed: failures > tries, retry: () => setTries(tries + 1) };
}
