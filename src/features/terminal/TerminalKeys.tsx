import { useAppDispatch } from '../store/hooks';
import type { Shell } from './loadShell';
import type { ShellPage } from './ShellPage';
import { submitCommand } from './submitCommand';

const SUGGESTIONS = ['help', 'projects', 'ls wiki', 'cat resume.txt'];

interface TerminalKeysProps {
  readonly page: ShellPage;
  readonly shell: Shell | null;
}

/** Under the screen: commands to start with, and the keys that a phone's keyboard lacks. */
export function TerminalKeys({ page, shell }: TerminalKeysProps) {
  const dispatch = useAppDispatch();
  // A phone's on-screen keyboard stays open or closed.
  return (
    <div className="terminal__keys needs-js" role="group" aria-label="Commands to begin with" onMouseDown={(event) => event.preventDefault()}>
      {SUGGESTIONS.map((command) => (
        <button key={command} type="button" className="terminal__key" data-replay="" onClick={() => void dispatch(submitCommand(command, page))}>
          {command}
        </button>
      ))}
      {shell && <shell.TouchKeys page={page} />}
    </div>
  );
}
