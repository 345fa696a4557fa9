/** The CPU time that something takes, in milliseconds; elapsed time says nothing on a busy machine. */
export function cpuMsOf(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
