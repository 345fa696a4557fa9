import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import commands from '../../build-scripts/commands.json';
import { ROOT } from '../../build-scripts/lib/files/paths';
import packageFile from '../../package.json';
import { byTurns } from '../support/propertyRuns';
import { temporaryFolder, writeFiles } from './support/folder';
import { projectWith } from './support/plainProject';

const BOOTSTRAP = join(ROOT, 'build-scripts/bootstrap.mjs');
const bootstrap = (...args: string[]) => spawnSync(process.execPath, [BOOTSTRAP, ...args], { encoding: 'utf8' });
interface Entry {
  readonly summary: string;
  readonly script?: string;
  readonly options?: Record<string, string>;
  readonly variables?: readonly string[];
}
const entries = Object.entries(commands as Record<string, Entry>);

/** The commands whose help is requested: each starts a process. */
const asked = byTurns(entries, 3);

const helps = new Map<string, ReturnType<typeof bootstrap>>();
function helpOf(name: string) {
  const help = helps.get(name) ?? bootstrap(name, '--help');
  helps.set(name, help);
  return help;
}

describe('the table of commands', () => {
  it('names exactly the scripts of package.json', () => {
    const scripts = entries.map(([name, { script = name }]) => [script, `node build-scripts/bootstrap.mjs ${name}`]);
    expect(Object.fromEntries(scripts)).toEqual(packageFile.scripts);
  });

  it.each(asked)('says with --help what %s does and which options it has, and runs nothing', (name, { summary, options = {} }) => {
    const { status, stdout, stderr } = helpOf(name);
    expect([status, stderr]).toEqual([0, '']);
    const expected = name === 'help' ? ['Commands'] : [summary, ...Object.entries(options).flat()];
    for (const text of expected) expect(stdout).toContain(text);
    expect(stdout).not.toContain('undefined');
  });

  it('takes --content wherever it takes CONTENT_DIR, and says so', () => {
    const takers = asked.filter(([name]) => helpOf(name).stdout.includes('--content <folder>')).map(([name]) => name);
    const readers = (all: typeof entries) => all.filter(([, { variables = [] }]) => variables.includes('CONTENT_DIR')).map(([name]) => name);
    expect(takers).toEqual(readers([...asked]));
    expect(readers(entries)).toEqual(expect.arrayContaining(['dev', 'start', 'build', 'check', 'guides', 'verify', 'new', 'urls', 'rename', 'schemas']));
  });

  it.each(['start', 'dev', 'check', 'analyze'])('says of %s, which builds, that it reads what build reads', (name) => {
    expect(helpOf(name).stdout).toContain('other variables of npm run build');
  });

  it('says how to repeat the rows of a test run', () => {
    expect(helpOf('test').stdout).toMatch(/^ {2}TEST_TURN +which rows of tables are tried/m);
  });

  it('lists all commands for help, and for a name that is none', () => {
    const [help, unknown, inherited] = [bootstrap('help'), bootstrap('biuld'), bootstrap('constructor')];
    for (const [, { summary }] of entries) expect(help.stdout).toContain(summary);
    expect([help.status, unknown.status, inherited.status]).toEqual([0, 1, 1]);
    expect(unknown.stderr).toContain('There is no command "biuld".');
    expect(unknown.stderr).toContain(help.stdout.trim());
  });
});

describe('the version of Node', () => {
  const saidOn = (version: string) => {
    const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    // Where the version is right, the option is wrong, so that nothing is run.
    return spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(pretence)}`, BOOTSTRAP, 'sizes', '--none'], { encoding: 'utf8' })
      .stderr;
  };

  it('is told when it is too old, or when a package doesn’t support it', () => {
    expect(packageFile.engines.node).toBe('^20.19.0 || ^22.13.0 || >=24');
    for (const version of ['18.20.0', '20.18.3']) expect(saidOn(version)).toBe(`This needs Node 20.19 or newer; this is ${version}.\n`);
    for (const version of ['21.7.3', '22.12.0', '23.11.0']) expect(saidOn(version)).toMatch(/^Not all packages support .*\n.* has no option --none/);
    for (const version of ['20.19.0', '22.13.0', '24.0.0', '25.1.0']) expect(saidOn(version)).toMatch(/^npm run sizes has no option --none/);
  });
});

describe('options', () => {
  const folder = temporaryFolder();
  const SEEN = 'console.log(JSON.stringify([process.env.CONTENT_DIR ?? null, ...process.argv.slice(2)]))';
  const seen = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const root = join(folder, command);
    if (!existsSync(root)) projectWith(root, command, SEEN);
    const options = { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: undefined, ...env } } as const;
    return spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', command, ...args], options);
  };

  it.each([[['--content', '../a b', '--drafts']], [['--drafts', '--content', '../a b']], [['--drafts', '--content=../a b']]])(
    '--content names the folder in %j, before CONTENT_DIR',
    (args) => {
      expect(JSON.parse(seen('build', args, { CONTENT_DIR: 'other' }).stdout)).toEqual(['../a b', '--drafts']);
    },
  );

  it.each([[['--content']], [['--content=']], [['--content', '--drafts']]])('--content is an error without a folder: %j', (args) => {
    const { status, stderr } = seen('build', args);
    expect([status, stderr]).toEqual([1, '--content needs a folder: --content ../my-site.\n']);
  });

  it.each([[['--content', 'a', '--content', 'b']], [['--content=a', '--content', 'b']]])('--content is an error when it names two folders: %j', (args) => {
    const { status, stdout, stderr } = seen('urls', args);
    expect([status, stdout, stderr]).toEqual([1, '', '--content is given more than once; name one folder.\n']);
  });

  it('--content is none of a command that reads no content', () => {
    const { status, stderr } = seen('sizes', ['--content', 'a']);
    expect([status, stderr]).toEqual([1, 'npm run sizes has no option --content; "npm run sizes -- --help" lists its options.\n']);
  });

  it.each([
    ['urls', ['--wirte'], '--wirte'],
    ['build', ['--keep=3', '--draft', '--now', '--', '--other'], '--draft --now'],
  ])('of %s: one that it hasn’t is refused, in %j', (command, args, unknown) => {
    const { status, stdout, stderr } = seen(command, args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`has no option ${unknown};`);
  });

  it.each([
    ['urls', ['write'], 'npm run urls takes no arguments, but got write; "npm run urls -- --help" lists its options.'],
    ['build', ['--keep', '3', '../a b'], 'npm run build takes no arguments, but got "../a b"; "npm run build -- --help" lists its options.'],
    ['rename', ['wiki/a', 'wiki/b', 'wiki/c d'], 'npm run rename takes no more words than wiki/<id> wiki/<new id>, but also got "wiki/c d".'],
    ['urls', ['--write=yes'], 'npm run urls takes --write without a value, but got --write=yes.'],
  ])('of %s: what says nothing is refused, in %j', (command, args, said) => {
    expect(seen(command, args)).toMatchObject({ status: 1, stdout: '', stderr: `${said}\n` });
  });

  it.each([
    { command: 'dev', left: ['../my-site'], atNpm: { content: 'true' }, told: '--content for an option', again: '--content ../my-site' },
    { command: 'build', left: [], atNpm: { content: '../a b' }, told: '--content for an option', again: '"--content=../a b"' },
    {
      command: 'build',
      left: ['../a', '--drafts'],
      atNpm: { content: 'true', future: 'true' },
      told: '--future --content for options',
      again: '--drafts --future --content ../a',
    },
    {
      command: 'build',
      left: ['3', '../a'],
      atNpm: { content: 'true', keep: 'true' },
      told: '--keep --content for options',
      again: '--keep <number> --content <folder>',
    },
    { command: 'urls', left: [], atNpm: { write: 'true' }, told: '--write for an option', again: '--write' },
    { command: 'editions', left: ['wiki/ssh'], atNpm: { from_git: 'true' }, told: '--from-git for an option', again: 'wiki/ssh --from-git' },
    { command: 'bench/build', left: ['500'], atNpm: { runs: '3' }, told: '--runs for an option', again: '500 --runs=3' },
  ])('of $command: those that npm has taken for its own, $atNpm, are told, and what to type', ({ command, left, atNpm, told, again }) => {
    const { script = command } = Object.fromEntries(entries)[command] ?? {};
    const env = Object.fromEntries(Object.entries(atNpm).map(([key, value]) => [`npm_config_${key}`, value]));
    const said = `npm took ${told} of its own. Write -- before the options: npm run ${script} -- ${again}`;
    expect(seen(command, left, { ...env, npm_lifecycle_event: script })).toMatchObject({ status: 1, stdout: '', stderr: `${said}\n` });
  });

  it('of npm’s own and of a command around this one are none of its', () => {
    const env = { npm_lifecycle_event: 'build', npm_config_write: 'true', npm_config_expired: '', npm_config_drafts: 'true' };
    expect(JSON.parse(seen('build', ['--drafts'], env).stdout)).toEqual([null, '--drafts']);
    expect(JSON.parse(seen('build', [], { ...env, npm_lifecycle_event: 'test' }).stdout)).toEqual([null]);
  });

  it('that npm takes are found where it really puts them', () => {
    const root = projectWith(join(folder, 'by-npm'), 'urls', SEEN);
    writeFiles(root, { 'package.json': JSON.stringify({ scripts: { urls: packageFile.scripts.urls } }) });
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'urls', '--write', '--content', '../my-site'], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('npm took --write --content for options of its own. Write -- before the options: npm run urls -- --write --content ../my-site');
  });

  it.each([
    ['urls', ['--write']],
    ['build', ['--keep', '3', '--drafts']],
    ['rename', ['wiki/a', 'wiki/b']],
    ['verify', ['wiki/a', '--release', 'Debian 13']],
    ['bench/build', ['500', '--runs=3']],
    ['new', ['guide', '--', '--content', '-bash: x']],
  ])('of %s: those that it has reach it, in %j', (command, args) => {
    expect(JSON.parse(seen(command, args).stdout)).toEqual([null, ...args]);
  });
});

describe('a reader who has gone', () => {
  it('ends a command without a word, as for other programs', async () => {
    const TALKS = `import('./build-scripts/lib/running/command.ts').then(({ runCommand }) => runCommand(async () => {
      for (;;) {
        console.log('line');
        await new Promise((resolve) => setImmediate(resolve));
      }
    }))`;
    const command = spawn(process.execPath, ['--import', 'tsx', '-e', TALKS], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    command.stderr.on('data', (part: Buffer) => (told += part.toString()));
    await once(command.stdout, 'data');
    command.stdout.destroy();
    // All of its output has been read by then.
    expect([...(await once(command, 'close')), told]).toEqual([141, null, '']);
  });
});
