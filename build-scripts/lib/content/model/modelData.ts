import type { z } from 'zod';
import { readCheckPlan, type CheckPlan } from '../ledger/checkPlan';
import type { CompiledDocument } from '../articles/document';
import { readHistories, type Histories } from '../reading/histories';
import { readLifecycle, type Release } from '../reading/lifecycle';
import type { Problem } from '../source/problem';
import type { ContentFiles, YamlFile } from '../reading/readContent';
import { readRecordings, type Recordings } from '../reading/recordings';
import { openSourceFile, resumeFile, type OpenSourceFile, type ResumeFile } from '../source/schema';
import { validateYaml } from '../source/yamlSource';

/** What a folder's files of data say. Null for a file that isn't there or isn't valid. */
export interface ModelData extends Histories, Recordings {
  readonly openSource: OpenSourceFile | null;
  readonly resume: ResumeFile | null;
  readonly releases: readonly Release[] | null;
  /** How the articles are checked, by article: `wiki/ssh`. */
  readonly plans: ReadonlyMap<string, CheckPlan>;
}

/** Reads a folder's files of data. Adds what is wrong with them to the problems. */
export function readData(files: ContentFiles, compiled: readonly CompiledDocument[], problems: Problem[]): ModelData {
  const guides = compiled.filter(({ folder }) => folder === 'wiki').map(({ id }) => id);
  const articles = compiled.filter(({ folder }) => folder !== 'projects').map(({ folder, id }) => `${folder}/${id}`);
  return {
    openSource: files.openSource ? validateFile(files.openSource, openSourceFile, problems) : null,
    resume: files.resume ? validateFile(files.resume, resumeFile, problems) : null,
    releases: files.lifecycle ? readLifecycle(files.lifecycle, problems) : null,
    plans: readPlans(files, problems),
    histories: readHistories(files.histories ?? new Map(), { guides, problems }),
    recordings: readRecordings(files.recordings ?? new Map(), { articles, problems }),
  };
}

function validateFile<T extends z.ZodType>({ file, text, changed }: YamlFile, schema: T, problems: Problem[]): z.infer<T> | null {
  const defaults = changed === undefined ? {} : { defaults: { lastUpdated: changed } };
  return validateYaml({ text, file, firstLine: 1, ...defaults }, schema, problems).value ?? null;
}

function readPlans({ checks = new Map() }: ContentFiles, problems: Problem[]): ReadonlyMap<string, CheckPlan> {
  return new Map(
    [...checks].flatMap(([key, file]) => {
      const plan = readCheckPlan(file, problems);
      return plan ? [[key, plan] as const] : [];
    }),
  );
}
