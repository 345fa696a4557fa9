import { NO_PLAN, type CheckPlan } from '../../../build-scripts/lib/content/ledger/checkPlan';
import { checkStatically } from '../../../build-scripts/lib/verify/staticChecks';
import { articleOf } from '../support/article';

async function faultsIn(body: string, answers: CheckPlan['answers'] = []): Promise<string[]> {
  const { failures, failed } = await checkStatically(articleOf(body, { ...NO_PLAN, answers }), null);
  expect(failed.size).toBe(failures.length > 0 ? 1 : 0);
  return failures.map(({ line, message }) => `${line} ${message}`);
}

it('reports output before the first prompt of a session that is run: nothing would be compared with it', async () => {
  const fault = '10 is output before the first prompt, which no command printed; show the command, or remove it';
  expect(await faultsIn('```console run\n\n \nactive\n$ true\n```\n'.replace('\n \n', '\n'))).toEqual([fault.replace('10', '9')]);
  expect(await faultsIn('```console norun="x"\nactive\n$ true\n```\n')).toEqual([]);
  expect(await faultsIn('```console run\n\n$ true\n```\n')).toEqual([]);
});

it('reports a command that opens a shell, unless something is typed there', async () => {
  const body = '```console run\n# su - deploy\n$ mkdir app\n```\n';
  expect(await faultsIn(body)).toEqual([expect.stringMatching(/^8 opens a shell, but the lines after it run in the outer one; /)]);
  expect(await faultsIn(body, [{ command: 'su - deploy', typed: [] }])).toEqual([]);
  expect(await faultsIn(body.replace('run', 'norun="x"'))).toEqual([]);
});

it('reports a login to another host with commands after it, unless the login is shown to be refused', async () => {
  const body = '```console run\n$ ssh -p 2222 deploy@app1\n$ mkdir app\n```\n';
  expect(await faultsIn(body)).toEqual([expect.stringMatching(/^8 opens a shell, but the lines after it run in the outer one; /)]);
  expect(await faultsIn(body.replace('app1\n', 'app1\ndeploy@app1: Permission denied (publickey).\n'))).toEqual([]);
  expect(await faultsIn(body.replace('$ mkdir app\n', ''))).toEqual([]);
});

it('says which lines a prompt for continued commands goes with, where bash misses them', async () => {
  expect(await faultsIn('```console run\n$ for i in 1 2; do\n> echo $i\n> done\n```\n')).toEqual([
    expect.stringMatching(/bash -n: .*\. A line with the prompt "> " goes on with a command only after a "\\" or in a heredoc: join the lines with ";"$/),
  ]);
  expect(await faultsIn('```console run\n$ true\n$ for i in 1 2; do\n> echo $i\n> done\n```\n')).toEqual([
    expect.stringContaining('A line with the prompt "> "'),
  ]);
  expect(await faultsIn('```console run\n$ if true; do\nx\n```\n')).toEqual([expect.not.stringContaining('> ')]);
  expect(await faultsIn('```console run\n$ if true; do\na > b\n```\n')).toEqual([expect.not.stringContaining('A line with the prompt')]);
});
