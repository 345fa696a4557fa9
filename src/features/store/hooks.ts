import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useContext } from 'react';
import { ReactReduxContext, useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { ServiceFactory, Services } from './services';

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** The typed hooks; components use these instead of react-redux's. */
export const useAppDispatch: () => AppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState> & { readonly dispatch: AppDispatch; readonly services: Services }>();

/** A service of the store, for components; thunks get it from the extra argument. */
export function useService<T>(create: ServiceFactory<T>): T {
  return useAppStore().services.of(create);
}

/**
 * Checks that a hook is used inside the store's provider (D2).
 *
 * @throws Error naming the hook and what is missing
 */
export function useRequiredStore(hookName: string): void {
  if (useContext(ReactReduxContext) === null) {
    throw new Error(`${hookName}: there is no store above this component; render it inside <Provider store={makeStore()}>.`);
  }
}
