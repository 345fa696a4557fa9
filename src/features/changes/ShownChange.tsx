import { isCodeKind, separatorOf, type Change, type TextPiece } from '../../core/history/changes';
import { shortPieces } from './shownPieces';

const TAGS: Readonly<Record<TextPiece['what'], 'span' | 'ins' | 'del'>> = { same: 'span', come: 'ins', gone: 'del' };

/** One change: what is gone next to what replaced it, which is marked in the text. */
export function ShownChange({ head, change }: { readonly head: string | undefined; readonly change: Change }) {
  const Text = isCodeKind(change.kind) ? 'pre' : 'p';
  return (
    <div className="changes-bar__change">
      <p className="changes-bar__head">{head}</p>
      <Text className="changes-bar__text" role="group" aria-label="Before and now" tabIndex={0}>
        {shortPieces(change).flatMap(({ what, text }, index) => {
          const Tag = TAGS[what];
          return [index > 0 && separatorOf(change.kind), <Tag key={index}>{text}</Tag>];
        })}
      </Text>
    </div>
  );
}
