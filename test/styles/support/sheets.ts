import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const SRC = join(__dirname, '../../../src');

/** A rule of a compiled sheet: its selector and its declarations, in order. */
export interface SheetRule {
  readonly selector: string;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/** Every sheet as it is written, by its path under `src`. */
export function sheetSources(): { readonly path: string; readonly text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.scss'))
    .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
}

/** The CSS of every sheet that a chunk has: `main.scss` and those of sections and features. */
export function compiledSheets(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)[^_/][^/]*\.scss$/.test(path))
    .map((path) => compile(join(SRC, path)).css);
}

/** The rules of plain CSS, whatever they are nested in; what has no declarations of its own is left out. */
export function declarationsOf(css: string): SheetRule[] {
  return [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line) => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const];
    }),
  }));
}

/** The selectors of a rule, apart. */
export function selectorsOf({ selector }: SheetRule): string[] {
  return selector.split(/,(?![^(]*\))/).map((part) => part.trim());
}
