import { Failure } from '@octavo/contract/failures';
import type { Clock } from '@octavo/domain/ports';
import { MinuteBuckets } from './minute-buckets.ts';

/**
 * Upload bytes per minute and client address. Bytes count as they arrive, so that an upload with no declared length,
 * or a wrong one, counts by its true size.
 */
export class ByteLimit {
  readonly #buckets: MinuteBuckets;

  constructor(perMinute: number, clock: Clock) {
    this.#buckets = new MinuteBuckets(perMinute, clock);
  }

  /** @throws Failure `too-frequent` when the bucket holds less than the declared length; a full one allows any. */
  require(client: string, announcedBytes: number): void {
    const { perMinute } = this.#buckets;
    const wanted = Math.min(Math.max(1, announcedBytes), perMinute);
    const missing = wanted - this.#buckets.level(client);

    if (missing > 0) {
      const retrySeconds = Math.ceil((missing / perMinute) * 60);
      throw new Failure('too-frequent', 'upload bytes', { values: { retrySeconds } });
    }
  }

  /** Passes bytes through and takes them from the bucket. */
  async *count(client: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.#buckets.take(client, chunk.length);
      yield chunk;
    }
  }
}
