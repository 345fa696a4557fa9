import type { CheckedFence } from '../content/code/checkedFence';
import { lineOf } from './articles';
import { quote } from './files';
import type { Machine } from './machines/machine';
import { machineFor, type Run } from './run';
import { sessionCommands } from './sessionCommands';

const LOOKUP_MS = 30_000;
/** Programs that only make sense where systemd is the first process. */
const OF_SYSTEMD: readonly string[] = ['systemctl', 'journalctl', 'loginctl', 'hostnamectl', 'timedatectl'];

/** If a block failed over missing programs, reports the packages that the sidecar lacks. */
export async function reportMissingPackages(run: Run, fence: CheckedFence): Promise<void> {
  const { article, failed, failures, outputs } = run;
  if (!failed.has(fence)) return;
  const end = fence.textLine + fence.text.split('\n').length;
  const printed = [...outputs].filter(([line]) => line >= fence.line && line < end).map(([, output]) => output);
  const programs = missingPrograms(printed.join('\n'));
  if (programs.length === 0) return;
  const needsSystemd = programs.some((name) => OF_SYSTEMD.includes(name));
  const rest = programs.filter((name) => !OF_SYSTEMD.includes(name));
  const packages = rest.length > 0 ? await packagesNamed(rest, machineFor(run, fence)) : [];
  const others = rest.filter((name) => !packages.includes(name));
  const advice = [
    ...(needsSystemd ? ['set kind: booted'] : []),
    ...(packages.length > 0 ? [`add packages: [${packages.join(', ')}]`] : []),
    ...(others.length > 0 ? [`find the package of ${others.join(', ')}${misreadAs(others, fence)}`] : []),
  ];
  const message = `the block at line ${fence.line} doesn't find ${programs.join(', ')}; ${advice.join(', and ')}`;
  failures.push({ file: article.planFile, line: lineOf(article.planText, 'packages:'), message });
}

/** A hint for lines of output that begin as root's prompt does; '' if no command of root runs one of the programs. */
function misreadAs(programs: readonly string[], fence: CheckedFence): string {
  const [, ...later] = fence.language === 'console' ? sessionCommands(fence) : [];
  const lines = later.filter(({ who, text }) => who === 'root' && programs.includes(/^\S*/.exec(text)?.[0] ?? '')).map(({ line }) => line);
  if (lines.length === 0) return '';
  const which = lines.length === 1 ? `line ${lines.join('')} is` : `lines ${lines.join(', ')} are`;
  return ` (a line of output that begins with "# " is read as a command: if ${which} output, write ... instead)`;
}

/** The programs that a shell says it didn't find. */
export function missingPrograms(output: string): string[] {
  const names = [...output.matchAll(/(?:^|: )([A-Za-z0-9][\w.+-]*): command not found$/gm)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** The programs that have a package of the same name in the release. */
async function packagesNamed(programs: readonly string[], machine: Machine): Promise<string[]> {
  const { output } = await machine.run(
    'root',
    `for name in ${programs.map(quote).join(' ')}; do apt-cache pkgnames "$name" | grep -xF -- "$name"; done`,
    LOOKUP_MS,
  );
  return output.split('\n').filter((name) => programs.includes(name));
}
