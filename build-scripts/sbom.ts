import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile } from './lib/files/outputFile';
import { runCommand } from './lib/running/command';
import { displayPath } from './lib/files/displayPath';
import { readDistDir } from './lib/settings/settings';
import { ROOT } from './lib/files/paths';

/** npm's list of a thousand packages takes most of a megabyte. */
const MAX_BYTES = 64_000_000;

interface Sbom {
  readonly metadata: { readonly component: Record<string, unknown> };
  readonly components: readonly { readonly scope?: string }[];
}

/** Writes the packages of the project's lock as CycloneDX beside the build: what ships, and the tools that make it, marked as optional. */
await runCommand(async () => {
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { name: string };
  const sbom = readSbom();
  // npm puts the folder's name here.
  sbom.metadata.component['name'] = name;
  const file = `${readDistDir()}.cdx.json`;
  outputFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  const required = sbom.components.filter(({ scope }) => scope === 'required').length;
  console.log(`${displayPath(file)}: ${required} packages that ship, ${sbom.components.length - required} for building and testing.`);
});

function readSbom(): Sbom {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BYTES });
  if (error || status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr.trim()}`);
  return JSON.parse(stdout) as Sbom;
}
