/** The CPU time that something takes, in milliseconds; the clock of a busy machine says nothing. */
export function cpuMsOf(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
