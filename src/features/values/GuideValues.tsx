import { useEffect, useMemo, type ReactNode } from 'react';
import type { Variable } from '../../core/content/entities';
import { hasItem } from '../../platform/storage';
import { PlaceholderContext } from '../../ui/PlaceholderContext';
import { useClientValue } from '../../ui/useClientValue';
import { useAppDispatch } from '../store/hooks';
import { valuesKey } from './valuesKey';
import { useGuideValues } from './useGuideValues';
import { useValueParts } from './useValueParts';

const NO_VALUES = Object.freeze({});

interface GuideValuesProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly children: ReactNode;
}

/** Provides the visitor's values to the code blocks below. */
export function GuideValues({ guide, variables, children }: GuideValuesProps) {
  const dispatch = useAppDispatch();
  const typed = useGuideValues(guide);
  // Values from an earlier visit need the code of the fields even while the panel is closed.
  const isRemembered = useClientValue(() => hasItem(valuesKey(guide)));
  const { parts } = useValueParts(isRemembered || Object.keys(typed).length > 0);
  const values = useMemo(() => parts?.usableValues(variables, typed) ?? NO_VALUES, [parts, variables, typed]);
  useEffect(() => {
    if (parts) dispatch(parts.rememberValues(guide, variables));
  }, [parts, dispatch, guide, variables]);
  return <PlaceholderContext value={values}>{children}</PlaceholderContext>;
}
