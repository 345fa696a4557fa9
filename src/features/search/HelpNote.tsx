import { messageParts } from '../../core/search/advanced';
import { useAppSelector } from '../store/hooks';
import { selectAnswer, selectHelp, selectNeedle, selectParsedQuery } from './searchSelectors';

/** Says that the results aren't exact matches, and what they are instead; never hidden. */
export function HelpNote() {
  const needle = useAppSelector(selectNeedle);
  const { text } = useAppSelector(selectParsedQuery);
  const help = useAppSelector(selectHelp);
  const filteredOut = useAppSelector((state) => selectAnswer(state)?.filteredOut ?? 0);
  if (filteredOut > 0) return <p className="help-note">The filters leave out {filteredOut === 1 ? 'the one result' : `all ${filteredOut} results`}.</p>;
  if (!help) return null;
  const { kind, shownFor, count } = help;
  const pages = count === 1 ? '1 page' : `${count} pages`;
  return (
    <p className="help-note">
      No exact match for <code>{kind === 'symptom' ? messageParts(text, shownFor).map(renderPart) : needle}</code>; showing {pages} with{' '}
      {kind === 'close' ? <code className="help-note__shown">{shownFor}</code> : SHOWN[kind]}.
    </p>
  );
}

const SHOWN = { symptom: 'most of it', 'all-words': 'all of these words' } as const;

/** A pasted line's time, host, process and addresses are struck out: no text is searched for them. */
const renderPart = ({ text, isDropped }: ReturnType<typeof messageParts>[number], key: number) => (isDropped ? <del key={key}>{text}</del> : text);
