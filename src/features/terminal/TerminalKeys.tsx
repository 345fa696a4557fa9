import { useAppDispatch } from '../store/hooks';
import type { Shell } from './loadShell';
import type { ShellPage } from './ShellPage';
import { submitCommand } from './submitCommand';
import { TouchKeys } from './TouchKeys';

const SUGGESTIONS = ['help', 'projects', 'ls wiki', 'cat resume.txt'];

interface TerminalKeysProps {
  readonly page: ShellPage;
  readonly load: () => Promise<Shell>;
}

/** Under the screen: the keys that a phone's keyboard lacks, and commands to start with. */
export function TerminalKeys({ page, load }: TerminalKeysProps) {
  const dispatch = useAppDispatch();
  // A phone's on-screen keyboard stays open or closed.
  return (
    <div className="terminal__keys needs-js" role="group" aria-label="Commands to begin with" onMouseDown={(event) => event.preventDefault()}>
      <TouchKeys page={page} load={load} />
      {SUGGESTIONS.map((command) => (
        <button key={command} type="button" className="terminal__key" data-replay="" onClick={() => void dispatch(submitCommand(command, page))}>
          {command}
        </button>
      ))}
    </div>
  );
}
