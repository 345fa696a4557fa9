/** What forms and old mail programs garble, and what a typewriter writes for it. */
const TYPEWRITER: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '\u202f': '\u00a0',
  '\u00ad': '',
};

/** A text with a typewriter's marks for typographic ones; letters, signs such as € and no-break blanks stay as they are. */
export function typewritten(text: string): string {
  return [...text].map((character) => TYPEWRITER[character] ?? character).join('');
}
