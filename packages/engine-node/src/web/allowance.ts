import { Transform } from 'node:stream';
import { mebibyte } from '@octavo/contract/limits';
import { RequestRefusal } from './refusal.ts';

export interface ProxyLimits {
  /** Limit for all bytes, in both directions. */
  readonly totalBytes: number;
  /** Limit for the bytes of one response, or of one encrypted connection. */
  readonly responseBytes: number;
  /** Limits for requests and tunnels: in total, and at the same time. */
  readonly connections: number;
  readonly atOnce: number;
  /** Milliseconds without traffic after which a connection is closed. */
  readonly idleMilliseconds: number;
}

/** Ten to thirty times the needs of a newspaper page, which takes 10 MiB and 400 requests. */
export const defaultLimits: ProxyLimits = {
  totalBytes: 300 * mebibyte,
  responseBytes: 100 * mebibyte,
  connections: 4000,
  atOnce: 128,
  idleMilliseconds: 60_000,
};

/** Tracks the bytes and connections a run may still use. */
export class Allowance {
  readonly #limits: ProxyLimits;
  #bytes = 0;
  #connections = 0;
  #open = 0;

  constructor(limits: ProxyLimits) {
    this.#limits = limits;
  }

  /** @throws RequestRefusal `exhausted` */
  open(): void {
    const { connections, atOnce, totalBytes } = this.#limits;

    if (this.#connections >= connections || this.#open >= atOnce || this.#bytes >= totalBytes) {
      throw new RequestRefusal('exhausted', `${this.#connections} connections, ${this.#bytes} bytes`);
    }

    this.#connections += 1;
    this.#open += 1;
  }

  close(): void {
    this.#open -= 1;
  }

  /** Passes bytes until the response or the whole run reaches its limit, then fails. */
  meter(): Transform {
    const { responseBytes, totalBytes } = this.#limits;
    let passed = 0;

    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        passed += chunk.length;
        this.#bytes += chunk.length;
        const isOver = passed > responseBytes || this.#bytes > totalBytes;
        done(
          isOver ? new RequestRefusal('exhausted', `${this.#bytes} bytes`) : null,
          isOver ? undefined : chunk,
        );
      },
    });
  }
}
