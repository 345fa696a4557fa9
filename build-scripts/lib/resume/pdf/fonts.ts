import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { ROOT } from '../../files/paths';

/*
 * The fonts are embedded, each cut down to the characters in use, so that the PDF looks the same everywhere and says what
 * its glyphs mean. They come from npm as whole TrueType files (SIL Open Font License), not split by script for browsers.
 */

const FOLDER = join(ROOT, 'node_modules/@expo-google-fonts/hanken-grotesk');

/** The weights in use, by the names that styles use. */
export const FONT_FILES = {
  regular: join(FOLDER, '400Regular/HankenGrotesk_400Regular.ttf'),
  medium: join(FOLDER, '500Medium/HankenGrotesk_500Medium.ttf'),
  semibold: join(FOLDER, '600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  bold: join(FOLDER, '700Bold/HankenGrotesk_700Bold.ttf'),
} as const;

type FontName = keyof typeof FONT_FILES;

const opened = new Map<FontName, Font>();

/** The first character of a text that a font lacks; it would come out as an empty box. */
export function missingCharacter(text: string, name: FontName): string | undefined {
  const font = opened.get(name) ?? openFont(name);
  return [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

function openFont(name: FontName): Font {
  const font = openSync(FONT_FILES[name]);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FONT_FILES[name]} contains several fonts; name a file with only one.`);
  opened.set(name, font);
  return font;
}
