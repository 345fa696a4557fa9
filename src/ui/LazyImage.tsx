import { useEffect, useRef, useState, type ImgHTMLAttributes, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '../core/content/blocks';
import { LAZY_THRESHOLD } from '../core/limits';
import { withBase } from '../platform/site';

interface LazyImageProps extends Picture {
  readonly alt: string;
}

/**
 * H8: waits until a tenth of it is in view, shows a placeholder until it has loaded or failed, then fades in. Paper shows it in any case.
 * Its size reserves the space, and it is never shown larger.
 */
export function LazyImage({ alt, ...picture }: LazyImageProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const load = () => {
      setState('loading');
      stop();
    };
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(), { threshold: LAZY_THRESHOLD });
    const loadAtOnce = () => flushSync(load); // What is rendered after the event isn't printed.
    const stop = () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', loadAtOnce);
    };
    observer.observe(ref.current);
    window.addEventListener('beforeprint', loadAtOnce);
    return stop;
  }, []);
  const [width, height] = picture.size;
  return (
    <span className="lazy-image" data-state={state} ref={ref}>
      {state === 'waiting' ? (
        <svg className="lazy-image__room" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} />
      ) : (
        renderPicture(picture, { alt, onLoad: () => setState('shown'), onError: () => setState('failed') })
      )}
      <noscript>{renderPicture(picture, { alt, loading: 'lazy' })}</noscript>
    </span>
  );
}

/** A picture in the smallest version that the browser supports and that suits its screen. */
export function renderPicture({ src, size: [width, height], sources }: Picture, more: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return (
    <picture>
      {sources?.map((source, index) => (
        <source key={index} {...source} />
      ))}
      <img src={withBase(src)} width={width} height={height} {...more} />
    </picture>
  );
}
