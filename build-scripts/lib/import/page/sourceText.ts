import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { utf16Of } from '../../content/source/byteOrderMark';

/** The characters of Windows-1252 from 0x80 to 0x9F; the rest is Latin-1. Node's own decoder takes these for control characters, too. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** The text of a file, and its encoding if that isn't UTF-8. */
interface SourceText {
  /** With Unix line endings, in NFC, and without a byte order mark. */
  readonly text: string;
  readonly encoding?: string;
}

/** Reads a file of a foreign site: as UTF-8, as UTF-16 if it says so, else as Windows-1252, which fits every file and is used by most old ones. */
export function readSource(path: string): SourceText {
  const bytes = readFileSync(path);
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? undefined : 'windows-1252');
  const text = (encoding === 'windows-1252' ? fromWindows1252(bytes) : new TextDecoder(encoding).decode(bytes)).replace(/\r\n?/g, '\n').normalize();
  return encoding ? { text, encoding } : { text };
}

function fromWindows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9F]/g, (letter) => WINDOWS_1252.charAt(letter.charCodeAt(0) - 0x80));
}
