import { useMemo, type ReactNode } from 'react';
import { CodeWrapContext } from '../../ui/CodeWrapContext';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { codeWrapChanged, selectIsCodeWrapped } from './readingSlice';

/** Provides the choice whether long lines of code are wrapped, for the whole site. */
export function CodeWrap({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const isWrapped = useAppSelector(selectIsCodeWrapped);
  const choice = useMemo(() => ({ isWrapped, toggle: () => void dispatch(codeWrapChanged(!isWrapped)) }), [isWrapped, dispatch]);
  return <CodeWrapContext value={choice}>{children}</CodeWrapContext>;
}
