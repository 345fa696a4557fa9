import { useEffect, useMemo, type ReactNode } from 'react';
import { readStored, writeStored } from '../../platform/storage';
import { CodeWrapContext } from '../../ui/CodeWrapContext';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { codeWrapChanged, selectIsCodeWrapped } from './readingSlice';

const KEY = 'wrap-code';

/** Lets all code of the site follow one choice, which lasts on this device: whether long lines are folded. */
export function CodeWrap({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const isWrapped = useAppSelector(selectIsCodeWrapped);
  useEffect(() => {
    if (readStored(KEY) !== null) dispatch(codeWrapChanged(true));
  }, [dispatch]);
  const choice = useMemo(() => {
    const toggle = () => {
      writeStored(KEY, isWrapped ? null : 'on');
      dispatch(codeWrapChanged(!isWrapped));
    };
    return { isWrapped, toggle };
  }, [isWrapped, dispatch]);
  return <CodeWrapContext value={choice}>{children}</CodeWrapContext>;
}
