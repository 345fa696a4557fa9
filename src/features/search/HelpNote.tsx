import { useAppSelector } from '../store/hooks';
import { selectAnswer, selectHelp, selectNeedle } from './searchSelectors';

/** Says that the results aren't exact matches, and what they are instead; never hidden. */
export function HelpNote() {
  const needle = useAppSelector(selectNeedle);
  const help = useAppSelector(selectHelp);
  const filteredOut = useAppSelector((state) => selectAnswer(state)?.filteredOut ?? 0);
  if (filteredOut > 0) return <p className="help-note">The filters leave out {filteredOut === 1 ? 'the one result' : `all ${filteredOut} results`}.</p>;
  if (!help) return null;
  return (
    <p className="help-note">
      No exact match for <code>{needle}</code>; showing <ShownInstead kind={help.kind} shownFor={help.shownFor} />.
    </p>
  );
}

function ShownInstead({ kind, shownFor }: Pick<NonNullable<ReturnType<typeof selectHelp>>, 'kind' | 'shownFor'>) {
  if (kind === 'all-words') return 'pages with all of these words';
  const shown = <code>{shownFor}</code>;
  return kind === 'symptom' ? <>pages that know {shown}</> : shown;
}
