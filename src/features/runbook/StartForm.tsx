import { use, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Variable } from '../../core/content/entities';
import { runAddress, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { PlaceholderContext } from '../../ui/PlaceholderContext';
import { rememberPlace } from '../navigation/rememberPlace';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { startRun } from './recordRun';

interface StartFormProps {
  readonly runbook: Runbook;
  /** The one on the screen, which stays there. */
  readonly step: RunbookStep;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** Begins a run, named after the machine it is for: a guide may have several side by side. */
export function StartForm({ runbook, step, variables }: StartFormProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const values = use(PlaceholderContext);
  const [typed, setTyped] = useState<string | null>(null);
  const [named] = Object.entries(variables).flatMap(([name, { type }]) => (type === 'hostname' && values[name] !== undefined ? [values[name]] : []));
  const host = typed ?? named ?? '';
  const isStarting = useRef(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A second press, before the run is on the screen, would begin another one.
    if (isStarting.current) return;
    isStarting.current = true;
    const isHere = rememberPlace(store);
    void dispatch(startRun({ runbook, host, variables })).then((run) => {
      isStarting.current = false;
      if (isHere()) void navigate(runAddress(runbook.guide, { run, step: step.id }), { replace: true });
    });
  };
  return (
    <form className="runbook__bar runbook__start" onSubmit={handleSubmit}>
      <label htmlFor="run-host">Which machine is it for?</label>
      <input
        id="run-host"
        value={host}
        placeholder="web1"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button">
        Start the run
      </button>
    </form>
  );
}
