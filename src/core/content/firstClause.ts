/** The subject of a statement, which comes first: `Of the database tier, for six months: in each …` → `Of the database tier, for six months`. */
export function firstClause(text: string): string {
  return /^(?:.{1,60}?(?=[:;.] )|.{1,80}?(?=, )|.*)/s.exec(text)?.[0] ?? text;
}
