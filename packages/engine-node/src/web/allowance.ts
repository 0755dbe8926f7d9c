import { Transform } from 'node:stream';
import { mebibyte } from '@octavo/contract/limits';
import { RequestRefusal } from './refusal.ts';

export interface ProxyLimits {
  /** Bytes of everything, both ways. */
  readonly totalBytes: number;
  /** Bytes of one response, or of one connection the proxy cannot look into. */
  readonly responseBytes: number;
  /** Requests and tunnels altogether, and at once. */
  readonly connections: number;
  readonly atOnce: number;
  /** Milliseconds in which nothing moves. */
  readonly idleMilliseconds: number;
}

/** A page of a newspaper takes 10 MiB and 400 requests; these are for the hundredfold, not for the endless. */
export const defaultLimits: ProxyLimits = {
  totalBytes: 300 * mebibyte,
  responseBytes: 100 * mebibyte,
  connections: 4000,
  atOnce: 128,
  idleMilliseconds: 60_000,
};

/** What one run may still take from the web. */
export class Allowance {
  readonly #limits: ProxyLimits;
  #bytes = 0;
  #connections = 0;
  #open = 0;

  constructor(limits: ProxyLimits) {
    this.#limits = limits;
  }

  /** @throws Refusal `exhausted` */
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

  /** Lets bytes pass until the response or the whole run has had its share; then breaks off. */
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
