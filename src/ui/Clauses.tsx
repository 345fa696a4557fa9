import { firstClause } from '../core/content/firstClause';

/** A statement; a phone shows only its first clause. */
export function Clauses({ text }: { readonly text: string }) {
  const first = firstClause(text);
  return (
    <>
      {first}
      <span className="rest">{text.slice(first.length)}</span>
    </>
  );
}
