import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../files/cache';
import { outputOf } from '../processes';
import { releaseAfter, type DebianRelease } from '../../content/code/debianReleases';
import { STORE } from './store';
import { supervise } from './supervise';

/*
 * Roots are stacked: one base per release made by debootstrap, one layer on it for each kind of machine, one layer per set
 * of packages, and an empty layer for each run. Where overlayfs doesn't work, a layer is a whole copy of what is below it.
 */
const MIRROR = 'http://deb.debian.org/debian';
const SECURITY = 'http://deb.debian.org/debian-security';

/** Where a root for one run comes from, and whether it is stacked or copied. */
export interface RootSource {
  /** The folder of layers. */
  readonly store: string;
  /** The layers' paths below the store, top first. */
  readonly layers: readonly string[];
  readonly isStacked: boolean;
  /** As Debian numbers it, e.g. `12.11`. */
  readonly debianVersion: string;
}

type Report = (message: string) => void;

/** What a root has beside its base. */
export interface RootPackages {
  /** Packages of the kind of machine: they have a layer of their own, below the others, that many articles share. */
  readonly kind?: readonly string[];
  readonly installed: readonly string[];
  /** What apt can install in it without a network. */
  readonly downloaded: readonly string[];
  /** Whether that includes everything for an upgrade to the next release, if there is one. */
  readonly releaseUpgrade?: boolean;
  /** Installed after the others, in a layer above theirs. */
  readonly further?: readonly string[];
}

/** Makes the missing layers of a root with these packages, and reports them. @throws PackagesError when something can't be installed */
export async function prepareRoot(wanted: RootPackages, report: Report, release: DebianRelease): Promise<RootSource> {
  const base = `bases/${release.codename}`;
  await once(base, () => makeBase(base, release, report).catch(noBase));
  const isStacked = await canStack(base);
  const debianVersion = readFileSync(join(STORE, base, 'etc/debian_version'), 'utf8').trim();
  let layers = [base];
  for (const layer of layersFor(wanted, release, isStacked)) {
    const below = layers;
    await once(layer.path, () => makeLayer(layer, { below, isStacked, release, report }));
    layers = [layer.path, ...below];
  }
  return { store: STORE, isStacked, debianVersion, layers: isStacked ? layers : layers.slice(0, 1) };
}

const making = new Map<string, Promise<void>>();

/** Makes a layer once, even if two articles need it at the same time. */
async function once(path: string, make: () => Promise<void>): Promise<void> {
  if (!making.has(path) && existsSync(join(STORE, path))) return;
  const made = making.get(path) ?? make().finally(() => making.delete(path));
  making.set(path, made);
  await made;
}

/** One layer, and what it adds to those below it. */
interface Layer {
  /** Below the store. */
  readonly path: string;
  readonly installed: readonly string[];
  readonly downloaded: readonly string[];
  readonly next?: DebianRelease | undefined;
}

interface Making {
  readonly below: readonly string[];
  readonly isStacked: boolean;
  readonly release: DebianRelease;
  readonly report: Report;
}

async function makeLayer({ path, installed, downloaded, next }: Layer, { below, isStacked, release, report }: Making): Promise<void> {
  if (installed.length > 0) report(`Installing ${installed.join(' ')} …`);
  if (downloaded.length > 0) report(`Downloading ${downloaded.join(' ')} …`);
  if (next) report(`Downloading the upgrade to ${next.name} …`);
  await install({
    ...on(below, isStacked),
    TARGET: path,
    SCRIPT: [aptScript(['install', ...installed]), downloadScript(downloaded), next ? upgradeScript(release, next) : ''].join('\n'),
  });
}

/** The path below the store of the layer that has these packages. */
export function layerOf(wanted: RootPackages, release: DebianRelease, isStacked: boolean): string {
  return layersFor(wanted, release, isStacked).at(-1)?.path ?? `bases/${release.codename}`;
}

/** The layers above the base, lowest first. */
function layersFor(wanted: RootPackages, release: DebianRelease, isStacked: boolean): Layer[] {
  const { kind = [], further = [] } = wanted;
  const without = (names: readonly string[], there: readonly string[]) => sorted(names.filter((name) => !there.includes(name)));
  const layers = [
    { installed: sorted(kind), downloaded: [] },
    { installed: without(wanted.installed, kind), downloaded: sorted(wanted.downloaded), next: wanted.releaseUpgrade ? releaseAfter(release) : undefined },
    { installed: without(further, [...kind, ...wanted.installed]), downloaded: [] },
  ];
  const needed = layers.filter(({ installed, downloaded, next }) => installed.length + downloaded.length > 0 || next);
  return needed.map((layer, index) => ({ ...layer, path: pathOf(needed.slice(0, index + 1), release, isStacked) }));
}

function pathOf(stack: readonly Omit<Layer, 'path'>[], { codename }: DebianRelease, isStacked: boolean): string {
  const parts = stack.flatMap(({ installed, downloaded, next }) => [
    'installed',
    ...installed,
    ...(downloaded.length > 0 ? ['downloaded', ...downloaded] : []),
    ...(next ? ['upgrade', next.codename] : []),
  ]);
  return `layers/${hashOf(codename, String(isStacked), ...parts)}`;
}

const sorted = (packages: readonly string[]) => [...new Set(packages)].sort();

/** Without its base nothing runs on a release, whatever the guide. */
function noBase(error: Error): never {
  throw new Error(`There is no base root. ${error.message}`, { cause: error });
}

async function makeBase(base: string, { codename, name }: DebianRelease, report: Report): Promise<void> {
  report(`Making the base root of ${name} (debootstrap, once; a minute or two) …`);
  const sources = [`deb ${MIRROR} ${codename} main`, `deb ${MIRROR} ${codename}-updates main`, `deb ${SECURITY} ${codename}-security main`];
  const script = `printf '%s\\n' '${sources.join("' '")}' > /etc/apt/sources.list\n${aptScript(['upgrade'])}`;
  await install({ SUITE: codename, MIRROR, TARGET: base, SCRIPT: script });
}

/** Whether overlayfs works here, tried by mounting one. */
async function canStack(base: string): Promise<boolean> {
  const { code } = await runInstall({ ...on([base], true), SCRIPT: 'true' });
  return code === 0;
}

function on(below: readonly string[], isStacked: boolean): Record<string, string> {
  return isStacked ? { LOWER: below.join(':') } : { COPY: below[0] ?? '' };
}

/** Daemons aren't started by their packages: the guide's setup says what runs. */
function aptScript(args: readonly string[]): string {
  return [
    'export DEBIAN_FRONTEND=noninteractive',
    `printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d; chmod 755 /usr/sbin/policy-rc.d`,
    'apt-get update -qq',
    `apt-get -y -q --no-install-recommends -o APT::Sandbox::User=root ${args.join(' ')}`,
    'apt-get clean; rm -f /usr/sbin/policy-rc.d',
  ].join('\n');
}

/** With recommended packages, as a reader's apt installs them. */
function downloadScript(packages: readonly string[]): string {
  return packages.length === 0 ? '' : `apt-get -y -q --download-only -o APT::Sandbox::User=root install ${packages.join(' ')}`;
}

/** The lists of this release stay beside those of the next, because a run can't fetch either. */
function upgradeScript({ codename }: DebianRelease, next: DebianRelease): string {
  const options = '-q -o APT::Sandbox::User=root -o APT::Get::List-Cleanup=0 -o Dir::Etc::SourceList=/tmp/next.list';
  return [
    `sed 's/${codename}/${next.codename}/g' /etc/apt/sources.list > /tmp/next.list`,
    `apt-get update -q ${options}`,
    `apt-get -y ${options} --download-only dist-upgrade`,
    'rm /tmp/next.list',
  ].join('\n');
}

/** Packages can't be installed: the release doesn't have them, or the network can't be reached. */
export class PackagesError extends Error {
  constructor(readonly output: string) {
    super(`The packages could not be installed in the root:\n${output}`);
  }
}

async function install(env: Readonly<Record<string, string>>): Promise<void> {
  const { code, output } = await runInstall(env);
  if (code !== 0) throw new PackagesError(output.trimEnd().split('\n').slice(-15).join('\n'));
}

function runInstall(env: Readonly<Record<string, string>>) {
  const proxy = process.env['http_proxy'];
  const settings = { SUITE: '', MIRROR: '', LOWER: '', COPY: '', TARGET: '', ...(proxy ? { http_proxy: proxy } : {}) };
  return outputOf(supervise({ script: 'install.sh', store: STORE, env: { ...settings, ...env } }).child);
}
