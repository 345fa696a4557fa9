import { spawnSync } from 'node:child_process';

/** Whether ShellCheck is installed. Tests that need it are left out elsewhere. */
export const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;
if (!hasShellCheck) console.warn('Left out: ShellCheck is not installed, so nothing is linted with it.');
