import { countOf } from '../content/problem';

/** One thing of a file that couldn't be taken over as it was. */
export interface Finding {
  readonly what: string;
  readonly file: string;
  readonly line: number;
  /** What stands there. */
  readonly text: string;
}

/** Counts what was converted, by kind, and collects what wasn't. */
export class Report {
  readonly #right = new Map<string, number>();
  readonly findings: Finding[] = [];

  right(kind: string): void {
    this.#right.set(kind, (this.#right.get(kind) ?? 0) + 1);
  }

  tell(finding: Finding): void {
    this.findings.push(finding);
  }

  /** How many constructs were converted. */
  get count(): number {
    return [...this.#right.values()].reduce((sum, each) => sum + each, 0);
  }

  /** What was converted in a line, and below what wasn't, in groups, each with its places. */
  toString(): string {
    const right = [...this.#right].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
    const groups = [...new Set(this.findings.map(({ what }) => what))];
    const told = groups.map((group) =>
      groupOf(
        group,
        this.findings.filter(({ what }) => what === group),
      ),
    );
    return [...(right.length > 0 ? [`Converted: ${right.join(', ')}.`] : []), ...told, summaryOf(this.findings.length)].join('\n\n');
  }
}

function groupOf(what: string, findings: readonly Finding[]): string {
  return [`${what} (${findings.length})`, ...findings.map(lineOf)].join('\n');
}

const MOST_LETTERS = 100;

function lineOf({ file, line, text }: Finding): string {
  const first = text.trim().split('\n', 1)[0] ?? '';
  return `  ${file}:${line}${first ? `  ${first.length > MOST_LETTERS ? `${first.slice(0, MOST_LETTERS)}…` : first}` : ''}`;
}

function summaryOf(count: number): string {
  return count === 0 ? 'Nothing is left to look at.' : `${countOf(count, 'place')} to look at.`;
}
