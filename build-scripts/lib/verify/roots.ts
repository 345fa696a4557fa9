import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../cache';
import { CACHE_DIR } from '../settings';
import { INSTALL_SCRIPT, NAMESPACES } from './mountScript';
import { runTool } from './processes';

/*
 * Roots are stacked: one base made by debootstrap, a layer for each set of packages on it, and an empty layer for each
 * run. Where overlayfs doesn't work, a layer is a whole copy of what stands below it.
 */
const STORE = join(CACHE_DIR, 'verify');
const RELEASE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const SECURITY = 'http://deb.debian.org/debian-security';

/** Where a root for one run comes from, and whether it is stacked or copied. */
export interface RootSource {
  /** The folder names of the layers below STORE, top first. */
  readonly layers: readonly string[];
  readonly isStacked: boolean;
  /** As Debian numbers it, e.g. `12.11`. */
  readonly debianVersion: string;
}

/** A folder in which a root is put together, as its subfolder `root`. */
export interface WorkPlace {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
}

type Tell = (message: string) => void;

/** Makes what is missing of a root with these packages, and says so. @throws Error when something can't be installed */
export async function prepareRoot(packages: readonly string[], tell: Tell): Promise<RootSource> {
  removeStale();
  await ensureBase(tell);
  const isStacked = await canStack();
  const debianVersion = readFileSync(join(STORE, 'base/etc/debian_version'), 'utf8').trim();
  const base: RootSource = { layers: ['base'], isStacked, debianVersion };
  const wanted = [...new Set(packages)].sort();
  if (wanted.length === 0) return base;
  const layer = `layers/${hashOf(RELEASE, String(isStacked), ...wanted)}`;
  if (!existsSync(join(STORE, layer))) await makeLayer({ base, layer, wanted, tell });
  return { ...base, layers: isStacked ? [layer, 'base'] : [layer] };
}

async function ensureBase(tell: Tell): Promise<void> {
  const base = join(STORE, 'base');
  if (existsSync(base)) return;
  mkdirSync(STORE, { recursive: true });
  tell('Making the base root (debootstrap, once; a minute or two) …');
  const place = openPlace({ layers: [], isStacked: false, debianVersion: '' });
  const root = join(place.dir, 'root');
  try {
    const made = await runTool('debootstrap', ['--variant=minbase', RELEASE, root, MIRROR]);
    if (made.code !== 0) throw new Error(`debootstrap failed:\n${tail(made.output)}`);
    const sources = [`deb ${MIRROR} ${RELEASE} main`, `deb ${MIRROR} ${RELEASE}-updates main`, `deb ${SECURITY} ${RELEASE}-security main`];
    await runInstall(place, `printf '%s\\n' '${sources.join("' '")}' > /etc/apt/sources.list\n${install(['upgrade'])}`);
    moveInto(root, base);
  } finally {
    rmSync(place.dir, { recursive: true, force: true });
  }
}

async function canStack(): Promise<boolean> {
  const place = openPlace({ layers: ['base'], isStacked: true, debianVersion: '' });
  const { code } = await runTool('unshare', [...NAMESPACES, 'bash', '-c', INSTALL_SCRIPT], { env: { ...place.env, NETWORK: 'no', SCRIPT: 'true' } });
  rmSync(place.dir, { recursive: true, force: true });
  return code === 0;
}

interface LayerPlan {
  readonly base: RootSource;
  readonly layer: string;
  readonly wanted: readonly string[];
  readonly tell: Tell;
}

async function makeLayer({ base, layer, wanted, tell }: LayerPlan): Promise<void> {
  tell(`Installing ${wanted.join(' ')} …`);
  const place = openPlace(base);
  if (!base.isStacked) await copyRoot(base, place);
  try {
    await runInstall(place, install(['install', ...wanted]));
    mkdirSync(join(STORE, 'layers'), { recursive: true });
    moveInto(join(place.dir, base.isStacked ? 'upper' : 'root'), join(STORE, layer));
  } finally {
    rmSync(place.dir, { recursive: true, force: true });
  }
}

/** Another run may have made the same meanwhile; then that one serves. */
function moveInto(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** Daemons aren't started by their packages: there is no init, and the guide's setup says what runs. */
function install(args: readonly string[]): string {
  return [
    'export DEBIAN_FRONTEND=noninteractive',
    `printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d; chmod 755 /usr/sbin/policy-rc.d`,
    'apt-get update -qq',
    `apt-get -y -q --no-install-recommends -o APT::Sandbox::User=root ${args.join(' ')}`,
    'apt-get clean; rm -f /usr/sbin/policy-rc.d',
  ].join('\n');
}

async function runInstall(place: WorkPlace, script: string): Promise<void> {
  const resolver = readFileSync('/etc/resolv.conf', 'utf8').replaceAll("'", '');
  const whole = `rm -f /etc/resolv.conf; printf %s '${resolver}' > /etc/resolv.conf\n${script}\nrm -f /etc/resolv.conf\n`;
  const result = await runTool('unshare', [...NAMESPACES, 'bash', '-c', INSTALL_SCRIPT], { env: { ...place.env, NETWORK: 'yes', SCRIPT: whole } });
  if (result.code !== 0) throw new Error(`The packages could not be installed in the root:\n${tail(result.output)}`);
}

function tail(output: string): string {
  return output.trimEnd().split('\n').slice(-15).join('\n');
}

let places = 0;

/** An empty place for one root, to be deleted by whoever asked for it. */
export function openPlace(source: RootSource): WorkPlace {
  const name = join('runs', `${process.pid}-${(places += 1)}`);
  const dir = join(STORE, name);
  for (const part of ['root', 'upper', 'work']) mkdirSync(join(dir, part), { recursive: true });
  const lower = source.isStacked ? source.layers.join(':') : '';
  return { dir, env: { STORE, WORK: dir, LOWER: lower, UPPER: join(name, 'upper'), WORKDIR: join(name, 'work') } };
}

/** Without overlayfs a run gets a copy, which costs no space where the file system can share it. */
export async function copyRoot({ layers }: RootSource, { dir }: WorkPlace): Promise<void> {
  const result = await runTool('cp', ['-a', '--reflink=auto', `${join(STORE, layers[0] ?? 'base')}/.`, join(dir, 'root')]);
  if (result.code !== 0) throw new Error(`The root could not be copied:\n${tail(result.output)}`);
}

/** A run that was killed outright leaves its folder; the next one takes it away. */
function removeStale(): void {
  const runs = join(STORE, 'runs');
  for (const name of existsSync(runs) ? readdirSync(runs) : []) {
    if (!existsSync(`/proc/${name.split('-')[0] ?? ''}`)) rmSync(join(runs, name), { recursive: true, force: true });
  }
}

/** Deletes every run's folder of this process. */
export function removeRuns(): void {
  const runs = join(STORE, 'runs');
  for (const name of existsSync(runs) ? readdirSync(runs) : []) {
    if (name.startsWith(`${process.pid}-`)) rmSync(join(runs, name), { recursive: true, force: true });
  }
}
