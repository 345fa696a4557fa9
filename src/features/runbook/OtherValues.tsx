import { use, useMemo } from 'react';
import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import type { Run, RunProgress } from '../../core/runbook/run';
import { PlaceholderContext } from '../../ui/PlaceholderContext';
import { useAppDispatch, useService } from '../store/hooks';
import { createValueParts } from '../values/useValueParts';
import { recordEvent } from './recordRun';

interface OtherValuesProps {
  readonly run: Run;
  readonly progress: RunProgress;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** A run keeps the values that it began with, because the fields may be for another machine by now. If they differ, it takes theirs on request. */
export function OtherValues({ run, progress, variables }: OtherValuesProps) {
  const dispatch = useAppDispatch();
  const present = valuesThat(use(PlaceholderContext), (name) => variables[name]?.type !== 'secret');
  const areKnown = useService(createValueParts).atHand() !== null;
  const names = Object.keys(variables).filter((name) => present[name] !== progress.values[name]);
  if (!areKnown || names.length === 0 || progress.isEnded) return null;
  const say = (values: PlaceholderValues, name: string) => values[name] ?? 'the example';
  return (
    <div className="runbook__notice">
      <p>{`The fields differ from the values of this run: ${names.map((name) => `${name} ${say(present, name)}, not ${say(progress.values, name)}`).join('; ')}.`}</p>
      <button type="button" className="button button--quiet" onClick={() => dispatch(recordEvent(run, { kind: 'valued', values: present }))}>
        Use those in the fields
      </button>
    </div>
  );
}

/** A run's values, and the secrets, which are never in a run. */
export function useRunValues({ progress: { values }, variables }: Pick<OtherValuesProps, 'progress' | 'variables'>): PlaceholderValues {
  const present = use(PlaceholderContext);
  // The same object until they change: a new one rerenders each placeholder of the step.
  return useMemo(() => ({ ...valuesThat(present, (name) => variables[name]?.type === 'secret'), ...values }), [present, variables, values]);
}

function valuesThat(values: PlaceholderValues, fits: (name: string) => boolean): PlaceholderValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fits(name)));
}
