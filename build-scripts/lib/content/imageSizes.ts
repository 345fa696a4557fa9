import { imageSize } from 'image-size';
import { readFileSync } from 'node:fs';
import type { InlineImage } from '../../../src/core/content/blocks';
import { decodePart } from '../../../src/core/site/routes';

/** Returns a function that reads the size of a picture, in CSS pixels, from its file; nothing for a form without one. */
export function imageSizes(images: ReadonlyMap<string, string>): (src: string) => Pick<InlineImage, 'size'> {
  return (src) => {
    const file = images.get(src) ?? images.get(decodePart(src));
    if (file === undefined) return {};
    try {
      const { width, height } = imageSize(readFileSync(file));
      return { size: [Math.round(width), Math.round(height)] };
    } catch {
      // A picture of unknown form is shown all the same.
      return {};
    }
  };
}
