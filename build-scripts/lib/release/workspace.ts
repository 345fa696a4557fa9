import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAbandoned, readOwner, thisProcess } from './owner';

/*
 * What a build of `<parent>/<name>` puts beside it, all on the target's own file system, so that a switch is two renames:
 *
 *     .<name>-<id>.building/   owner.json, site/ (the new release), old/ (the release before it, during the switch),
 *                                  gone/ (the one before that, while it is deleted)
 *     .<name>-previous/        the release before, whose hashed assets open pages may still ask for
 *     .<name>-lock             while a switch is under way
 */

const ENDING = '.building';

/** A build's own folder, beside the target. */
export interface Workspace {
  readonly root: string;
  /** Names the process that builds. */
  readonly owner: string;
  readonly site: string;
  readonly old: string;
  readonly gone: string;
}

/** A workspace that no other build has; nothing is created. */
export function newWorkspace(target: string): Workspace {
  return workspaceAt(`${besideOf(target, `${process.pid}-${randomBytes(4).toString('hex')}`)}${ENDING}`);
}

/** The workspace that a `site` folder belongs to. */
export function workspaceOf(site: string): Workspace {
  return workspaceAt(dirname(site));
}

export function openWorkspace({ root, owner, site }: Workspace): void {
  mkdirSync(dirname(root), { recursive: true });
  // Not recursive: that would report a read-only file system as a missing folder.
  mkdirSync(root);
  writeFileSync(owner, JSON.stringify(thisProcess()));
  mkdirSync(site);
}

/** All workspaces beside a target, of running and of dead builds. */
export function workspacesBeside(target: string): Workspace[] {
  const parent = dirname(target);
  if (!existsSync(parent)) return [];
  const start = `.${basename(target)}-`;
  const isOurs = (name: string) => name.startsWith(start) && /^\d+-[0-9a-f]{8}\.building$/.test(name.slice(start.length));
  return readdirSync(parent)
    .filter(isOurs)
    .map((name) => workspaceAt(join(parent, name)));
}

/** Whether the build of a workspace has ended without removing it. */
export function isDead({ root, owner }: Workspace): boolean {
  return isAbandoned(existsSync(owner) ? owner : root);
}

/** The process that builds in a workspace; undefined when it is gone. */
export function builderOf(workspace: Workspace): number | undefined {
  return isDead(workspace) ? undefined : readOwner(workspace.owner)?.pid;
}

export function previousOf(target: string): string {
  return besideOf(target, 'previous');
}

export function lockOf(target: string): string {
  return besideOf(target, 'lock');
}

function besideOf(target: string, suffix: string): string {
  return join(dirname(target), `.${basename(target)}-${suffix}`);
}

function workspaceAt(root: string): Workspace {
  return { root, owner: join(root, 'owner.json'), site: join(root, 'site'), old: join(root, 'old'), gone: join(root, 'gone') };
}
