import type { CodeLine } from '../../../../src/core/content/blocks';

/** Roles of machines, which take an article; any other word is a machine's name. */
const ROLES: ReadonlySet<string> = new Set(
  'agent bastion client controller desktop gateway host hypervisor laptop machine node proxy router server workstation'.split(' '),
);

/** By prompt. */
const USERS: Readonly<Record<string, string>> = { '#': 'as root', $: 'as user' };

/**
 * Where a block's commands are typed, in words: `on the server`, `on the backup host`, but `on web1`. If no machine is
 * named, the prompts say as which user, provided that they all agree.
 */
export function placeOf(machine: string | undefined, lines: readonly CodeLine[]): string | undefined {
  if (machine) return ROLES.has(machine.split(' ').at(-1)?.toLowerCase() ?? '') ? `on the ${machine}` : `on ${machine}`;
  const prompts = new Set(lines.flatMap(({ prompt }) => prompt ?? []));
  return prompts.size === 1 ? USERS[[...prompts][0] ?? ''] : undefined;
}
