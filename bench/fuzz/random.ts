/** Pseudo-random numbers that are the same on every machine for the same seed (xorshift32 over a hash of the parts). */
export class Random {
  #state: number;

  constructor(...parts: readonly (string | number)[]) {
    // FNV-1a, then one round of mixing, so that neighbouring seeds begin far apart.
    let hash = 0x811c9dc5;

    for (const character of parts.join('\0')) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
    }

    this.#state = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 1;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;

    return (this.#state >>> 0) % Math.max(1, limit);
  }

  chance(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];

    if (item === undefined) {
      throw new Error('nothing to choose from');
    }

    return item;
  }
}
