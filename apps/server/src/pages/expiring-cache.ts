interface CachedValue<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly until: number;
}

/** Cache with a time limit for each value and a size limit for all: evicts the least recently used first. */
export class ExpiringCache<Value> {
  readonly #mostBytes: number;
  readonly #milliseconds: number;
  readonly #now: () => number;
  /** In order of their last use, the oldest first. */
  readonly #kept = new Map<string, CachedValue<Value>>();
  #bytes = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(mostBytes: number, milliseconds: number, now = () => performance.now()) {
    this.#mostBytes = mostBytes;
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  get(key: string): Value | null {
    const found = this.#kept.get(key);

    if (found === undefined) {
      return null;
    }

    this.#delete(key, found);

    if (found.until <= this.#now()) {
      return null;
    }

    this.#add(key, found);

    return found.value;
  }

  set(key: string, value: Value, bytes: number): void {
    const before = this.#kept.get(key);

    if (before !== undefined) {
      this.#delete(key, before);
    }

    this.#add(key, { value, bytes, until: this.#now() + this.#milliseconds });

    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) {
        break;
      }

      this.#delete(oldest, kept);
    }
  }

  #add(key: string, kept: CachedValue<Value>): void {
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
  }

  #delete(key: string, { bytes }: CachedValue<Value>): void {
    this.#kept.delete(key);
    this.#bytes -= bytes;
  }
}
