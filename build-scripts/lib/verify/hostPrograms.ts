import { runTool } from './processes';

/** A program that checks need on the host. Its Debian package has the same name. */
type HostProgram = 'debootstrap' | 'shellcheck';

/** How to get a program that is missing, in words for a message. */
export function howToInstall(program: HostProgram): string {
  return `Install it with "apt-get install ${program}" on Debian, or let "npm run verify -- --install" do that as root.`;
}

/**
 * Installs the missing programs with apt-get, which needs root on Debian.
 *
 * @returns what couldn't be installed and why, one message each; a run without them checks what it can
 */
export async function installPrograms(programs: readonly HostProgram[], report: (message: string) => void): Promise<string[]> {
  const problems: string[] = [];
  for (const program of programs) {
    if (await isInstalled(program)) continue;
    const problem = await install(program, report);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

export async function isInstalled(program: HostProgram): Promise<boolean> {
  return (await runTool('sh', ['-c', `command -v ${program}`])).code === 0;
}

async function install(program: HostProgram, report: (message: string) => void): Promise<string | null> {
  const command = `apt-get install -y ${program}`;
  if (process.getuid?.() !== 0) return `${program} is missing and can't be installed without root; run "sudo ${command}".`;
  if ((await runTool('sh', ['-c', 'command -v apt-get'])).code !== 0) return `${program} is missing, and this is not Debian; install it yourself.`;
  report(`Installing ${program} with apt-get …`);
  await runTool('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runTool('apt-get', ['install', '-y', '--no-install-recommends', program], { env });
  return code === 0 ? null : `${program} could not be installed ("${command}"):\n${output.trimEnd().split('\n').slice(-15).join('\n')}`;
}
