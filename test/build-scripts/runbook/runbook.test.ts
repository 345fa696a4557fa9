import { runbookOf } from '../../../build-scripts/lib/runbook/runbookOf';
import { plainText } from '../../../src/core/content/textOf';
import { runAddress, type Runbook } from '../../../src/core/runbook/runbook';
import { fence, guideOf, SMALL } from '../script/fixture';

const bookOf = (body: string, name?: string): Runbook => runbookOf(guideOf(body, name), {});
const titles = ({ steps }: Runbook) => steps.map(({ title, section }) => (section === undefined ? title : `${section} / ${title}`));

const LONG = `
What the guide is about:

1. one thing
2. and another

## Why it works

Only words.

## Set it up

Words that lead in.

Step 1: Look

${fence('console on=server run', '$ id', '# id')}
**Verify** that you are you:

${fence('console on=server run', '$ whoami', 'alice')}
Step 2: Write it

> [!CAUTION]
> This can go wrong.

${fence('ini title="/etc/app.ini" write', 'a = {{HOST}}')}
**Roll back** at any time:

${fence('console on=server run', '$ sudo rm /etc/app.ini')}
More words about it, see [above](#why-it-works).

### Words below a heading

Nothing to do there.

### The workstation, too

${fence('console on=workstation norun="needs a screen"', '$ xdg-open {{HOST}}')}
**Roll back**, if it does not open, by closing it.

${fence('console on=workstation run', '$ true')}
## By hand

Option A: Press the button

Press it.

Step 1: Twice

Again.

Option B: Pull the plug

Step 1: Once

Pull it.

## Troubleshooting

${fence('console on=server run', '$ false')}
### It does not work

Try again.

## Next steps

Read on.
`;

describe('a guide as a runbook', () => {
  const book = bookOf(LONG);

  it('W8 has its sections and their labelled parts as steps, and leaves out what is only read', () => {
    expect(titles(book)).toEqual([
      'Set it up / Step 1: Look',
      'Set it up / Step 2: Write it',
      'Set it up / The workstation, too',
      'By hand / Option A: Press the button',
      'By hand / Step 1: Twice',
      'By hand / Option B: Pull the plug',
      'By hand / Step 1: Once',
    ]);
    expect(book.steps[0]?.background).toEqual([{ id: 'why-it-works', title: 'Why it works' }]);
    expect(new Set(book.steps.map(({ id }) => id)).size).toBe(book.steps.length);
    expect(book.steps.map(({ anchor }) => anchor)).toEqual(['set-it-up', 'set-it-up', 'the-workstation-too', 'by-hand', 'by-hand', 'by-hand', 'by-hand']);
    expect(plainText(book.steps[0]?.parts[0]?.blocks ?? [])).toMatch(/^Words that lead in\.\n/);
    expect(plainText(book.steps[1]?.parts[0]?.blocks ?? [])).toMatch(/Words below a heading\nNothing to do there\.$/);
    expect(plainText(book.help)).toMatch(/^false\n.*Try again\.$/s);
  });

  it('W8 says where each is done, by whom, and where care is needed', () => {
    expect(book.steps.map(({ facts }) => facts)).toEqual([
      'On the server · 3 commands, 1 as root',
      '1 file',
      'On the workstation · 2 commands',
      'By hand',
      'By hand',
      'By hand',
      'By hand',
    ]);
    expect(book.steps.map(({ isRisky }) => isRisky === true)).toEqual([false, true, false, false, false, false, false]);
  });

  it('W8 says as whom, and no place, where no machine is named', () => {
    const { steps } = bookOf(`## One\n\n${fence('console run', '# id')}\n## Two\n\n${fence('console run', '$ id')}`);
    expect(steps.map(({ facts }) => facts)).toEqual(['1 command as root', '1 command']);
  });

  it('W8 takes what verifies and what takes back apart, with the block that a colon announces and no other', () => {
    const [look, write, other] = book.steps;
    expect(look?.parts.map(({ kind, blocks }) => [kind, plainText(blocks)])).toEqual([
      ['do', 'Words that lead in.\nid\nid'],
      ['verify', 'Verify that you are you:\nwhoami\nalice'],
    ]);
    expect(plainText(write?.rollback ?? [])).toBe('Roll back at any time:\nsudo rm /etc/app.ini');
    expect(plainText(write?.parts.flatMap(({ blocks }) => blocks) ?? [])).not.toContain('sudo rm');
    expect(plainText(other?.rollback ?? [])).toBe('Roll back, if it does not open, by closing it.');
    expect(plainText(other?.parts.flatMap(({ blocks }) => blocks) ?? [])).toContain('true');
  });

  it('W8 takes the colon of a Chinese or Japanese keyboard for one that announces a block', () => {
    const [step] = bookOf(
      `## 設定\n\n${fence('console run', '$ true')}\n**Verify** 動作を確認：\n\n${fence('console run', '$ id')}\n**Roll back** 削除：\n\n${fence('console run', '$ rm a')}`,
    ).steps;
    expect(step?.parts.map(({ kind, blocks }) => [kind, plainText(blocks)])).toEqual([
      ['do', 'true'],
      ['verify', 'Verify 動作を確認：\nid'],
    ]);
    expect(plainText(step?.rollback ?? [])).toBe('Roll back 削除：\nrm a');
  });

  it('W8 leads to other parts of the guide from where it is', () => {
    expect(JSON.stringify(book.steps[1])).toContain('"href":"/wiki/small#why-it-works"');
    expect(runAddress('small', { run: 'a b', step: 'x' })).toBe('/wiki/small?run=a%20b#x');
  });

  it('W8 has the help itself as steps where a guide is nothing else, and needs no heading for commands', () => {
    expect(titles(bookOf(`## Troubleshooting\n\n${fence('console run', '$ true')}`))).toEqual(['Troubleshooting']);
    expect(titles(bookOf(`Words.\n\n${fence('console run', '$ true')}`))).toEqual(['It’s a $(small) guide']);
    expect(titles(bookOf(SMALL))).toEqual(['Look around', 'Write a file', 'Others', 'Ends']);
  });

  it('W11 is another edition when anything that is done or read changes, and only those steps have another hash', () => {
    const changedIn = (from: string, to: string) => {
      const other = bookOf(LONG.replace(from, to));
      const hashes = new Map(book.steps.map(({ id, hash }) => [id, hash]));
      return { isOther: other.edition !== book.edition, steps: other.steps.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ title }) => title) };
    };
    expect(changedIn('$ whoami', '$ who am i')).toEqual({ isOther: true, steps: ['Step 1: Look'] });
    expect(changedIn('needs a screen', 'needs a mouse')).toEqual({ isOther: true, steps: ['The workstation, too'] });
    expect(changedIn('sudo rm', 'sudo rm -f')).toEqual({ isOther: true, steps: ['Step 2: Write it'] });
    expect(changedIn('Try again.', 'Give up.')).toEqual({ isOther: true, steps: [] });
    expect(changedIn('Read on.', 'Stop.')).toEqual({ isOther: false, steps: [] });
    expect(bookOf(LONG)).toEqual(book);
  });
});
