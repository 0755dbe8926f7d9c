import { Failure } from '@octavo/contract/failures';

/** Retry delay: long enough for the stream of a short job, or a short upload, to have ended. */
const retrySeconds = 10;

/** Counts the open event streams or uploads of each client address; each web process counts its own. */
export class OpenStreams {
  readonly #open = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Counts one more and returns the function that releases it.
   *
   * @throws Failure `too-frequent` when the address has reached its limit.
   */
  enter(client: string): () => void {
    const count = this.#open.get(client) ?? 0;

    if (count >= this.#limit) {
      throw new Failure('too-frequent', 'too many open streams', { values: { retrySeconds } });
    }

    this.#open.set(client, count + 1);

    return () => this.#leave(client);
  }

  #leave(client: string): void {
    const count = this.#open.get(client) ?? 0;

    if (count > 1) {
      this.#open.set(client, count - 1);
    } else {
      this.#open.delete(client);
    }
  }
}
