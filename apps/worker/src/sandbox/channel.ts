import type { Duplex } from 'node:stream';
import { Failure } from '@octavo/contract/failures';
import * as limits from './limits.ts';
import { LineReader } from './line-reader.ts';
import { parseLine } from './parse-line.ts';
import { type SandboxMessage, type SandboxOrder, sandboxMessage } from './protocol.ts';

/**
 * The worker's end of the channel to one run: one JSON message per line, and nothing else. The IPC channel of
 * Node is not used because it trusts its processes: one line that is not JSON ends the process that reads it.
 */
export class RunChannel {
  /** Resolves when the run has sent an invalid message, or too much; from then on nothing is read. */
  readonly broken: Promise<Failure>;
  /** Resolves when either end was closed. */
  readonly closed: Promise<void>;
  readonly #stream: Duplex | undefined;
  readonly #lines = new LineReader(limits.lineBytes);
  #saidBytes = 0;
  #onMessage: (message: SandboxMessage) => void = () => {};

  constructor(stream: Duplex | undefined) {
    this.#stream = stream;
    // The end of the process reports that the connection broke.
    stream?.on('error', () => undefined);
    this.closed = new Promise((resolve) => stream?.once('close', resolve));
    this.broken = new Promise((resolve) => {
      stream?.on('data', (part: Buffer) => {
        try {
          this.#take(part);
        } catch (cause) {
          this.close();
          resolve(new Failure('engine-crashed', 'invalid message from the run', { cause }));
        }
      });
    });
  }

  /** Sets the only receiver of messages from now on. */
  listen(onMessage: (message: SandboxMessage) => void): void {
    this.#onMessage = onMessage;
  }

  tell(order: SandboxOrder): void {
    this.#stream?.write(`${JSON.stringify(order)}\n`);
  }

  close(): void {
    this.#stream?.destroy();
  }

  #take(part: Buffer): void {
    this.#saidBytes += part.length;

    if (this.#saidBytes > limits.saidBytes) {
      throw new RangeError(`more than ${limits.saidBytes} bytes`);
    }

    for (const line of this.#lines.add(part)) {
      this.#onMessage(sandboxMessage.parse(parseLine(line)));
    }
  }
}
