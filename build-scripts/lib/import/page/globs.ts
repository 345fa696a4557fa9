const SIGNS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** The source of a regular expression for a glob: one star matches within a folder, two match across folders. */
export function globSource(glob: string): string {
  return glob.replace(/\*\*\/|\*\*|[*?]|[.+^${}()|[\]\\]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}

/** Whether a path matches one of the globs, which may have alternatives in braces. */
export function fitsGlob(path: string, globs: readonly string[]): boolean {
  return globs.flatMap(alternatives).some((glob) => new RegExp(`^${globSource(glob)}$`).test(path));
}

/** Expands braces: `{a,b}.md` to `a.md` and `b.md`. */
function alternatives(glob: string): string[] {
  const [raw, inside = ''] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (raw === undefined) return [glob];
  return inside.split(',').flatMap((part) => alternatives(glob.replace(raw, () => part)));
}
