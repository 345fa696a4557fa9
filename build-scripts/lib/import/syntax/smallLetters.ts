import type { Renderer } from './tags';

const SMALL: Readonly<Record<'sup' | 'sub', readonly [string, string]>> = {
  sup: ['0123456789+-()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ'],
  sub: ['0123456789+-()', '₀₁₂₃₄₅₆₇₈₉₊₋₍₎'],
};

/** `<sup>` and `<sub>`: letters that exist small, or the text after a space. */
export const small =
  (kind: 'sup' | 'sub'): Renderer =>
  (_, body) => {
    const [from, to] = SMALL[kind];
    const letters = [...body.trim()];
    return letters.every((letter) => from.includes(letter)) ? letters.map((letter) => [...to][from.indexOf(letter)]).join('') : ` ${body.trim()}`;
  };
