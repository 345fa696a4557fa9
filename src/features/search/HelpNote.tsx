import { Fragment } from 'react';
import { counted } from '../../core/counted';
import { foldCase, tokensOf } from '../../core/search';
import { messageParts } from '../../core/search/advanced';
import { useAppSelector } from '../store/hooks';
import { selectAnswer, selectHelp, selectNeedle, selectParsedQuery } from './searchSelectors';

/** S2: says that nothing was found, and what is shown instead; never hidden. */
export function HelpNote() {
  const needle = useAppSelector(selectNeedle);
  const { text } = useAppSelector(selectParsedQuery);
  const help = useAppSelector(selectHelp);
  const filteredOut = useAppSelector((state) => selectAnswer(state)?.filteredOut ?? 0);
  if (filteredOut > 0) return <p className="help-note">The filters leave out {filteredOut === 1 ? 'the one result' : `all ${filteredOut} results`}.</p>;
  if (!help) return null;
  const { kind, shownFor, unknown, count, isApart, isMost } = help;
  // If the query is a question, only its telling words are in all of the pages.
  const isSome = shownFor.split(' ').length < Math.max(2, new Set(tokensOf(foldCase(needle))).size);
  const isSaid = kind === 'all-words' ? isSome : kind !== 'symptom';
  return (
    <p className="help-note">
      No results found
      {unknown ? (
        <Lacking words={unknown} />
      ) : (
        <>
          {' for '}
          <code>{kind === 'symptom' ? messageParts(text, shownFor).map(renderPart) : needle}</code>
        </>
      )}
      ; showing {counted(count, 'page')} {kind === 'address' ? 'at' : isMost ? 'with some of' : 'with'}{' '}
      {isSaid ? <code className="help-note__shown">{shownFor}</code> : kind === 'symptom' ? 'parts of it' : isMost ? 'these words' : 'all of these words'}
      {isApart && ', far apart'}.
    </p>
  );
}

/** Says which words no page has; if there are none, each is on some page. */
function Lacking({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return ': no page has all of these words';
  return (
    <>
      {': no page has '}
      {words.map((word, at) => (
        <Fragment key={word}>
          {at > 0 && ' or '}
          <code>{word}</code>
        </Fragment>
      ))}
    </>
  );
}

/** A pasted line's time, host, process and addresses are struck out: no text is searched for them. */
const renderPart = ({ text, isDropped }: ReturnType<typeof messageParts>[number], key: number) => (isDropped ? <del key={key}>{text}</del> : text);
