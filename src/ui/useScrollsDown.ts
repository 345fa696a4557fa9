import { useEffect, useState } from 'react';

/** Shorter scrolls, as of a trembling finger, have no direction; in CSS pixels. */
const LEAST = 8;

/** Whether the visitor last scrolled down the page. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < LEAST) return;
      setDown(now > last);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
