import { useMemo, type ReactNode } from 'react';
import { TabContext } from '../../ui/TabContext';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectChosenTab, tabChosen } from './tabChoiceSlice';

/** Synchronises all tab groups: a choice in one applies to all. */
export function TabChoice({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosenTab);
  const choice = useMemo(() => ({ chosen, choose: (label: string) => void dispatch(tabChosen(label)) }), [chosen, dispatch]);
  return <TabContext value={choice}>{children}</TabContext>;
}
