import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';

const ASK = `read -rp 'Name: ' name; read -rsp 'Password: ' password; echo; [ "$password" = correct-horse ] && tty | cut -c 1-9`;
const session = (output: string) => `\`\`\`console run\n$ cd /etc\n$ ${ASK}\n${output}\n$ pwd\n/etc\n\`\`\`\n`;
const SHOWN = 'Name: alice\nPassword: \n/dev/pts/';
const NAME = { after: 'Name: ', text: 'alice', secret: false };
const PASSWORD = { after: 'Password: ', text: 'correct-horse', secret: true };

describeDebianMachines('a command that asks at the terminal', () => {
  const failuresOf = async (body: string, typed: readonly (typeof NAME)[]) => {
    const article = articleOf(body, { answers: [{ command: ASK, typed: [...typed] }] });
    const { failures } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
    return failures.map(({ message, detail }) => [message, detail]);
  };

  it('has one, on which its answers are typed; the shell around it goes on', async () => {
    expect(await failuresOf(session(SHOWN), [NAME, PASSWORD])).toEqual([]);
  });

  it('fails over an answer that it never asked for', async () => {
    expect(await failuresOf(session(SHOWN), [NAME, PASSWORD, { ...NAME, after: 'Again: ' }])).toEqual([
      [expect.stringMatching(/^`read -rp .*` never asked "Again: "$/), expect.stringContaining('/dev/pts/')],
    ]);
  });

  it('takes an answer from what a command prints, and fails when that command fails', async () => {
    const typed = (command: string) => [NAME, { after: 'Password: ', printedBy: { command }, secret: true }];
    const failuresWith = async (command: string) => {
      const article = articleOf(session(SHOWN), { answers: [{ command: ASK, typed: typed(command) }] });
      const { failures } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
      return failures.map(({ message, detail }) => [message, detail]);
    };
    expect(await failuresWith('# [ "$(id -u)" = 0 ] && echo correct-horse')).toEqual([]);
    expect(await failuresWith('$ echo no phone; false')).toEqual([['`$ echo no phone; false`, which prints an answer, failed (exit 1)', 'no phone\n']]);
  });

  it('shows no secret in a failure, even if the command prints it', async () => {
    const printing = `${ASK}; echo "is $password"`;
    const article = articleOf(`\`\`\`console run\n$ ${printing}\nis nothing\n\`\`\`\n`, { answers: [{ command: printing, typed: [NAME, PASSWORD] }] });
    const { failures, outputs } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
    expect(failures).toEqual([expect.objectContaining({ detail: expect.stringContaining('+ is ••••••') })]);
    expect(JSON.stringify([failures.map(({ detail }) => detail), ...outputs.values()])).not.toContain('correct-horse');
  });

  it('L6 is recorded with what it printed and when, and without its secrets', async () => {
    const printing = `${ASK}; sleep 0.3; echo "is $password"`;
    const article = articleOf(`\`\`\`console run\n$ ${printing}\n...\n\`\`\`\n`, { answers: [{ command: printing, typed: [NAME, PASSWORD] }] });
    const { failures, recordings } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
    expect(failures).toEqual([]);
    const [recording] = recordings?.values() ?? [];
    expect(recording?.release).toBe(RELEASES[0].name);
    const printed = recording?.events.find(([, , text]) => text.includes('is ••••••'));
    expect(printed?.[0]).toBeGreaterThanOrEqual(0.3);
    expect(recording?.events.map(([, , text]) => text).join('')).toContain('Name: alice');
    // The guide's command itself contains the secret, to compare with; it is masked there, too.
    expect(JSON.stringify(recording)).not.toContain('correct-horse');
  });
});
