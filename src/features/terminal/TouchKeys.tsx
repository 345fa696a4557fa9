import { useAppDispatch } from '../store/hooks';
import { completeLater } from './completeLater';
import type { Shell } from './loadShell';
import type { ShellPage } from './ShellPage';
import { historyRecalled, interrupted } from './terminalSlice';

interface TouchKeysProps {
  readonly page: ShellPage;
  readonly load: () => Promise<Shell>;
}

/**
 * The keys that a phone's keyboard lacks; shown only on devices without hover. They are in the page from the start, so
 * nothing moves when the shell arrives; Tab waits for it.
 */
export function TouchKeys({ page, load }: TouchKeysProps) {
  const dispatch = useAppDispatch();
  const keys = {
    Tab: () => dispatch(completeLater(page.facts, load)),
    Up: () => dispatch(historyRecalled(1)),
    'Ctrl+C': () => dispatch(interrupted()),
  };
  // A phone's on-screen keyboard stays as it is, open or closed.
  return (
    <div className="terminal__keys needs-js" role="group" aria-label="Keys" onMouseDown={(event) => event.preventDefault()}>
      {Object.entries(keys).map(([name, press]) => (
        <button key={name} type="button" className="terminal__key" onClick={press}>
          {name}
        </button>
      ))}
    </div>
  );
}
