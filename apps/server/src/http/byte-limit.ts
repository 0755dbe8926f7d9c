import { ToolFailure } from '@octavo/contract/failures';
import type { Clock } from '@octavo/domain/ports';

const maxAddresses = 50_000;

interface ByteBucket {
  bytes: number;
  filledAt: number;
}

/**
 * A bucket of one minute's bytes for every address, filled evenly; each web process keeps its own. Bytes count as they
 * arrive, so that an upload that announces no length, or a wrong one, counts as what it is.
 */
export class ByteLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, ByteBucket>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** @throws ToolFailure `too-frequent` while the bucket holds less than what is announced; a full one takes anything. */
  require(asker: string, announcedBytes: number): void {
    const wanted = Math.min(Math.max(1, announcedBytes), this.#perMinute);
    const missing = wanted - this.#fill(asker).bytes;

    if (missing > 0) {
      const retrySeconds = Math.ceil((missing / this.#perMinute) * 60);
      throw new ToolFailure('too-frequent', 'bytes', { values: { retrySeconds } });
    }
  }

  /** Passes bytes on and takes them from the bucket, below zero if need be. */
  async *count(asker: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.#fill(asker).bytes -= chunk.length;
      yield chunk;
    }
  }

  #fill(asker: string): ByteBucket {
    const now = this.#clock.now().getTime();
    const bucket = this.#buckets.get(asker) ?? { bytes: this.#perMinute, filledAt: now };
    // A clock may be set back.
    const minutes = Math.max(0, now - bucket.filledAt) / 60_000;
    bucket.bytes = Math.min(this.#perMinute, bucket.bytes + minutes * this.#perMinute);
    bucket.filledAt = now;
    // Deleted and set again, so that the map is in order of last use and the front can be dropped.
    this.#buckets.delete(asker);
    this.#buckets.set(asker, bucket);

    if (this.#buckets.size > maxAddresses) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest ?? '');
    }

    return bucket;
  }
}
