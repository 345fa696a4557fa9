import type { CheckedFence } from '../content/code/checkedFence';
import { RUN_AS, SHELL_LANGUAGES, shellKind } from '../content/code/fenceInfo';
import type { Article } from './articles';
import { fillValues } from './fillValues';
import { parserFor } from './parsers';
import type { BlockResult, CheckOutcome, Failure } from './results';
import { promptHint, sessionFaults } from './sessionFaults';
import { bashFault, lintShell, shellText, type ShellText } from './shellChecks';

/** Runs all checks that need no root: marks, parsers, `bash -n`, and ShellCheck where it is installed. */
export async function checkStatically(article: Article, shellCheck: string | null): Promise<CheckOutcome> {
  const results = new Map<CheckedFence, BlockResult>();
  const failures: Failure[] = [];
  const failed = new Set<CheckedFence>();
  const fail = (fence: CheckedFence, place: Pick<Failure, 'line' | 'column'>, message: string) => {
    failures.push({ file: article.file, ...place, message });
    failed.add(fence);
  };
  const shells = new Map<CheckedFence, ShellText>();
  for (const fence of article.fences) {
    const unmarked = missingMark(fence);
    if (unmarked) fail(fence, { line: fence.line, column: fence.column }, unmarked);
    const shell = shellText(fence, article.values);
    if (!shell) {
      const fault = parse(fence, article);
      if (fault) fail(fence, { line: fault.line }, fault.message);
      else results.set(fence, withReason(fence, parsedState(fence)));
      continue;
    }
    for (const { line, text } of sessionFaults(fence, article.plan)) fail(fence, { line }, text);
    const fault = await bashFault(shell);
    if (fault) fail(fence, { line: fault.line }, `${fault.message}${promptHint(fence)}`);
    else shells.set(fence, shell);
    results.set(fence, withReason(fence, { state: 'parsed', by: 'bash' }));
  }
  if (shellCheck === null) return { results, failures, failed };
  for (const [fence, faults] of await lintShell(shells)) {
    for (const { message, ...place } of faults) fail(fence, place, message);
    results.set(fence, withReason(fence, { state: 'linted', by: `ShellCheck ${shellCheck}` }));
  }
  return { results, failures, failed };
}

function withReason({ norun, isBare }: CheckedFence, result: BlockResult): BlockResult {
  if (norun !== undefined) return { ...result, reason: norun };
  return isBare ? { ...result, reason: 'commands in the running text' } : result;
}

/** Every shell block says whether it is executed; a script that is written to a file is executed by what calls it. */
function missingMark({ run, write, norun, isBare, language, text }: CheckedFence): string | null {
  const kind = shellKind(language, text);
  if (kind === null || isBare || run !== undefined || write !== undefined || norun !== undefined) return null;
  const first = SHELL_LANGUAGES.includes(language) ? '' : `name its language ${RUN_AS[kind]} and `;
  return `has none of run, write and norun="…"; ${first}mark it with whichever is true`;
}

function parse(fence: CheckedFence, { values }: Article): { readonly line: number; readonly message: string } | null {
  const parser = parserFor(fence.language);
  const fault = parser?.parse(fillValues(fence.text, values));
  return parser && fault ? { line: fence.textLine + fault.line, message: `${parser.by}: ${fault.message}` } : null;
}

function parsedState({ language }: CheckedFence): BlockResult {
  const parser = parserFor(language);
  return parser ? { state: 'parsed', by: parser.by } : { state: 'prose' };
}
