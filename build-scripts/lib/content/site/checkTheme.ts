import type { SiteTheme } from '../../../../src/core/site/siteConstants';
import { SHAPE_ON, TEXT_ON } from '../../../../src/styles/colourPairs';
import { contrast, type ThemedColour } from './contrast';
import { coloursOf } from './theme';
import type { Problem } from '../source/problem';
import type { SiteForm } from './siteFile';

/** WCAG 2.2, 1.4.3 and 1.4.11, as for the site's own colours. */
const RULES = [
  { pairs: TEXT_ON, least: 4.5, what: 'text' },
  { pairs: SHAPE_ON, least: 3, what: 'a shape' },
] as const;

interface Faint {
  /** The colour that the owner has set. */
  readonly name: string;
  readonly on: string;
  readonly theme: keyof ThemedColour;
  readonly ratio: number;
  readonly least: number;
  readonly what: string;
}

/** An owner's colours with too little contrast, each once per theme, by its worst pair. */
export function checkTheme({ colors = {} }: SiteTheme, { file, position }: Pick<SiteForm, 'file' | 'position'>): Problem[] {
  const faint = RULES.flatMap((rule) => faintPairs(colors, rule)).sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  const worst = faint.filter((each, index) => faint.findIndex(({ name, theme }) => name === each.name && theme === each.theme) === index);
  return worst.map(({ name, on, theme, ratio, least, what }) => ({
    file,
    ...position(['theme', 'colors', name]),
    message: `"theme.colors.${name}" has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1 with ${on} in the ${theme} theme, and ${what} needs ${least} : 1`,
    hint: `Make the two differ more, or set both: ${on} is a colour of the theme, too.`,
  }));
}

function faintPairs(colors: NonNullable<SiteTheme['colors']>, { pairs, least, what }: (typeof RULES)[number]): Faint[] {
  const all = coloursOf({ colors });
  return Object.entries(pairs).flatMap(([ground, marks]) =>
    marks.flatMap((mark) => {
      const name = Object.hasOwn(colors, mark) ? mark : ground;
      if (!Object.hasOwn(colors, name)) return [];
      const both = (['light', 'dark'] as const).map((theme) => ({
        name,
        on: name === mark ? ground : mark,
        theme,
        ratio: contrast(all, [mark, ground], theme),
        least,
        what,
      }));
      return both.filter(({ ratio }) => ratio < least);
    }),
  );
}
