interface MarkedTextProps {
  readonly text: string;
  /** Where the match is, in UTF-16 units; null for none. */
  readonly match: readonly [start: number, end: number] | null;
}

/** A text with its match marked. */
export function MarkedText({ text, match }: MarkedTextProps) {
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
