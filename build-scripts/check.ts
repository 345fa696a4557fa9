import { join } from 'node:path';
import { buildSite } from './lib/building/buildSite';
import { checkContent } from './lib/building/checkContent';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { describePages } from './lib/building/describeBuild';
import { readContentDir, readSettings, withFastCompression } from './lib/settings/settings';
import { CACHE_DIR, OWN_CONTENT } from './lib/files/paths';
import { problemsOfLocks } from './lib/reports/lockProblems';
import { startProgram, type ProgramResult } from './lib/running/startProgram';
import { testedParts } from './lib/testing/testedParts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<ProgramResult>;
}

interface Outcome {
  readonly name: string;
  readonly hasSucceeded: boolean;
  readonly seconds: number;
}

/** Checked by the native compiler. The bundler's loader and the linter need TypeScript 6, which has a JavaScript API. */
const types = (project: string): Step => ({ name: `types of ${project}`, run: () => startProgram('typescript7/bin/tsc', ['-p', project]) });
const LINT: Step = { name: 'lint', run: () => startProgram('eslint/bin/eslint.js', ['.', '--max-warnings=0']) };
const FORMAT: Step = { name: 'format', run: () => startProgram('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']) };
const LOCKS: Step = {
  name: 'lock files',
  run: () => Promise.resolve(problemsOfLocks()).then((problems) => ({ hasSucceeded: problems.length === 0, output: problems.join('\n') })),
};
const CONTENT: Step = { name: 'content', run: () => inProcess(async () => checkContent(await readSettings())) };
const BUILD: Step = { name: 'build', run: () => inProcess(checkBuild) };
const TESTS: Step = { name: 'tests', run: () => startProgram('jest/bin/jest.js', [...testedParts().units, '--silent'], { isShown: true }) };

/** Lanes run in parallel, the steps of one in order: linting takes about as long as all others. */
const LANES: readonly (readonly Step[])[] = [
  [types('src/core'), types('src/offline'), types('tsconfig.json'), types('build-scripts'), types('test'), FORMAT, CONTENT],
  [LOCKS, LINT],
];

/**
 * Types, locks, lint, format, content, and the unit tests, which need neither a build nor a browser (`--static` leaves those out). All run, whatever fails.
 * For content elsewhere, only the content and, without `--static`, whether it builds: the code and its tests aren't its owner's.
 */
await runCommand(async () => {
  const { values } = readCommand('check');
  const isOwn = readContentDir() === OWN_CONTENT;
  const outcomes = (await Promise.all((isOwn ? LANES : [[CONTENT]]).map(runLane))).flat();
  const isSound = outcomes.every(({ hasSucceeded }) => hasSucceeded);
  // A build of faulty content would only report the same problems again.
  if (!values.static && (isOwn || isSound)) outcomes.push(...(await runLane([isOwn ? TESTS : BUILD])));
  console.log();
  for (const outcome of outcomes) console.log(describe(outcome));
  if (outcomes.some(({ hasSucceeded }) => !hasSucceeded)) process.exitCode = 1;
});

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

/** Names the step when it begins; its output comes in one piece when it ends. */
async function runStep({ name, run }: Step): Promise<Outcome> {
  console.log(`       ${name} …`);
  const start = performance.now();
  const { hasSucceeded, output } = await run();
  const outcome = { name, hasSucceeded, seconds: (performance.now() - start) / 1000 };
  console.log(output.trim() ? `${describe(outcome)}\n${output.trimEnd()}` : describe(outcome));
  return outcome;
}

function describe({ name, hasSucceeded, seconds }: Outcome): string {
  return `${hasSucceeded ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s`;
}

/** Builds for the host in the environment, into a folder of its own so that the published site stays untouched. */
async function checkBuild(): Promise<string> {
  return describePages(await buildSite(await readSettings({ ...withFastCompression(process.env), OUT_DIR: join(CACHE_DIR, 'checked-site') })));
}

/** Runs a check in this process. It is right unless it throws; its output is what it returned, or the error's message. */
async function inProcess(check: () => Promise<string>): Promise<ProgramResult> {
  try {
    return { hasSucceeded: true, output: await check() };
  } catch (error) {
    return { hasSucceeded: false, output: error instanceof Error ? error.message : String(error) };
  }
}
