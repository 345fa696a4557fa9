import { createElement, type ImgHTMLAttributes, type ReactNode } from 'react';
import type { Picture } from '../core/content/blocks';
import { withBase } from '../platform/site';

/** A picture in the smallest form that the browser knows and that suits its screen. */
export function renderPicture({ src, size: [width, height], sources }: Picture, more: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return (
    <picture>
      {sources?.map((source) => createElement('source', source))}
      <img src={withBase(src)} width={width} height={height} {...more} />
    </picture>
  );
}
