import { RELEASES } from '../../../build-scripts/lib/content/code/debianReleases';
import { articleOn, type Article } from '../../../build-scripts/lib/verify/articles';
import type { Machine, TimedDialogue } from '../../../build-scripts/lib/verify/machines/machine';
import { noFindings, type Run } from '../../../build-scripts/lib/verify/run';
import { runSession } from '../../../build-scripts/lib/verify/runSession';
import { articleOf } from '../support/article';

/** A machine on which every command is stopped after so many times its limit. */
function slow(times: number): Machine {
  const stop = (timeoutMs: number) => Promise.resolve({ code: 137, output: '', stopped: 'time', limitMs: timeoutMs * times } as const);
  return {
    run: (_who, _command, timeoutMs) => stop(timeoutMs),
    runAtTerminal: (_who, _command, { timeoutMs }: TimedDialogue) => stop(timeoutMs),
    close: () => Promise.resolve(),
  };
}

async function messagesOf(article: Article, machine: Machine): Promise<string[]> {
  const run: Run = {
    ...noFindings(),
    article: articleOn(article, RELEASES[0].name),
    debianVersion: '13',
    machines: new Map([['', machine]]),
    carried: new Set(),
  };
  for (const fence of article.fences) await runSession(run, fence);
  return run.failures.map(({ message }) => message);
}

it('a command that is stopped is told with the limit that it had: more at a terminal, and on an emulated machine', async () => {
  const session = '```console run\n$ passwd\n```\n';
  const asking = articleOf(session, { answers: [{ command: 'passwd', typed: [] }] });
  const stopped = (seconds: number) => [`took longer than ${seconds} seconds, or the article longer than 15 minutes`];
  expect(await messagesOf(articleOf(session), slow(1))).toEqual(stopped(120));
  expect(await messagesOf(asking, slow(1))).toEqual(stopped(300));
  expect(await messagesOf(articleOf(session), slow(4))).toEqual(stopped(480));
});
