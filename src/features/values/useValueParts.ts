import { useEffect, useState } from 'react';

type ValueParts = typeof import('./valueParts');

let loaded: ValueParts | null = null;

/** The boxes and the checks of values are a chunk of their own; it is here from the first use on. */
export const loadedValueParts = () => loaded;

async function loadValueParts(): Promise<ValueParts> {
  loaded = await import(/* webpackChunkName: "values" */ './valueParts');
  return loaded;
}

interface ValuePartsState {
  /** Null until they are here. */
  readonly parts: ValueParts | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the chunk as soon as it is needed. */
export function useValueParts(isNeeded: boolean): ValuePartsState {
  const [parts, setParts] = useState<ValueParts | null>(loaded);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    loadValueParts().then(
      (module) => isWanted && setParts(module),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setFailures(tries + 1);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, tries]);
  return { parts, hasFailed: failures > tries, retry: () => setTries(tries + 1) };
}
