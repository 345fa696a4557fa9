import { useEffect, useMemo, type ReactNode } from 'react';
import type { Variable } from '../../core/content/entities';
import { HoleContext } from '../../ui/HoleContext';
import { useAppDispatch } from '../store/hooks';
import { rememberValues } from './rememberValues';
import { useGuideValues } from './useGuideValues';
import { useValueParts } from './useValueParts';

const NO_VALUES = Object.freeze({});

interface GuideValuesProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly children: ReactNode;
}

/** Gives the code blocks below the visitor's values. */
export function GuideValues({ guide, variables, children }: GuideValuesProps) {
  const dispatch = useAppDispatch();
  const typed = useGuideValues(guide);
  const { parts } = useValueParts(Object.keys(typed).length > 0);
  const values = useMemo(() => parts?.usableValues(variables, typed) ?? NO_VALUES, [parts, variables, typed]);
  useEffect(() => dispatch(rememberValues(guide)), [dispatch, guide]);
  return <HoleContext value={values}>{children}</HoleContext>;
}
