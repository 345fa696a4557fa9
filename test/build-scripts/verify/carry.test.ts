import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlan, planOn } from '../../../build-scripts/lib/content/ledger/checkPlan';
import { carryFor } from '../../../build-scripts/lib/verify/carry';
import type { Machine } from '../../../build-scripts/lib/verify/machines/machine';
import { noFindings, type Run } from '../../../build-scripts/lib/verify/run';
import { compile } from '../support/compile';
import { temporaryFolder } from '../support/folder';

const dir = temporaryFolder();

/** This computer, in place of a machine. */
const HERE = {
  run: (_: unknown, command: string) => {
    const { status, stdout } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    return Promise.resolve({ code: status ?? 1, output: stdout });
  },
} as unknown as Machine;

async function carry(file: string, as: string, server = HERE): Promise<Run> {
  const plan = planOn(
    checkPlan.parse({
      hosts: ['192.0.2.1 server', '192.0.2.2 client'],
      machines: { server: {}, client: {} },
      carries: [{ file, as, from: 'server', to: 'client' }],
    }),
    'Debian 13',
  );
  const fences = compile(`\`\`\`console run on=client\n$ cat ${as}\n\`\`\`\n`).fences;
  const article = { key: 'wiki/a', file: 'wiki/a.md', fences, values: {}, plan, planFile: '', planText: '' };
  const run: Run = {
    ...noFindings(),
    article,
    debianVersion: '13',
    machines: new Map([
      ['server', server],
      ['client', HERE],
    ]),
    carried: new Set(),
  };
  for (const fence of fences) await carryFor(run, fence);
  return run;
}

it.each([
  ['with a text', 'one\ntwo\n'],
  ['that is empty', ''],
  ['of any bytes', '\u0000\u00FF\n'.repeat(3)],
])('a file %s is carried with its mode', async (name, content) => {
  const [from, to] = ['from', 'to'].map((end) => join(dir, `${end}-${name.replaceAll(' ', '-')}`)) as [string, string];
  writeFileSync(from, content, { mode: 0o640 });
  expect((await carry(from, to)).failures).toEqual([]);
  expect([readFileSync(to, 'utf8'), statSync(to).mode & 0o777]).toEqual([content, 0o640]);
});

it('a file that was read only in part is not carried', async () => {
  const cut = { code: 137, stopped: 'output' as const, output: '644 root:root\nQUJDREVGR0' };
  const to = join(dir, 'cut');
  const { failures } = await carry(join(dir, 'large'), to, { ...HERE, run: () => Promise.resolve(cut) });
  expect(failures).toEqual([
    expect.objectContaining({ message: `needs ${join(dir, 'large')}, carried from server`, detail: 'printed too much and was stopped' }),
  ]);
  expect(existsSync(to)).toBe(false);
});

it('a file that isn’t there is told, with the machine that lacks it', async () => {
  const { failures } = await carry(join(dir, 'none'), join(dir, 'nowhere'));
  expect(failures).toEqual([expect.objectContaining({ line: 7, message: `needs ${join(dir, 'none')}, carried from server` })]);
});
