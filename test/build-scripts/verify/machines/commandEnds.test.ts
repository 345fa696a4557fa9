import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn, type Article } from '../../../../build-scripts/lib/verify/articles';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';

/** How an article's run went: what each failure says, and the exit code that each block is left with. */
async function run(article: Article) {
  const { exits, failures, recordings } = await runArticle(articleOn(article, 'Debian 13'), { release: RELEASES[0], report: () => undefined });
  return { messages: failures.map(({ message }) => message), exits: article.fences.map((fence) => exits.get(fence)), failures, recordings };
}

const session = (text: string, mark = 'run') => `\`\`\`console ${mark}\n${text}\n\`\`\`\n\n`;
const script = (text: string, mark = 'run') => `\`\`\`bash ${mark}\n${text}\n\`\`\`\n\n`;

describeDebianMachines('how a command of a guide may end', () => {
  it('fails a command under which only three dots are shown, unless it is to fail', async () => {
    const body = [session('$ cat /none\n...'), session('$ cat /none\n...', 'run=fails'), session('$ cat /none; echo a\n...'), session('$ cat /none\n...\nx')];
    const { messages } = await run(articleOf(body.join('')));
    expect(messages).toEqual(['`cat /none` failed (exit 1)', expect.stringMatching(/^`cat \/none` printed something else/)]);
  });

  it('fails a pipeline whose first part fails where nothing is shown, and not one whose reader has seen enough', async () => {
    const body = [
      session('$ cat /none | sort'),
      session('$ cat /none | sort\ncat: /none: No such file or directory'),
      session(`$ seq 99999 | head -n 1 > /tmp/a\n$ cat /none 2>&1 | grep -q 'No such'\n$ ! true | false\n$ # a comment\n$ true`),
      session('$ test "$(false; echo $?)" = 1\n$ false || cat /none | true'),
      script('false | true'),
      script('true | true'),
    ];
    const { messages } = await run(articleOf(body.join('')));
    expect(messages).toEqual([
      '`cat /none | sort` failed in a part of its pipeline: `cat /none` (exit 1)',
      '`false || cat /none | true` failed in a part of its pipeline: `cat /none` (exit 1)',
      'failed (exit 1)',
    ]);
  });

  it('keeps the exit code for the next command, also after a pipeline, a comment and a fault of syntax', async () => {
    const body = session('$ (exit 3) | (exit 4); echo $?\n4\n$ false && true; # x\n...', 'run=fails') + session(`$ eval 'if then' 2>/dev/null || echo $?\n2`);
    expect(await run(articleOf(body))).toMatchObject({ messages: [], exits: [1, 0] });
  });

  it('takes a program that isn’t there for no proof of what should fail, unless its message is shown', async () => {
    const body = [
      session('$ none --flag', 'run=fails'),
      script('none', 'run=fails'),
      session('$ none\nbash: none: command not found', 'run=fails'),
      session('$ false', 'run=fails'),
      session('$ true', 'run=fails'),
    ];
    const { messages } = await run(articleOf(body.join('')));
    const notStarted = 'could not be started (exit 127), so what should fail was never tried';
    expect(messages.filter((message) => !message.startsWith('the block'))).toEqual([
      `\`none --flag\` ${notStarted}`,
      notStarted,
      '`true` should have failed, but succeeded',
    ]);
  });

  it('fails a file that can’t be written, whatever is set afterwards', async () => {
    const write = (title: string, mark: string) => `\`\`\`ini title="${title}" ${mark}\na = b\n\`\`\`\n\n`;
    const { messages } = await run(articleOf(write('/srv', 'write=0755') + write('~/.', 'write') + write('/etc/made', 'write=0755')));
    expect(messages).toEqual(['could not be written to /srv', 'could not be written to /home/alice/.']);
  });

  it('remembers how the first failing command of a block ended, and whether it printed something else', async () => {
    const { exits, failures } = await run(articleOf(session('$ (exit 5)\n$ true') + session('$ echo a\nb\n$ (exit 5)')));
    expect(exits).toEqual([5, 0]);
    expect(failures.map(({ isDifference = false }) => isDifference)).toEqual([false, true, false]);
  });

  it('runs the commands that readers copy, with their values quoted, and records no secret', async () => {
    const values = { DIR: '/srv/my files', PASSWORD: 'Pa$$word' };
    const article = { ...articleOf(session('# mkdir {{DIR}}\n# ls /srv\nmy files\n$ echo "{{PASSWORD}}"\n{{PASSWORD}}')), values, secrets: ['PASSWORD'] };
    const { messages, recordings } = await run(article);
    expect(messages).toEqual([]);
    expect(JSON.stringify([...(recordings ?? [])].map(([, recording]) => recording))).not.toMatch(/Pa|word/);
  });
});
