import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings';

/** A colour role in both themes. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

const TOKENS = join(ROOT, 'src/styles/_tokens.scss');

/**
 * The colours of some roles, read from the tokens, so that what is drawn at build time has the site's look.
 *
 * @throws Error naming the role that the tokens lack
 */
export function themeColors<Role extends string>(roles: readonly Role[], tokens = readFileSync(TOKENS, 'utf8')): Record<Role, ThemeColor> {
  return Object.fromEntries(roles.map((role) => [role, colorOf(role, tokens)])) as Record<Role, ThemeColor>;
}

function colorOf(role: string, tokens: string): ThemeColor {
  const [, light, dark] = new RegExp(`--${role}:\\s*light-dark\\(\\s*(#[\\da-f]{3,8})\\s*,\\s*(#[\\da-f]{3,8})\\s*\\)`, 'i').exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`src/styles/_tokens.scss has no "--${role}: light-dark(#…, #…)", which social cards and icons are drawn with.`);
  return { light, dark };
}
