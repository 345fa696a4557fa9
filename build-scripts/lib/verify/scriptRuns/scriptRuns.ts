import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RELEASE_NAMES } from '../../content/code/debianReleases';
import { conflictIn } from '../../content/source/gitConflict';
import { readJson } from '../../content/source/jsonFile';
import { ContentError, type Problem } from '../../content/source/problem';
import { displayPath } from '../../files/displayPath';
import { replaceFiles } from '../../files/replaceFiles';

const scriptRun = z.strictObject({
  /** The script's hash at the time; see `hashOfScript`. */
  hash: z.string(),
  date: z.iso.date(),
  seconds: z.int(),
  /** On how many machines it was run at the same time. */
  machines: z.int().positive(),
  /** How many blocks are run or written on the release. */
  blocks: z.int(),
  /** How many of them went as the ledger says. */
  same: z.int(),
  /** What didn't, each with its line in the guide. */
  differences: z.array(z.strictObject({ line: z.int(), message: z.string() })),
});

const scriptRunsFile = z.record(z.string(), z.partialRecord(z.enum(RELEASE_NAMES), scriptRun));

/** How a guide's script went on a release. */
export type ScriptRun = z.infer<typeof scriptRun>;
/** By guide, e.g. `wiki/ssh`, and release. */
export type ScriptRuns = z.infer<typeof scriptRunsFile>;

/** The file in a content folder that keeps them. */
export const SCRIPT_RUNS = 'script-runs.json';

const pathIn = (contentDir: string) => join(contentDir, SCRIPT_RUNS);

/** Reads the runs of guides' scripts, kept beside the ledger. @throws ContentError when the file isn't ours */
export function readScriptRuns(contentDir: string): ScriptRuns {
  const path = pathIn(contentDir);
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8');
  const problems: Problem[] = [];
  const runs = parseScriptRuns({ file: displayPath(path), text }, problems);
  if (problems.length > 0) throw new ContentError(problems, () => text);
  return runs;
}

const HINT = 'Restore it from Git. Delete it only as a last resort: npm run verify -- --script would have to run every script anew.';

/** The runs in a file's text; none in a damaged one, which is added to the problems. */
export function parseScriptRuns({ file, text }: { readonly file: string; readonly text: string }, problems: Problem[]): ScriptRuns {
  const read = readJson({ file, text }, scriptRunsFile);
  if (read.data) return read.data;
  const conflict = conflictIn(text);
  if (conflict) problems.push({ file, ...conflict });
  else problems.push({ ...read.fault, message: `doesn't contain script runs: ${read.fault.message}`, hint: HINT });
  return {};
}

/** Adds runs to those that are kept, and drops those of guides that no longer exist. */
export function writeScriptRuns(contentDir: string, { runs, isThere }: { readonly runs: ScriptRuns; readonly isThere: (key: string) => boolean }): void {
  const known = readScriptRuns(contentDir);
  const keys = [...new Set([...Object.keys(known), ...Object.keys(runs)])].filter(isThere);
  const merged = Object.fromEntries(keys.map((key) => [key, { ...known[key], ...runs[key] }]));
  replaceFiles(new Map([[pathIn(contentDir), formatScriptRuns(merged)]]));
}

/** The runs as stored: guides by name, one line per release. */
export function formatScriptRuns(runs: ScriptRuns): string {
  const guides = Object.keys(runs)
    .sort()
    .map((key) => {
      const releases = Object.entries(runs[key] ?? {}).map(([release, run]) => `    ${JSON.stringify(release)}: ${JSON.stringify(run)}`);
      return `  ${JSON.stringify(key)}: {\n${releases.join(',\n')}\n  }`;
    });
  return `{\n${guides.join(',\n')}\n}\n`;
}
