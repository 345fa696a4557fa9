import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useContext } from 'react';
import { ReactReduxContext, useDispatch, useSelector, useStore, type TypedUseSelectorHook } from 'react-redux';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;

/** The typed hooks; components use these and never react-redux's own. */
export const useAppDispatch: () => AppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector: TypedUseSelectorHook<RootState> = useSelector;
export const useAppStore = useStore.withTypes<Store<RootState> & { dispatch: AppDispatch }>();

/**
 * Makes sure that a hook is used where there is a store (D2).
 *
 * @throws Error naming the hook and what is missing
 */
export function useRequiredStore(hookName: string): void {
  if (useContext(ReactReduxContext) === null) {
    throw new Error(`${hookName}: there is no store above this component; render it inside <Provider store={makeStore()}>.`);
  }
}
