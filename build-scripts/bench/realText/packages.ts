import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../lib/files/paths';

/** Packages that ship a lot of documentation, all under licences that allow its use. */
const DOCUMENTED = [
  'aws-cdk-lib@2.276.0',
  'next@16.4.6',
  '@mastra/mcp-docs-server@0.13.31',
  'ai@6.0.326',
  'fastify@5.12.8',
  '@google/gemini-cli@0.61.0',
  '@ui5/cli@4.0.69',
] as const;
const FETCHED = join(ROOT, '.cache/bench-docs');
const LICENCES =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|WTFPL)(?: (?:OR|AND) [\w.-]+)*\)?$/;

/** The folders to look for Markdown in: the project's own packages, and those fetched for this; each is fetched once. */
export function documentedFolders(): readonly string[] {
  return [join(ROOT, 'node_modules'), ...DOCUMENTED.map(fetchPackage)];
}

/** The folder of a package's Markdown files, with its package.json. */
function fetchPackage(wanted: string): string {
  const folder = join(FETCHED, wanted.replace('/', '+'));
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${wanted} for its documentation …`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('npm', ['pack', wanted, '--silent', `--pack-destination=${unfinished}`], { encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', join(unfinished, archive), '-C', unfinished, '--wildcards', '*.md*', 'package/package.json']);
  rmSync(join(unfinished, archive));
  renameSync(unfinished, folder);
  return folder;
}

const known = new Map<string, boolean>();

/** Whether the nearest package.json above a folder names a licence that allows the use of its files. */
export function isFree(folder: string): boolean {
  const answer = known.get(folder) ?? readLicence(folder);
  known.set(folder, answer);
  return answer;
}

function readLicence(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return dirname(folder) !== folder && isFree(dirname(folder));
  const { license, name } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown; name?: unknown };
  // A package.json without name and licence only sets the module type.
  if (name === undefined && license === undefined) return isFree(dirname(folder));
  return typeof license === 'string' && LICENCES.test(license);
}
