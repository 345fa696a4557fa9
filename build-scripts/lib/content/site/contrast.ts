/** A colour's two values, `#rrggbb`, by theme. */
export interface ThemedColour {
  readonly light: string;
  readonly dark: string;
}

/** Reads the colour tokens, such as `--paper: light-dark(#fbfaf6, #141817);`, keyed by their names without the dashes. */
export function readColours(scss: string): Readonly<Record<string, ThemedColour>> {
  const found = scss.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi);
  return Object.fromEntries([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2, contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a = NaN, b = NaN] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** The contrast ratio of two tokens. */
export function contrast(colours: Readonly<Record<string, ThemedColour>>, [one, other]: readonly [string, string], theme: keyof ThemedColour): number {
  return contrastRatio(colours[one]?.[theme] ?? '', colours[other]?.[theme] ?? '');
}
