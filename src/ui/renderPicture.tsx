import type { ImgHTMLAttributes, ReactNode } from 'react';
import type { Picture } from '../core/content/blocks';
import { withBase } from '../platform/site';

/** Of a drawing that doesn't say. */
export const NO_SIZE = [960, 540] as const;

/** A picture in the smallest form that the browser knows and that suits its screen. */
export function renderPicture({ src, size: [width, height] = NO_SIZE, sources }: Picture, more: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return (
    <picture>
      {sources?.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img src={withBase(src)} width={width} height={height} {...more} />
    </picture>
  );
}
