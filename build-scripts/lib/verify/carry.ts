import type { CheckedFence } from '../content/code/checkedFence';
import type { Carry } from '../content/ledger/checkPlan';
import { COMMAND_MS, endOf } from './commandEnd';
import { quote } from './files';
import { fillValues } from './fillValues';
import { roleOf } from './machinePlans';
import { fail, machineFor, type Run } from './run';
import { namedIn } from './standIns';

/** Copies to a block's machine the files that a reader would have carried there, on a stick or in a message, once a block names them. */
export async function carryFor(run: Run, fence: CheckedFence): Promise<void> {
  const { article, carried } = run;
  const { plan, values } = article;
  const isNamed = namedIn(fillValues(fence.text, values), plan.user);
  for (const carry of plan.carries) {
    const { file, to, as = file } = carry;
    if (to !== roleOf(fence, plan) || carried.has(carry) || !isNamed(as)) continue;
    carried.add(carry);
    await bring(run, fence, carry);
  }
}

/** Copies contents, mode and owner (by name). */
async function bring(run: Run, fence: CheckedFence, { file, from, as = file }: Carry): Promise<void> {
  const read = `stat -c '%a %U:%G' ${quote(file)} && base64 -w 0 ${quote(file)}`;
  const taken = await run.machines.get(from)?.run('root', read, COMMAND_MS);
  const [, mode, owner, content = ''] = /^(\d+) (\S+)\s*(\S*)$/.exec(taken?.code === 0 ? taken.output.trim() : '') ?? [];
  const write = `base64 -d > ${quote(as)} <<'END' && chmod ${mode} ${quote(as)} && chown ${owner} ${quote(as)}\n${content}\nEND`;
  const left = mode === undefined ? taken : await machineFor(run, fence).run('root', write, COMMAND_MS);
  if (left?.code !== 0 || mode === undefined)
    fail(run, fence, { line: fence.line, message: `needs ${file}, carried from ${from}`, detail: left?.stopped ? endOf(left) : (left?.output ?? '') });
}
