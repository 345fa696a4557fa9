import type { CheckedFence } from '../../content/code/checkedFence';
import { isShown } from '../../content/code/isShown';
import type { Tolerance } from '../../content/ledger/checkPlan';
import type { GuideScript } from '../../script/guideScript';
import type { ReleaseArticle } from '../articles';
import { wrongEnd } from '../commandEnd';
import { compareOutput, normalLines, type OutputDifference } from '../compareOutput';
import { fillShell, fillValues } from '../fillValues';
import type { Failure } from '../results';
import { fail, type Run } from '../run';
import type { LoggedPart } from '../scriptLog';
import { sessionCommands } from '../sessionCommands';
import type { ScriptsRun } from './runScripts';
import { screenOfCommand } from './screenOfCommand';

/** What is known of a block after the scripts have ended. */
interface PartOutcome {
  readonly part: LoggedPart | undefined;
  readonly screen: string;
  readonly hasRebooted: boolean;
  /** The guide's secrets as the log names them. */
  readonly named: Readonly<Record<string, string>>;
}

export function outcomeOf({ parts, screenOf, rebooted }: ScriptsRun, { secrets }: GuideScript, number: string): PartOutcome {
  const named = Object.fromEntries(secrets.map((name) => [name, `<${name}>`]));
  return { part: parts.get(number), screen: screenOf(number), hasRebooted: rebooted.has(number), named };
}

/** Whether the script did what a block's check demands; if not, records a failure. */
export function hasPartSucceeded(run: Run, fence: CheckedFence, outcome: PartOutcome): boolean {
  if (fence.write !== undefined) {
    if (outcome.part?.isWritten) return true;
    fail(run, fence, { line: fence.line, message: 'was not written by the script' });
    return false;
  }
  const commands = fence.language === 'console' ? sessionCommands(fence) : [{ line: fence.line, output: [], text: '' }];
  commands.forEach(({ line, output, text }, index) => {
    const isLast = index === commands.length - 1;
    const expected = { number: index + 1, text, shown: output.map((each) => each.text), mustFail: fence.run === 'fails' && isLast };
    const problem = isLast && outcome.hasRebooted ? null : commandProblem(run.article, expected, outcome);
    if (problem) fail(run, fence, { line, command: line, ...problem });
  });
  return !run.failed.has(fence);
}

interface ExpectedCommand {
  readonly number: number;
  readonly text: string;
  readonly shown: readonly string[];
  readonly mustFail: boolean;
}

function commandProblem(
  { values, plan }: ReleaseArticle,
  { number, text, shown, mustFail }: ExpectedCommand,
  { part, screen, named }: PartOutcome,
): Pick<Failure, 'message' | 'detail'> | null {
  const logged = part?.commands.get(number);
  if (!logged) return { message: 'was not run by the script', detail: screen };
  const hasOutput = shown.some((line) => line.trim() !== '');
  const lines = (filled: Readonly<Record<string, string>>) => shown.map((line) => fillValues(line, filled));
  const difference = hasOutput ? compareOutput(lines({ ...values, ...named }), logged.output, plan.tolerances) : null;
  if (difference) {
    // The log has neither a command's questions at the terminal nor the answers.
    const asks = plan.answers.some(({ command }) => command === text.trim());
    const seen = asks ? compareDialogue(lines(values), screenOfCommand(screen, fillShell(text, values)), plan.tolerances) : difference;
    if (seen) return { message: `printed something else in the script (- shown, + printed; exit ${logged.code})`, detail: seen.diff };
  }
  const isWrong = wrongEnd(logged, { isShown: isShown(shown), mustFail }) !== undefined;
  return isWrong ? { message: `ended with exit ${logged.code} in the script`, detail: logged.output } : null;
}

/** Questions come straight from the terminal, the command's output a moment later through the script's log: their order doesn't count. */
function compareDialogue(shown: readonly string[], screen: string, tolerances: readonly Tolerance[]): OutputDifference | null {
  const difference = compareOutput(shown, screen, tolerances);
  const sorted = (text: string) => normalLines(text, tolerances).sort().join('\n');
  return difference && sorted(shown.join('\n')) === sorted(screen) ? null : difference;
}
