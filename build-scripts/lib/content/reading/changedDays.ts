import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../files/displayPath';
import { gitDates, gitFault, type GitFault } from '../../files/gitDates';
import { pathBelow } from '../../files/pathBelow';
import { readText, type Report } from '../source/contentFile';
import type { Problem } from '../source/problem';
import { localDayOf, type Clock } from '../articles/publication';
import { SITE_FILE } from '../site/siteFile';
import { parseYaml } from '../source/yamlSource';

/** The day on which a content file was last changed; undefined where files state it themselves. */
export type ChangedDay = (path: string) => string | undefined;

const FAULTS: Readonly<Record<GitFault['kind'], Pick<Problem, 'message' | 'hint'>>> = {
  shallow: {
    message: '"lastUpdated" is git, but this clone has only the latest commits',
    hint: 'Fetch the full history before you build: git fetch --unshallow; with actions/checkout, fetch-depth: 0.',
  },
  unknown: {
    message: '"lastUpdated" is git, but there is no Git repository here',
    hint: 'Keep the content folder in a Git repository, or remove this line and give each guide its date.',
  },
  otherOwner: {
    message: '"lastUpdated" is git, but the Git repository here belongs to another user, so Git does not read it',
    hint: 'If you trust it, run git config --global --add safe.directory',
  },
  notInstalled: {
    message: '"lastUpdated" is git, but there is no git program here',
    hint: 'Install Git where the site is built, or remove this line and give each guide its date.',
  },
};

/** Asks Git if the folder's `site.yml` says so. Uncommitted files count as changed on the day of the build. */
export function changedDays(contentDir: string, report: Report, clock: Clock = { buildTime: Date.now(), timeZone: undefined }): ChangedDay {
  const yaml = siteYaml(contentDir);
  if ((yaml?.data as { lastUpdated?: unknown } | null | undefined)?.lastUpdated !== 'git') return () => undefined;
  const fault = gitFault(contentDir);
  if (fault)
    report({ file: displayPath(join(contentDir, SITE_FILE)), ...(yaml?.position(['lastUpdated']) ?? { line: 1, column: 1 }), ...describeFault(fault) });
  const today = localDayOf(clock);
  const days = gitDates(contentDir);
  return (path) => days.get(pathBelow(contentDir, path)) ?? today;
}

function describeFault({ kind, repository }: GitFault): Pick<Problem, 'message' | 'hint'> {
  const { message, hint } = FAULTS[kind];
  return { message, hint: repository === undefined ? hint : `${hint} ${repository}` };
}

/** Reports no problems: `readSite` does, for the whole file. */
function siteYaml(contentDir: string) {
  const path = join(contentDir, SITE_FILE);
  const text = existsSync(path) ? readText(path, () => undefined) : undefined;
  return text === undefined ? undefined : parseYaml(text, '', 1);
}
