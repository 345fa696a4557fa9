import { isCodeKind, piecesOf, separatorOf, type Change, type TextPiece } from '../../core/history/changes';

/** How many unchanged words, or lines of code, are shown beside what has changed. */
const AROUND = { words: 5, lines: 1 };

/** `2 of 4, changed: paragraph in “Keys”`. */
export function headOf(changes: readonly Change[], change: Change): string {
  const { before, now, kind, section } = change;
  const fate = before === null ? 'new' : now === null ? 'removed' : 'changed';
  const place = section === '' ? '' : ` in “${section}”`;
  return `${changes.indexOf(change) + 1} of ${changes.length}, ${fate}: ${NAMES[kind] ?? kind}${place}`;
}

/** The kinds of passages that readers know by another name. */
const NAMES: Partial<Readonly<Record<Change['kind'], string>>> = {
  item: 'item of a list',
  row: 'row of a table',
  file: 'name of a file',
  code: 'lines of code',
};

/** The pieces of a change with only a little of the unchanged text. */
export function shortPieces(change: Change): TextPiece[] {
  const separator = separatorOf(change.kind);
  const most = isCodeKind(change.kind) ? AROUND.lines : AROUND.words;
  const pieces = piecesOf(change);
  return pieces.map((piece, index) => {
    const parts = piece.text.split(separator);
    if (piece.what !== 'same') return piece;
    const head = index === 0 ? [] : parts.slice(0, most);
    const tail = index === pieces.length - 1 ? [] : parts.slice(-most);
    return parts.length <= head.length + tail.length ? piece : { ...piece, text: [...head, '…', ...tail].join(separator) };
  });
}

/** For screen readers. */
export function spokenChange(change: Change): string {
  const says = { same: '', gone: 'removed: ', come: 'added: ' };
  return shortPieces(change)
    .map(({ what, text }) => says[what] + text)
    .join('; ');
}
