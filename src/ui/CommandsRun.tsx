import { commandsRun, type Coverage } from '../core/content/commandsRun';

/** From which share on a list's row is marked as checked. */
const MOSTLY = 0.9;

/** How many of a guide's commands were run, in a list: with a mark where nearly all were. */
export function CommandsRun({ coverage }: { readonly coverage: Coverage }) {
  const text = commandsRun(coverage);
  return coverage.executed >= MOSTLY * coverage.commands ? <span className="card__checked">{`✓ ${text}`}</span> : <span>{text}</span>;
}
