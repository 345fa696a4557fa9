import { ownValue } from '../../../src/core/ownValue';
import type { SiteTheme } from '../../../src/core/site/siteConstants';
import type { ThemedColour } from '../content/site/contrast';
import { coloursOf } from '../content/site/theme';

/**
 * The colours of some roles, preferring an owner's to the site's own, so that what is drawn at build time has the site's look.
 *
 * @throws Error naming the role that the tokens lack
 */
export function themeColors<Role extends string>(roles: readonly Role[], theme?: SiteTheme): Record<Role, ThemedColour> {
  const all = coloursOf(theme);
  return Object.fromEntries(roles.map((role) => [role, colorOf(role, all)])) as Record<Role, ThemedColour>;
}

function colorOf(role: string, colours: Readonly<Record<string, ThemedColour>>): ThemedColour {
  const colour = ownValue(colours, role);
  if (!colour) throw new Error(`src/styles/_tokens.scss has no "--${role}: light-dark(#…, #…)", which social cards and icons are drawn with.`);
  return colour;
}
