import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { mediaType } from '../http/mediaType';
import type { Card, CardFrame } from './card';
import { cardSvg } from './cardSvg';
import { indexedPng } from './indexedPng';
import { PICTURE_FAMILY, PICTURE_FONTS } from './pictureFonts';

const OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [...PICTURE_FONTS],
    defaultFontFamily: PICTURE_FAMILY,
    serifFamily: PICTURE_FAMILY,
    sansSerifFamily: PICTURE_FAMILY,
    monospaceFamily: PICTURE_FAMILY,
  },
};

/**
 * Draws a card as a PNG; the same input gives the same bytes on every machine.
 *
 * @param pictureFile the file of the card's picture
 */
export function drawCard(card: Card, frame: CardFrame, pictureFile: string | null): Buffer {
  const picture = pictureFile === null ? null : { type: mediaType(pictureFile), content: readFileSync(pictureFile) };
  const image = new Resvg(cardSvg(card, frame, picture), OPTIONS).render();
  return indexedPng({ width: image.width, height: image.height, rgba: image.pixels });
}
