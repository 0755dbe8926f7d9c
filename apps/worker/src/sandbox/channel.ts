import type { Duplex } from 'node:stream';
import { Failure } from '@octavo/contract/failures';
import * as limits from './limits.ts';
import { LineReader } from './line-reader.ts';
import { parseLine } from './parse-line.ts';
import type { SandboxMessage, SandboxRequest } from './protocol.ts';
import { sandboxMessage } from './sandbox-message.ts';

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
  #receivedBytes = 0;
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

  send(request: SandboxRequest): void {
    this.#stream?.write(`${JSON.stringify(request)}\n`);
  }

  close(): void {
    this.#stream?.destroy();
  }

  #take(part: Buffer): void {
    this.#receivedBytes += part.length;

    if (this.#receivedBytes > limits.receivedBytes) {
      throw new RangeError(`more than ${limits.receivedBytes} bytes`);
    }

    for (const line of this.#lines.add(part)) {
      this.#onMessage(sandboxMessage.parse(parseLine(line)));
    }
  }
}
