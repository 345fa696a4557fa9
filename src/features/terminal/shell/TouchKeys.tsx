import { useAppDispatch } from '../../store/hooks';
import type { ShellPage } from '../ShellPage';
import { historyRecalled } from '../terminalSlice';
import { interrupt } from './answerCommand';
import { completePrompt } from './completePrompt';

/** The keys that a phone's keyboard lacks; shown only on devices without hover. */
export function TouchKeys({ page }: { readonly page: ShellPage }) {
  const dispatch = useAppDispatch();
  const keys = {
    Tab: () => dispatch(completePrompt(page.facts)),
    Up: () => dispatch(historyRecalled(1)),
    'Ctrl+C': () => dispatch(interrupt()),
  };
  return Object.entries(keys).map(([name, press]) => (
    <button key={name} type="button" className="terminal__key terminal__key--touch" onClick={() => void press()}>
      {name}
    </button>
  ));
}
