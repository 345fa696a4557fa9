import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteTheme } from '../../../../src/core/site/siteConstants';
import { readColours, type ThemedColour } from './contrast';
import { ROOT } from '../../files/paths';

const TOKENS = join(ROOT, 'src/styles/_tokens.scss');

/** The default colours by role, for sites that set none. */
export function defaultColours(): Readonly<Record<string, ThemedColour>> {
  return readColours(readFileSync(TOKENS, 'utf8'));
}

/** The colours of a site with a theme: the owner's override the defaults. */
export function coloursOf({ colors = {} }: SiteTheme = {}): Readonly<Record<string, ThemedColour>> {
  return { ...defaultColours(), ...colors };
}

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const SERIF = "ui-serif, Charter, Georgia, 'Times New Roman', serif";
/** What a typeface changes: the interface and with it all text, or text alone. */
const TYPEFACES = { system: `--font-ui: ${SYSTEM};`, serif: `--font-text: ${SERIF};` };

/** With more contrast, these take other roles' colours. */
const STRENGTHENED = new Set(['ink-quiet', 'line', 'line-strong', 'code-quiet']);

/** The style sheet of an owner's colours and typeface, in the `tokens` layer. */
export function themeCss({ colors = {}, typeface }: SiteTheme): string {
  const rule = (names: readonly string[]) => names.map((name) => `--${name}: light-dark(${colors[name]?.light ?? ''}, ${colors[name]?.dark ?? ''});`).join(' ');
  const names = Object.keys(colors);
  const [plain, strengthened] = [names.filter((name) => !STRENGTHENED.has(name)), names.filter((name) => STRENGTHENED.has(name))];
  const always = [rule(plain), ...(typeface ? [TYPEFACES[typeface]] : [])].filter(Boolean).join(' ');
  const unlessMore = strengthened.length > 0 ? `@media not (prefers-contrast: more) { :root { ${rule(strengthened)} } }` : '';
  return `@layer tokens { ${always ? `:root { ${always} }` : ''} ${unlessMore} }`;
}
