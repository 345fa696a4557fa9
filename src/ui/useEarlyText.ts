import { useEffect, useRef } from 'react';

/** Takes text that was typed into a box before hydration: React reports no change of it. @returns the ref of the box */
export function useEarlyText(value: string, take: (typed: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === '' && input.current?.value) take(input.current.value);
  }, [value, take]);
  return input;
}
