import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { makeRelease, type Made } from '../../../build-scripts/lib/release/makeRelease';
import { newWorkspace, type Workspace } from '../../../build-scripts/lib/release/workspace';
import { OWN_CONTENT } from '../../../build-scripts/lib/files/paths';
import { writeFiles } from '../support/folder';

/** A small site that differs from others. */
export function siteFiles(name: string): Record<string, string> {
  return {
    _headers: '/*\n  X-Site: yes\n',
    '404.html': `not found in ${name}`,
    'index.html': `home of ${name}`,
    'data/search-index.json': '{}',
    [`assets/main.${name}.js`]: `script of ${name}`,
  };
}

/** Builds such a site into a target as the build command does. */
export function release(distDir: string, name: string, during: (workspace: Workspace) => Promise<void> | void = () => undefined) {
  const workspace = newWorkspace(distDir);
  const build = async (): Promise<Made<string>> => {
    writeFiles(workspace.site, siteFiles(name));
    await during(workspace);
    return { result: name, expected: ['index.html'] };
  };
  return makeRelease({ distDir, stagingDir: workspace.site, contentDir: OWN_CONTENT }, build);
}

/** The content of `owner.json`, or of a lock, whose process has ended. */
export function deadOwner(): string {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  return JSON.stringify({ pid, host: hostname(), started: '' });
}
