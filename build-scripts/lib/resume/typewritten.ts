/** Typographic characters that forms and old mail programs garble, and their ASCII replacements. */
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

/** Replaces typographic quotes and dashes by ASCII; letters, symbols such as € and no-break spaces stay as they are. */
export function typewritten(text: string): string {
  return [...text].map((character) => TYPEWRITER[character] ?? character).join('');
}
