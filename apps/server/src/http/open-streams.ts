import { ToolFailure } from '@octavo/contract/failures';

/** Long enough for a stream of a short job, or a short upload, to have ended. */
const retrySeconds = 10;

/** Counts what every address holds open, event streams or uploads; each web process counts its own. */
export class OpenStreams {
  readonly #open = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Counts one more and returns what ends it.
   *
   * @throws ToolFailure `too-frequent` when there are as many as one address may have.
   */
  enter(client: string): () => void {
    const count = this.#open.get(client) ?? 0;

    if (count >= this.#limit) {
      throw new ToolFailure('too-frequent', 'open at the same time', { values: { retrySeconds } });
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
