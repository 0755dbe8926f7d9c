import { Socket } from 'node:net';
import { workShare } from '@octavo/contract/limits';
import { LineReader } from './line-reader.ts';
import { channelDescriptor, type SandboxMessage, type SandboxRequest } from './protocol.ts';

/** Progress worth a message: a visible step, or a heartbeat after this many milliseconds. */
const worthStep = 0.01;
const worthMilliseconds = 250;

/** The child process's end of the channel. The process exits when the worker's end closes. */
export class ChildChannel {
  /** The one job request this process was started for. */
  readonly request: Promise<SandboxRequest>;
  readonly #socket = new Socket({ fd: channelDescriptor });
  #progress = 0;
  #progressAt = 0;

  constructor() {
    this.#socket.on('error', () => undefined);
    // Without its worker there is no reader for the result.
    this.#socket.once('close', () => process.exit(1));
    const lines = new LineReader(Number.POSITIVE_INFINITY);
    this.request = new Promise((resolve) => {
      this.#socket.on('data', (part) => {
        for (const line of lines.add(part)) {
          // Written by the worker, which is trusted.
          resolve(JSON.parse(line) as SandboxRequest);
        }
      });
    });
  }

  send(message: SandboxMessage): void {
    this.#socket.write(`${JSON.stringify(message)}\n`);
  }

  /**
   * Sends progress when it is worth a message, because some engines report every line of an image. The end of
   * the work is always sent.
   */
  reportProgress(progress: number): void {
    const now = performance.now();
    const isWorkDone = progress >= workShare && this.#progress < workShare;

    if (isWorkDone || progress - this.#progress >= worthStep || now - this.#progressAt >= worthMilliseconds) {
      this.#progress = progress;
      this.#progressAt = now;
      this.send({ type: 'progressed', progress });
    }
  }
}
