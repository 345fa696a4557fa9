import { useMemo, useSyncExternalStore } from 'react';
import type { PlaceholderValues } from '../../core/content/placeholders';
import { useAppSelector, useService } from '../store/hooks';
import { createSecrets, noSecrets } from './secrets';
import { selectGuideValues } from './valuesSlice';

/** Everything typed for a guide, as typed: the store's values, and the secrets that the store says are set. */
export function useGuideValues(guide: string): PlaceholderValues {
  const { typed, secretsSet } = useAppSelector((state) => selectGuideValues(state, guide));
  const { subscribe, of } = useService(createSecrets);
  const secrets = useSyncExternalStore(subscribe, () => of(guide), noSecrets);
  return useMemo(() => ({ ...typed, ...Object.fromEntries(secretsSet.map((name) => [name, secrets[name] ?? ''])) }), [typed, secretsSet, secrets]);
}
