import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The family that text inside a card's picture is drawn with, on every machine alike, whatever the picture asks for. */
export const PICTURE_FAMILY = 'Hanken Grotesk';

/** The files of that family. */
export const PICTURE_FONTS: readonly string[] = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
].map((name) => require.resolve(name));
