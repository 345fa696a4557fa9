// Runs a command of the project: installs the packages first when they are missing or out of date, then hands over to
// the TypeScript entry. Plain JavaScript with nothing but Node, because it must run before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endOfOptions, faultOfArguments } from './commandArguments.mjs';
import { withInstallLock } from './installLock.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed-from');
const OLDEST = [20, 19];
/** How long the processes of a command have to end after a signal, in milliseconds. */
const GRACE_MS = 5_000;
/** How often to check whether npm is still there, in milliseconds. */
const PARENT_MS = 500;
const VARIABLES = {
  PORT: 'the port to listen on (8080)',
  OUT_DIR: 'the folder of the built site (dist)',
  CONTENT_DIR: 'the content folder (src/content)',
  SITE_URL: "the site's address (that of site.yml)",
  BASE_PATH: 'the folder under that address, like /sub/ (the path of that address)',
  BUILD_TIME: 'the time that decides what is published (SOURCE_DATE_EPOCH, else now)',
  HOST: 'the host to prepare the site for: pages, cloudflare, netlify, nginx or caddy (any)',
  CSP_IN_PAGES: '1 also puts the security policy into the pages, for hosts that send no headers (0; 1 for pages)',
  OFFLINE: '1 keeps what visitors read for use without a connection, 0 deletes what was kept (1)',
  HSTS: 'whether hosts tell browsers to insist on HTTPS: on, preload or off (on)',
  COMPRESSION: 'how hard files are compressed, best or fast (best; fast for start)',
  SEARCH_WORKER_FROM: 'the number of documents from which the search runs in a worker (1000)',
  SEARCH_SHARDS_FROM: 'the thousands of characters of text from which the search fetches shards (1000)',
  LIST_PAGE: 'the number of items on one page of a list (200)',
  CHROMIUM_PATH: 'the Chromium to use (the one that is found)',
  FIREFOX_PATH: 'the Firefox to use (the one that is found)',
  CORPUS_DIR: 'a folder of Markdown files to search instead',
  E2E_PORT: 'the first port of the browser tests (4173)',
  TEST_TURN: 'which rows of tables are tried: a number, as a run that failed prints it, or all (by the minute)',
  '…': 'other variables of npm run build',
};

const [name, ...given] = process.argv.slice(2);
const [major, minor] = process.versions.node.split('.').map(Number);
const commands = JSON.parse(readFileSync(join(ROOT, 'build-scripts/commands.json'), 'utf8'));
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;

if (name === 'help' || (!name && given.length === 0)) print(listOf(commands), 0);
if (!command) print(`There is no command "${name}".\n\n${listOf(commands)}`, 1);
if (given.includes('--help') || given.includes('-h')) print(helpOf(name, command), 0);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  print(`This needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`, 1);
}
// What `engines` in package.json leaves out: the commands run, but some packages don't promise to.
if (major === 21 || major === 23 || (major === 22 && minor < 13)) {
  console.error(`Not all packages support Node ${process.versions.node}. If something fails, take 24, or 22.13 or newer within 22.`);
}
const fault = faultOfArguments({ script: command.script ?? name, options: optionsOf(command) }, given, process.env);
if (fault) print(fault, 1);
const args = readsContent(command) ? withContentDir(given) : given;

const wanted = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');
if (!isInstalled()) await withInstallLock(join(ROOT, '.installing'), install);
// What takes memory in a build that it doesn't need: esbuild, which is written in Go, keeps 50 MB with this limit instead of 120, and the young
// generations of the process's threads together 50 MB less.
const isBuild = name === 'build' || name === 'start';
if (isBuild) process.env.GOMEMLIMIT ??= '24MiB';
// The command may be started in any folder: there, Node would look for the package, and tsx for its configuration.
process.env.TSX_TSCONFIG_PATH ??= join(ROOT, 'tsconfig.json');
await run(process.execPath, [
  ...(isBuild ? ['--max-semi-space-size=4'] : []),
  '--import',
  import.meta.resolve('tsx'),
  join(ROOT, 'build-scripts', `${name}.ts`),
  ...args,
]);

function readsContent({ variables = [] }) {
  return variables.includes('CONTENT_DIR');
}

function optionsOf(command) {
  return { ...command.options, ...(readsContent(command) ? { '--content <folder>': 'the content folder, like CONTENT_DIR' } : {}) };
}

/** Puts the folder of `--content` into the environment, where every command and what it starts finds it; returns the other arguments. */
function withContentDir(all) {
  const options = all.slice(0, endOfOptions(all));
  const isContent = (arg) => arg === '--content' || arg.startsWith('--content=');
  const at = options.findIndex(isContent);
  if (at < 0) return all;
  if (options.filter(isContent).length > 1) print('--content is given more than once; name one folder.', 1);
  const isOneWord = all[at] !== '--content';
  const dir = isOneWord ? all[at].slice('--content='.length) : all[at + 1];
  if (!dir || dir.startsWith('--')) print('--content needs a folder: --content ../my-site.', 1);
  process.env.CONTENT_DIR = dir;
  return all.filter((_, index) => index !== at && (isOneWord || index !== at + 1));
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
}

async function install() {
  // Another command may have done it meanwhile.
  if (isInstalled()) return;
  // npm would empty the folder that a link leads to, which other clones may be using.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log(`node_modules was a link to ${readlinkSync(MODULES)}, which has the packages of another package-lock.json. It is a folder of its own now.`);
    unlinkSync(MODULES);
  }
  console.log('Installing the packages (npm ci) …');
  // Most are for building: with NODE_ENV=production, as many hosts have it, npm would leave those out.
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}

/** Runs a program to its end; a failure, or a signal to this process, ends this process with the matching exit code. */
async function run(program, programArgs) {
  // A group of its own, so that a signal reaches whatever the program has started, too.
  const child = spawn(program, programArgs, { stdio: 'inherit', detached: true });
  let received = null;
  const forward = (signal) => {
    // A second signal means: now.
    signalGroup(child, received === null ? signal : 'SIGKILL');
    // One that is busy doesn't get to hear the first.
    if (received === null) void delay(GRACE_MS, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'));
    received ??= signal;
  };
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, forward));
  const watch = onceNpmHasGone(() => forward('SIGTERM'));
  const { status, signal, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (status, signal) => resolve({ status, signal }));
  });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((each) => process.off(each, forward));
  clearInterval(watch);
  if (received !== null) await endGroup(child);
  if (error) console.error(error.message);
  const endedBy = received ?? signal;
  if (endedBy || status !== 0) process.exit(endedBy ? 128 + constants.signals[endedBy] : (status ?? 1));
}

/** npm starts us through a shell, which forwards no signals: when npm gets one, all we see is that our parent has changed. */
function onceNpmHasGone(action) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    action();
  }, PARENT_MS);
  return watch.unref();
}

async function endGroup(child) {
  const end = Date.now() + GRACE_MS;
  while (signalGroup(child, 0) && Date.now() < end) await delay(50);
  signalGroup(child, 'SIGKILL');
}

/** Returns whether there is such a group. */
function signalGroup({ pid }, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function helpOf(key, command) {
  const { script = key, summary, variables = [] } = command;
  const options = optionsOf(command);
  const usage = Object.keys(options).length > 0 ? `npm run ${script} -- [options]` : `npm run ${script}`;
  const sections = [
    ['Options', Object.entries(options)],
    ['Environment', variables.map((variable) => [variable, VARIABLES[variable]])],
  ].filter(([, rows]) => rows.length > 0);
  return [`${usage}: ${summary}.`, ...sections.map(([title, rows]) => `${title}:\n${table(rows)}`)].join('\n\n');
}

function listOf(all) {
  return `Commands, each with "npm run <command>" (add "-- --help" for its options):\n${table(Object.entries(all).map(([key, { script = key, summary }]) => [script, summary]))}`;
}

function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

function print(text, code) {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}
