import { firstClause } from '../core/content/firstClause';

/** A statement of which a phone shows the first clause alone. */
export function Clauses({ text }: { readonly text: string }) {
  const first = firstClause(text);
  return (
    <>
      {first}
      <span className="rest">{text.slice(first.length)}</span>
    </>
  );
}
