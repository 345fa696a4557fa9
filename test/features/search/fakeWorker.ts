import type { WorkerQuestion, WorkerReply } from '../../../src/features/search/workerMessages';

/** A fake worker: it records what it is asked, and answers when a test says so. */
export class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: WorkerQuestion[] = [];
  readonly script: string;
  isTerminated = false;
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor(script: URL | string = '') {
    this.script = String(script);
    FakeWorker.all.push(this);
  }
  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(data: WorkerReply): void {
    this.onmessage?.({ data });
  }
}
