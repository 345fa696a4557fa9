import { use, useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { counted } from '../../core/counted';
import type { Variable } from '../../core/content/entities';
import { PlaceholderContext } from '../../ui/PlaceholderContext';
import { selectIsValuesPanelOpen, valuesPanelToggled } from '../reading/readingSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { useValueParts } from './useValueParts';

interface ValuesPanelProps {
  readonly guide: string;
  readonly variables: Readonly<Record<string, Variable>>;
}

/**
 * The values that a guide's reader replaces with their own: set once here, they apply to every block of the page.
 * Collapsed at first, so that the guide itself comes first; its content is loaded when it is expanded.
 */
export function ValuesPanel({ guide, variables }: ValuesPanelProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOpen = useAppSelector(selectIsValuesPanelOpen);
  // Only those that are used: what was typed may not do.
  const changed = Object.keys(use(PlaceholderContext)).length;
  const panel = useRef<HTMLDetailsElement>(null);
  const follow = useCallback(() => {
    const isUnfolded = panel.current?.open === true;
    if (isUnfolded !== selectIsValuesPanelOpen(store.getState())) dispatch(valuesPanelToggled(isUnfolded));
  }, [dispatch, store]);
  // It may have been expanded before hydration.
  useEffect(follow, [follow]);
  const count = Object.keys(variables).length;
  if (count === 0) return null;
  return (
    <details className="fold values needs-js" ref={panel} open={isOpen} onToggle={follow}>
      <summary className="fold__title">
        {'Your values '}
        <span className="values__hint">{changed > 0 ? `${changed} of ${count} set` : `${counted(count, 'example')} to replace below`}</span>
      </summary>
      {isOpen && <PanelBody guide={guide} variables={variables} />}
    </details>
  );
}

function PanelBody(props: ValuesPanelProps) {
  const { parts, hasFailed, retry } = useValueParts(true);
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    // The button disappears, and would take the focus with it.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    retry();
  };
  if (parts) return <parts.ValueRows {...props} />;
  return (
    hasFailed && (
      <p role="alert">
        The fields could not be loaded.{' '}
        <button type="button" className="button button--quiet" onClick={handleRetry}>
          Retry
        </button>
      </p>
    )
  );
}
