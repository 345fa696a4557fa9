import { commandsRun, type Coverage } from '../core/content/commandsRun';

/** How many of a guide's commands were run, in a list; with a mark if all were. */
export function CommandsRun({ coverage }: { readonly coverage: Coverage }) {
  const text = commandsRun(coverage);
  return coverage.executed === coverage.commands ? <span className="run card__checked">{`✓ ${text}`}</span> : <span className="run">{text}</span>;
}
