import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rememberPlace } from '../navigation/rememberPlace';
import { mayTakeFocus, noteRequest } from '../../platform/typing';
import { useAppStore } from '../store/hooks';

const loadMenu = () => import(/* webpackChunkName: "run-menu" */ './RunMenu');

/** The menu of a run. */
export interface RunMenuState {
  /** Null until it is loaded. */
  readonly module: Awaited<ReturnType<typeof loadMenu>> | null;
  /** Whether it was asked for at this step and could not be loaded. */
  readonly hasFailed: boolean;
  /** Unfolds it below the step, once it is there. */
  readonly open: () => void;
}

/** The menu of a run with its exports: a chunk of its own that follows the first step, so it is there without a network. Retried at every step. */
export function useRunMenu(step: string): RunMenuState {
  const store = useAppStore();
  const [module, setModule] = useState<RunMenuState['module']>(null);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  useEffect(() => {
    loadMenu().then(setModule, console.warn);
  }, [step]);
  const open = () => {
    const isHere = rememberPlace(store);
    noteRequest();
    loadMenu().then(
      (loaded) => {
        flushSync(() => setModule(loaded));
        if (isHere() && mayTakeFocus()) unfold();
      },
      (error: unknown) => {
        console.warn(error);
        setFailedAt(step);
      },
    );
  };
  return { module, hasFailed: failedAt === step && !module, open };
}

function unfold(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.runbook__menu');
  menu?.setAttribute('open', '');
  menu?.querySelector('summary')?.focus({ preventScroll: true });
  menu?.scrollIntoView();
}
