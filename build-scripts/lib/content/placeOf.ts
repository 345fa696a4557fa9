/** What a machine is for, and so has an article; any other word is a machine's name. */
const ROLES: ReadonlySet<string> = new Set(
  'agent bastion client controller desktop gateway host hypervisor laptop machine node proxy router server workstation'.split(' '),
);

/** Where a block's commands are typed, in words: `on the server`, `on the backup host`, but `on web1`. */
export function placeOf(machine: string): string {
  return ROLES.has(machine.split(' ').at(-1)?.toLowerCase() ?? '') ? `on the ${machine}` : `on ${machine}`;
}
