import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../files/displayPath';
import { gitDates, gitFault } from '../files/gitDates';
import { pathBelow } from '../files/pathBelow';
import { readText, type Report } from './contentFile';
import { SITE_FILE } from './siteFile';
import { parseYaml } from './yamlSource';

/** The day on which a content file was last changed; undefined where files state it themselves. */
export type ChangedDay = (path: string) => string | undefined;

const FAULTS = {
  shallow: {
    message: '"lastUpdated" is git, but this clone has only the latest commits',
    hint: 'Fetch the full history before you build: git fetch --unshallow; with actions/checkout, fetch-depth: 0.',
  },
  unknown: {
    message: '"lastUpdated" is git, but there is no Git repository here',
    hint: 'Keep the content folder in a Git repository, or remove this line and give each guide its date.',
  },
} as const;

/** Asks Git if the folder's `site.yml` says so. Uncommitted files count as changed today. */
export function changedDays(contentDir: string, report: Report): ChangedDay {
  const yaml = siteYaml(contentDir);
  if ((yaml?.data as { lastUpdated?: unknown } | null | undefined)?.lastUpdated !== 'git') return () => undefined;
  const fault = gitFault(contentDir);
  if (fault) report({ file: displayPath(join(contentDir, SITE_FILE)), ...(yaml?.position(['lastUpdated']) ?? { line: 1, column: 1 }), ...FAULTS[fault] });
  const today = new Date().toLocaleDateString('sv-SE');
  const days = gitDates(contentDir);
  return (path) => days.get(pathBelow(contentDir, path)) ?? today;
}

/** Reports no problems: `readSite` does, for the whole file. */
function siteYaml(contentDir: string) {
  const path = join(contentDir, SITE_FILE);
  const text = existsSync(path) ? readText(path, () => undefined) : undefined;
  return text === undefined ? undefined : parseYaml(text, '', 1);
}
