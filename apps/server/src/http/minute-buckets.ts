import type { Clock } from '@octavo/domain/ports';

const maxKeys = 50_000;

interface Bucket {
  level: number;
  filledAt: number;
}

/**
 * Token buckets by key, each holding at most one minute's allowance and refilled evenly. Kept in memory by each web
 * process: the limits stop floods, so exact counts are not worth a shared store.
 */
export class MinuteBuckets {
  readonly perMinute: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, clock: Clock) {
    this.perMinute = perMinute;
    this.#clock = clock;
  }

  /** Current level of a bucket, from `perMinute` down; negative when more was taken than it held. */
  level(key: string): number {
    return this.#fill(key).level;
  }

  /** Takes an amount, below zero if need be. */
  take(key: string, amount: number): void {
    this.#fill(key).level -= amount;
  }

  #fill(key: string): Bucket {
    const now = this.#clock.now().getTime();
    const bucket = this.#buckets.get(key) ?? { level: this.perMinute, filledAt: now };
    // A clock may be set back.
    const minutes = Math.max(0, now - bucket.filledAt) / 60_000;
    bucket.level = Math.min(this.perMinute, bucket.level + minutes * this.perMinute);
    bucket.filledAt = now;
    // Deleted and set again, so that the map is in order of last use and the front can be dropped.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);

    if (this.#buckets.size > maxKeys) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest ?? '');
    }

    return bucket;
  }
}
