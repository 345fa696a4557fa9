import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withValues } from '../../../src/core/content/scriptValues';
import { scriptOf, SMALL } from './fixture';
import { newHome } from './home';

const SECRET = '+p@ss=w:o,r.d/1_-';

const isDebian12 = existsSync('/etc/os-release') && /^VERSION_ID="12"$[^]*^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
const text = scriptOf(SMALL)?.text ?? '';
const YES = Array.from({ length: 40 }, () => 'y');
describe('the script of a guide', () => {
  it('only reads the guide without options: each step, and then it waits', () => {
    const home = newHome();
    const { code, output } = home.run(text, [], ['', '', '', '']);
    expect(output).toMatch(
      /=== 1\. Look around ===\n\nProse with weight and a link\.\n\n--- 1\.1 on the server, 3 commands ---\n {4}\$ mkdir -p ~\/data\/a && cd/,
    );
    expect(output).toContain('    $ say "server.example.com $place"\n    server.example.com in a\n');
    expect(output).toContain('    key = <KEY>\n');
    expect(output.match(/Enter for the next step/g)).toHaveLength(3);
    expect(output).not.toContain('Only words');
    expect(code).toBe(0);
    expect(readdirSync(home.path).sort()).toEqual(['bin', 'small.sh']);
    expect(home.run(text, [], ['', 'q'])).toMatchObject({ code: 1, output: expect.stringContaining('Go on with --from 3') as string });
  });

  it('lists the steps, and what becomes of each block', () => {
    const { code, output } = newHome().run(text, ['--list']);
    expect(code).toBe(0);
    expect(output.split('\n').map((line) => line.trim())).toEqual([
      '1  Look around',
      '1.1 on the server, 3 commands',
      '2  Write a file',
      '2.1 on the server, write ~/conf/app.ini',
      '2.2 ~/conf/app.ini',
      '2.3 on the server, 1 command',
      '3  Others',
      '3.1 on the laptop, 1 command, by hand: for another machine',
      '3.2 on the server, 1 command, by hand: needs a disk',
      expect.stringMatching(/^3\.3 on the server, 1 command/),
      '4  Ends',
      '4.1 on the server, 2 commands',
      '4.2 on the server, 1 command',
      '4.3 on the server, 2 commands',
      '',
    ]);
  });

  it('runs every block after a yes, in shells that keep their folder, variables and aliases', () => {
    const home = newHome();
    const { code, output } = home.run(text, ['--run', '--log', 'log'], [SECRET, ...YES]);
    expect(output).toContain('$ say "server.example.com $place"\nserver.example.com in a\n(As in the guide.)\n');
    expect(home.file('conf/app.ini')).toBe(`[app]\nhost = server.example.com\nkey = ${SECRET}\n`);
    expect(statSync(join(home.path, 'conf/app.ini')).mode & 0o777).toBe(0o640);
    expect(['laptop-was-here', 'not-run'].filter((name) => home.has(name))).toEqual([]);
    expect(output).toContain('(That shell has ended.');
    expect(output).toContain('# echo root\nroot\n(As in the guide.)');
    expect(output).toContain('no place\n(As in the guide.)');
    expect(code).toBe(0);
    expect(home.file('log')).toMatch(/^\S+Z 1\.1 command 1 exit 0\n {2}\$ mkdir.*\n/);
    expect(home.file('log')).toMatch(/\S+Z 1\.1 command 3 exit 0\n {2}\$ say "server\.example\.com \$place"\n {2}\| server\.example\.com in a\n/);
    expect(home.file('log')).toMatch(/Z 4\.1 command 2 exit 2\n/);
    expect(home.file('log')).toMatch(/Z 3\.2 by hand: needs a disk\n/);
    // None of its temporary files is left behind.
    expect(readdirSync(home.path).sort()).toEqual(['bin', 'conf', 'data', 'log', 'small.sh', ...(isDebian12 ? ['twelve'] : [])]);
  });

  it('shows a secret in no command, file or log; only what a command prints itself is on the screen as it is', () => {
    const home = newHome();
    const noisy = scriptOf('## A\n\n```console run\n$ echo "{{KEY}}"\nexample-key\n$ echo \'{{KEY}}\' > f\n```\n')?.text ?? '';
    const { output } = home.run(noisy, ['--run', '--log', 'log'], ['canary-1+x', 'y']);
    expect(home.file('f')).toBe('canary-1+x\n');
    expect(home.file('log')).not.toContain('canary');
    expect(home.file('log')).toContain('  | <KEY>\n');
    expect(home.file('small.sh')).not.toContain('canary');
    expect(text).not.toContain('example-key');
    expect(output).toContain('$ echo "<KEY>"\ncanary-1+x\n');
    expect(output.match(/canary/g)).toHaveLength(1);
  });

  it('shows the difference and keeps the file before it replaces one', () => {
    const home = newHome();
    mkdirSync(join(home.path, 'conf'));
    writeFileSync(join(home.path, 'conf/app.ini'), 'before\n');
    const first = home.run(text, ['--run', '--from', '2'], ['key', 'n', 'q']);
    expect(first.output).toContain('-before\n+[app]\n');
    expect(home.file('conf/app.ini')).toBe('before\n');
    const second = home.run(text, ['--run', '--from', '2'], ['key', 'y', 'q']);
    const [, kept = ''] = /The file as it was is (\S+)\./.exec(second.output) ?? [];
    expect(readFileSync(kept, 'utf8')).toBe('before\n');
    expect(home.file('conf/app.ini')).toContain('key = key');
    expect(home.run(text, ['--run', '--from', '2'], ['key', 'y', 'q']).output).toContain('has this text already');
  });

  it('says what it would do and does nothing with --dry-run', () => {
    const home = newHome();
    const { code, output } = home.run(text, ['--dry-run']);
    expect(output).toContain(`would make ${home.path}/conf/app.ini`);
    expect(output).not.toContain('would make server');
    expect(code).toBe(0);
    expect(readdirSync(home.path).sort()).toEqual(['bin', 'small.sh']);
  });

  it('begins where it is told to, with a step or with a block of it', () => {
    const home = newHome();
    expect(home.run(text, ['--list', '--from', '4']).output).toMatch(/^ {2}4 {2}Ends/);
    expect(
      home
        .run(text, ['--list', '--from', '4.3'])
        .output.split('\n')
        .map((line) => line.trim()),
    ).toEqual(['4  Ends', '4.3 on the server, 2 commands', '']);
    const { output } = home.run(text, ['--run', '--from', '4.3'], ['key', 'q']);
    expect(output).toContain('Go on with --from 4.3.');
    expect(output).not.toContain('--- 4.2');
  });

  it('runs what is for the machine that it is told it is on, and waits until others have done what is theirs', () => {
    const home = newHome();
    const { output } = home.run(text, ['--run', '--from', '3', '--on', 'laptop', '--log', 'log'], ['key', 'y', '', '', '', 'q']);
    expect(home.has('laptop-was-here')).toBe(true);
    expect(output).toContain('To be done on the server. Enter when it is, q to stop:');
    expect(home.file('log')).toMatch(/Z 4\.1 by hand: for another machine\n/);
    expect(home.file('log')).not.toMatch(/Z 4\.1 command/);
    expect(home.run(text, ['--run', '--from', '3', '--on', 'all'], ['key', 'n', 'q']).output).toContain('Run this?');
    expect(home.run(text, ['--run', '--from', '4', '--on', 'laptop', '--on', 'server'], ['key', 'n', 'q']).output).toContain('Run this?');
    expect(home.run(text, ['--help']).output).toContain('about several machines: laptop server. Without --on, this is server.');
  });

  it('runs what names no machine on the main one, whoever types it', () => {
    const session = (info: string, command: string) => `## A\n\n\`\`\`console ${info}run\n${command}\n\`\`\`\n\n`;
    const nameless = scriptOf(session('', '$ touch a') + session('', '# touch b') + session('on=laptop ', '$ touch c'))?.text ?? '';
    const home = newHome();
    expect(home.run(nameless, ['--run'], ['key', ...YES])).toMatchObject({ code: 0 });
    expect(['a', 'b', 'c'].filter((name) => home.has(name))).toEqual(['a', 'b']);
    expect(home.run(nameless, ['--help']).output).toContain('Without --on, this is the one that it gives no name.');
    const other = newHome();
    expect(other.run(nameless, ['--run', '--on', 'laptop'], ['key', ...YES]).output).toContain('To be done on the machine without a name.');
    expect(['a', 'b', 'c'].filter((name) => other.has(name))).toEqual(['c']);
  });

  it('asks what to do when a command ends as the guide does not expect', () => {
    const failing = scriptOf('## A\n\n```console run\n$ test -e f\n$ touch g\n```\n')?.text ?? '';
    const home = newHome();
    expect(home.run(failing, ['--run'], ['key', 'y', 'q'])).toMatchObject({ code: 1, output: expect.stringContaining('It ended with exit code 1.') as string });
    expect(home.has('g')).toBe(false);
    expect(home.run(failing, ['--run'], ['key', 'y', 'a', 'y'])).toMatchObject({ code: 0 });
    expect(home.has('g')).toBe(true);
    const succeeding = scriptOf('## A\n\n```console run=fails\n$ true\n```\n')?.text ?? '';
    expect(home.run(succeeding, ['--run'], ['key', 'y', 'q'])).toMatchObject({ code: 1 });
  });

  it.each([
    ['three dots alone stand for no error message', { info: 'console run', code: '$ false\n...', asks: true }],
    ['a message may come with any code', { info: 'console run', code: '$ (echo no; false)\nno', asks: false }],
    ['so may one that is shown in part', { info: 'console run', code: '$ (echo no; false)\nno\n...', asks: false }],
    ['a failure of the last command that is the point', { info: 'console run=fails', code: '$ false\n...', asks: false }],
    ['a script that is to fail', { info: 'bash run=fails', code: 'false', asks: false }],
    ['a script that is to fail, and succeeds', { info: 'bash run=fails', code: 'true', asks: true }],
    ['a script that is to succeed', { info: 'bash run', code: 'false', asks: true }],
  ])('asks just where the check of the block fails: %s', (_, { info, code, asks }) => {
    const block = scriptOf(`## A\n\n\`\`\`${info}\n${code}\n\`\`\`\n`)?.text ?? '';
    expect(newHome().run(block, ['--run'], ['key', 'y', 'y']).output.includes('Go on?')).toBe(asks);
  });

  it('runs nothing of a script that was cut off anywhere', () => {
    const home = newHome();
    const writing = scriptOf('## A\n\n```console run\n$ touch ran\n```\n')?.text ?? '';
    const last = writing.indexOf('main "$@"; exit');
    for (let share = 1; share <= 30; share += 1) home.run(writing.slice(0, Math.floor((last * share) / 30)), ['--run'], ['key', 'y']);
    home.run(writing.slice(0, last + 3), ['--run'], ['key', 'y']);
    expect(home.has('ran')).toBe(false);
    home.run(writing, ['--run'], ['key', 'y']);
    expect(home.has('ran')).toBe(true);
  });

  it.each([
    [['--nonsense'], 'there is no option --nonsense'],
    [['--from'], '--from needs a value'],
    [['--from', 'x'], 'takes the number of a step'],
    [['--from', '2.x'], 'takes the number of a step or a block'],
    [['--on', 'lapdog'], '--on takes laptop server or all, not "lapdog"'],
    [['--from', '9'], 'there are 4 steps'],
    [['--log', 'x'], '--log goes with --run'],
    [['--run', '--user', 'nobody-of-that-name'], /no user nobody-of-that-name|is for root/],
  ])('says what is wrong with %j', (args, problem) => {
    const { code, output } = newHome().run(text, args);
    expect(output).toMatch(problem);
    expect(code).toBe(2);
  });

  it('takes the values of its reader in place of the examples, but no secret', () => {
    const home = newHome();
    const mine = withValues(text, { HOST: 'web1.example.net', DIR: '/my/data', KEY: 'canary' });
    expect(mine).not.toContain('canary');
    expect(mine.split('\n')).toHaveLength(text.split('\n').length);
    const { output } = home.run(mine, ['--dry-run']);
    expect(output).toContain('$ mkdir -p ~/my/data/a && cd ~/my/data/a');
    expect(output).toContain('web1.example.net');
  });

  it('leaves to its reader what a value could end: a line of a heredoc that is nothing else', () => {
    const script = scriptOf("## A\n\n```console run\n$ cat <<'EOF'\n{{HOST}}\nEOF\n```\n\n```console run\n$ echo\n```\n")?.text ?? '';
    expect(newHome().run(script, ['--list']).output).toContain('1.1 as user, 1 command, by hand: not run by machine');
  });

  it('is there for guides with steps alone', () => {
    expect(scriptOf('## A\n\nWords.\n\n```ini\na = 1\n```\n')).toBeNull();
  });
});
