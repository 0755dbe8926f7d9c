import { Socket } from 'node:net';
import { workShare } from '@octavo/contract/limits';
import { LineReader } from './line-reader.ts';
import { channelDescriptor, type SandboxMessage, type SandboxOrder } from './protocol.ts';

/** Progress that is worth a message: a step one can see, or a sign of life. */
const worthStep = 0.01;
const worthMilliseconds = 250;

/** The end of the channel in the process that does the work. It ends with the worker's. */
export class ChildChannel {
  /** The one order this process was started for. */
  readonly order: Promise<SandboxOrder>;
  readonly #socket = new Socket({ fd: channelDescriptor });
  #progress = 0;
  #progressAt = 0;

  constructor() {
    this.#socket.on('error', () => undefined);
    // Without its worker nobody would take the result.
    this.#socket.once('close', () => process.exit(1));
    const lines = new LineReader(Number.POSITIVE_INFINITY);
    this.order = new Promise((resolve) => {
      this.#socket.on('data', (part) => {
        for (const line of lines.add(part)) {
          // Written by the worker, who is trusted.
          resolve(JSON.parse(line) as SandboxOrder);
        }
      });
    });
  }

  tell(message: SandboxMessage): void {
    this.#socket.write(`${JSON.stringify(message)}\n`);
  }

  /** Tells it where that is worth it: some engines report every line of a picture. That work ended always is. */
  reportProgress(progress: number): void {
    const now = performance.now();
    const isWorkDone = progress >= workShare && this.#progress < workShare;

    if (isWorkDone || progress - this.#progress >= worthStep || now - this.#progressAt >= worthMilliseconds) {
      this.#progress = progress;
      this.#progressAt = now;
      this.tell({ type: 'progressed', progress });
    }
  }
}
