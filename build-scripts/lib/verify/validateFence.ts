import type { CheckedFence } from '../content/code/checkedFence';
import { pathOf, tryScript } from './files';
import type { Machine } from './machines/machine';
import { fail, machineFor, type Run } from './run';
import type { Validator } from './validators';

const VALIDATE_MS = 60_000;

/** Asks the program that reads a block's file whether it is valid. */
export async function validateFence(run: Run, fence: CheckedFence, validator: Validator): Promise<void> {
  const { article, results } = run;
  const machine = machineFor(run, fence);
  const path = pathOf(fence.title ?? '', article);
  const { code, output } = await machine.run('root', tryScript(fence, path, { article, command: validator.command }), VALIDATE_MS);
  if (code === 0) results.set(fence, { state: 'validated', by: await versionOf(machine, validator) });
  else fail(run, fence, { line: fence.line, message: `${validator.name} rejects ${path} (exit ${code})`, detail: output });
}

/** A program's name with the version of its Debian package: `sshd 9.2p1`. */
async function versionOf(machine: Machine, { name, package: packageName }: Validator): Promise<string> {
  const find = packageName
    ? `dpkg-query -W -f '\${Version}' ${packageName}`
    : `p=$(command -v ${name}) && p=$(readlink -f "$p") && { dpkg -S "$p" || dpkg -S "\${p#/usr}"; } 2>/dev/null | cut -d: -f1 | head -n 1 | xargs dpkg-query -W -f '\${Version}'`;
  const { code, output } = await machine.run('root', `(${find}) 2>/dev/null`, VALIDATE_MS);
  const version = output
    .trim()
    .replace(/^\d+:/, '')
    .replace(/[-+~].*$/, '');
  return code === 0 && version ? `${name} ${version}` : name;
}
