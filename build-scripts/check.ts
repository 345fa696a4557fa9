import { loadModel } from './lib/buildSite';
import { runCommand } from './lib/command';
import { rulesFor } from './lib/guides/rulesFor';
import { runProgram } from './lib/runProgram';
import { readSettings } from './lib/settings';

const TYPE_CHECKS = ['src/core', 'tsconfig.json', 'build-scripts', 'test'];

/** Types, lint, format, content, and the tests that need no browser (`--static` leaves those out). All are run, whatever fails. */
await runCommand(async () => {
  const results: [name: string, isRight: boolean][] = [
    ...TYPE_CHECKS.map((project): [string, boolean] => [`types of ${project}`, runProgram('typescript/bin/tsc', ['-p', project])]),
    ['lint', runProgram('eslint/bin/eslint.js', ['.', '--max-warnings=0'])],
    ['format', runProgram('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])],
    ['content', await isContentRight()],
  ];
  if (!process.argv.includes('--static')) results.push(['tests', runProgram('jest/bin/jest.js', [])]);
  for (const [name, isRight] of results) console.log(`${isRight ? 'ok    ' : 'FAILED'} ${name}`);
  if (results.some(([, isRight]) => !isRight)) process.exitCode = 1;
});

async function isContentRight(): Promise<boolean> {
  try {
    const settings = await readSettings();
    await loadModel(settings, false, rulesFor(settings.contentDir));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
