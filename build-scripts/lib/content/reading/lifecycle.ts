import { z } from 'zod';
import { longDate } from '../../../../src/core/site/dates';
import { day } from '../source/dateFields';
import type { CompiledDocument } from '../articles/document';
import { suggest, type Problem } from '../source/problem';
import type { YamlFile } from './readContent';
import { validateYaml } from '../source/yamlSource';

const release = z.strictObject({
  name: z.string().trim().min(1),
  released: day.optional(),
  /** The last day of the ordinary support. */
  supportEnds: day.optional(),
  /** The last day of a free long-term support that follows. */
  longTermEnds: day.optional(),
});

export const lifecycleFile = z.strictObject({ releases: z.array(release).min(1) });

/** A release of a system, and how long it is supported; dates that aren't known for certain are left out. */
export type Release = z.infer<typeof release>;

/** Reads `lifecycle.yml`; null, with the reasons added to the problems, when anything in it is wrong. */
export function readLifecycle(file: YamlFile, problems: Problem[]): readonly Release[] | null {
  return validateYaml({ text: file.text, file: file.file, firstLine: 1 }, lifecycleFile, problems).value?.releases ?? null;
}

/** The release that a guide names, with or without more after it: `Ubuntu 24.04 LTS`, `Debian 12 with MariaDB`; of `VE 8` and `VE 8.2`, the longer. */
export function findRelease(name: string, releases: readonly Release[]): Release | undefined {
  const fitting = releases.filter((known) => name === known.name || (name.startsWith(known.name) && /[ .]/.test(name.charAt(known.name.length))));
  return fitting.sort((a, b) => b.name.length - a.name.length)[0];
}

/** Every name in a guide's `appliesTo` must be known. */
export function checkReleases(documents: readonly CompiledDocument[], releases: readonly Release[]): Problem[] {
  const names = releases.map(({ name }) => name);
  return documents.flatMap(({ meta, file, positions }) =>
    (meta && 'appliesTo' in meta ? (meta.appliesTo ?? []) : []).flatMap((name, index): Problem[] => {
      if (findRelease(name, releases)) return [];
      const position = positions.appliesTo[index] ?? { line: 1, column: 1 };
      const hint = suggest(name, names, 'Add it to lifecycle.yml, with the dates that are certain.');
      return [{ file, ...position, message: `applies to "${name}", which isn't in lifecycle.yml`, hint }];
    }),
  );
}

/**
 * Whether every release that is named is out of all free support. A name without known dates counts as supported.
 *
 * @param today the day of the build, YYYY-MM-DD
 */
export function isUnsupported(names: readonly string[], releases: readonly Release[], today: string): boolean {
  const isOver = (name: string) => {
    const { supportEnds, longTermEnds = supportEnds } = findRelease(name, releases) ?? {};
    return longTermEnds !== undefined && today > longTermEnds;
  };
  return names.length > 0 && names.every(isOver);
}

/**
 * What to say about the releases whose support is over, one sentence each.
 *
 * @param today the day of the build, YYYY-MM-DD
 */
export function outdatedReleases(names: readonly string[], releases: readonly Release[], today: string): string[] {
  return names.flatMap((name) => {
    const { longTermEnds, supportEnds = longTermEnds, name: short } = findRelease(name, releases) ?? {};
    if (short === undefined || supportEnds === undefined || today <= supportEnds) return [];
    if (longTermEnds === undefined || today > longTermEnds) return [`${short} has been out of support since ${longDate(longTermEnds ?? supportEnds)}.`];
    return [`${short} has had only long-term support since ${longDate(supportEnds)}; that ends on ${longDate(longTermEnds)}.`];
  });
}
