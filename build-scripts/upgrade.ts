import { readFileSync } from 'node:fs';
import { runCommand } from './lib/running/command';
import { formatProblems } from './lib/content/source/problem';
import { contentOption } from './lib/files/contentOption';
import { displayPath } from './lib/files/displayPath';
import { readContentDir } from './lib/settings/settings';
import { upgradeFolder } from './lib/upgrade/upgradeFolder';

/** Brings a content folder in an older form up to date, and says what remains to be done by hand, and where. */
await runCommand(() => {
  const contentDir = readContentDir();
  const { done, left } = upgradeFolder(contentDir);
  const warnings = left.map((problem) => ({ ...problem, isWarning: true }));
  if (warnings.length > 0) console.log(`${formatProblems(warnings, (file) => readFileSync(file, 'utf8'))}\n`);
  const name = displayPath(contentDir);
  console.log(
    done.length > 0
      ? [...done, `See what this version says about it: npm run check -- ${contentOption(contentDir)}`].join('\n')
      : `${name} is up to date; nothing was changed.`,
  );
  return Promise.resolve();
});
