import { joinValues } from '../core/content/joinValues';
import { firstClause } from '../core/content/firstClause';

/** A statement of which a phone shows the first clause alone. */
export function Clauses({ text: written }: { readonly text: string }) {
  const text = joinValues(written);
  const first = firstClause(text);
  return (
    <>
      {first}
      <span className="rest">{text.slice(first.length)}</span>
    </>
  );
}
