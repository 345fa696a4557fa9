import { RELEASES } from '../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../build-scripts/lib/verify/articles';
import type { Machine } from '../../../build-scripts/lib/verify/machines/machine';
import { noFindings, type Run } from '../../../build-scripts/lib/verify/run';
import { PlannedDialogues } from '../../../build-scripts/lib/verify/scriptRuns/plannedDialogues';
import { articleOf } from '../support/article';

it('nothing is typed for a command that only needs a terminal, and what the next one asks for is', async () => {
  const typed = [{ after: 'Name: ', text: 'alice', secret: false }];
  const article = articleOf('```console run\n$ tty\n$ ask\n```\n', {
    answers: [
      { command: 'tty', typed: [] },
      { command: 'ask', typed },
    ],
  });
  const machines = new Map([['', {} as Machine]]);
  const run: Run = { ...noFindings(), article: articleOn(article, RELEASES[0].name), debianVersion: '13', machines, carried: new Set() };
  const dialogues = new PlannedDialogues(run);
  for (const fence of article.fences) dialogues.begin(fence);
  expect(await dialogues.answer('$ tty\n/dev/pts/0\n')).toBeNull();
  expect(await dialogues.answer('/dev/pts/0\n$ ask\nName: ')).toBe('alice');
});
