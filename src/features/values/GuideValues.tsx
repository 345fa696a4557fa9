import { useEffect, useMemo, type ReactNode } from 'react';
import type { Variable } from '../../core/content/entities';
import { HoleContext } from '../../ui/HoleContext';
import { useAppDispatch, useAppSelector, useAppStore, useService } from '../store/hooks';
import { readValues, writeValues } from './storedValues';
import { createValueParts, useValueParts } from './useValueParts';
import { selectAllValues, valuesRestored } from './valuesSlice';

const NO_VALUES = Object.freeze({});

interface GuideValuesProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly children: ReactNode;
}

/** Gives the code blocks below the visitor's values, and remembers them on this device, secrets excepted. */
export function GuideValues({ guide, variables, children }: GuideValuesProps) {
  const typed = useAppSelector((state) => selectAllValues(state)[guide]) ?? NO_VALUES;
  const { parts } = useValueParts(typed !== NO_VALUES);
  const values = useMemo(() => parts?.usableValues(variables, typed) ?? NO_VALUES, [parts, variables, typed]);
  useMemory(guide, variables);
  return <PlaceholderContext value={values}>{children}</PlaceholderContext>;
}

function useMemory(guide: string, variables: GuideValuesProps['variables']): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const chunk = useService(createValueParts);
  useEffect(() => {
    const stored = readValues(guide);
    if (stored) dispatch(valuesRestored({ [guide]: stored }));
    let last = selectAllValues(store.getState())[guide];
    return store.subscribe(() => {
      const next = selectAllValues(store.getState())[guide];
      const parts = chunk.atHand();
      // Nothing is typed before the boxes are here.
      if (parts && next !== last) writeValues(guide, parts.rememberedValues(variables, next ?? NO_VALUES));
      last = next;
    });
  }, [guide, variables, dispatch, store, chunk]);
}
