import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LAZY_THRESHOLD } from '../core/limits';
import { withBase } from '../platform/site';

interface LazyImageProps {
  readonly src: string;
  readonly alt: string;
  /** Both in CSS pixels; they reserve the space, and a picture is never shown larger. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** H8: waits until a tenth of it is in view, shows a placeholder until it has loaded or failed, then fades in. Paper shows it in any case. */
export function LazyImage({ src, alt, width = 960, height = 540 }: LazyImageProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const load = () => {
      setState('loading');
      stop();
    };
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(), { threshold: LAZY_THRESHOLD });
    const loadAtOnce = () => flushSync(load); // what is rendered after the event isn't printed
    const stop = () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', loadAtOnce);
    };
    observer.observe(ref.current);
    window.addEventListener('beforeprint', loadAtOnce);
    return stop;
  }, []);
  const image = { src: withBase(src), alt, width, height };
  return (
    <span className="lazy-image" data-state={state} ref={ref}>
      {state === 'waiting' ? (
        <svg className="lazy-image__room" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} />
      ) : (
        <img {...image} onLoad={() => setState('shown')} onError={() => setState('failed')} />
      )}
      <noscript>
        <img {...image} loading="lazy" />
      </noscript>
    </span>
  );
}
