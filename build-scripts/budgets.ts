import { checkBudgets } from './lib/reports/budgets';
import { runCommand } from './lib/running/command';
import { readDistDir } from './lib/settings/settings';
import { pagePaths } from './lib/building/pagePaths';

/** Fails when the built site exceeds its budgets. */
await runCommand(async () => {
  const distDir = readDistDir();
  const paths = pagePaths(distDir);
  const problems = await checkBudgets(distDir, paths);
  console.log(problems.length === 0 ? `Budgets met on ${paths.length} pages.` : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
});
