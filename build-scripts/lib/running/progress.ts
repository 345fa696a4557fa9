/** A line is printed after this long without output. */
const QUIET_MS = 2_000;

interface Phase {
  readonly name: string;
  readonly total: number | undefined;
  readonly startedMs: number;
  done: number;
  isShown: boolean;
}

/** Where progress is written: a terminal's line is rewritten, elsewhere each phase gets one line. */
interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Reports what a long command is doing, only while it would otherwise print nothing. */
export class Progress {
  private readonly phases = new Set<Phase>();
  private readonly timer: NodeJS.Timeout;
  private hasLine = false;

  constructor(private readonly output: ProgressOutput = process.stdout) {
    this.timer = setInterval(() => this.show(), QUIET_MS);
    this.timer.unref();
  }

  /**
   * Runs one phase; phases may overlap.
   *
   * @param name as it is shown, e.g. "Compiling"
   * @param work gets a function to call for each of `total` that is finished
   */
  async during<T>(
    { name, total }: { readonly name: string; readonly total?: number },
    work: (advance: (count?: number) => void) => Promise<T> | T,
  ): Promise<T> {
    const phase: Phase = { name, total, startedMs: performance.now(), done: 0, isShown: false };
    this.phases.add(phase);
    try {
      return await work((count = 1) => (phase.done += count));
    } finally {
      this.phases.delete(phase);
    }
  }

  /** Removes a terminal's line; nothing is written after it. */
  end(): void {
    clearInterval(this.timer);
    this.clear();
  }

  private clear(): void {
    if (this.hasLine) this.output.write('\r\u001b[K');
    this.hasLine = false;
  }

  private show(): void {
    if (this.phases.size === 0) {
      this.clear();
      return;
    }
    if (this.output.isTTY) {
      this.hasLine = true;
      this.output.write(`\r\u001b[K${[...this.phases].map(textOf).join(', ')} …`);
      return;
    }
    for (const phase of this.phases) {
      if (!phase.isShown) this.output.write(`${textOf(phase)} …\n`);
      phase.isShown = true;
    }
  }
}

function textOf({ name, total, done, startedMs }: Phase): string {
  if (total === undefined) return name;
  if (done === 0) return `${name} ${total}`;
  const left = ((performance.now() - startedMs) / done) * (total - done);
  return `${name} ${done} of ${total}${left > 0 ? `, about ${duration(left)} left` : ''}`;
}

/** A duration in words, e.g. "40 s" or "12 min". */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Gives work a progress to report to, and ends it when the work does. */
export async function withProgress<T>(work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = new Progress();
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
}
