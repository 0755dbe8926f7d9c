/** Numbers that are joined into groups. */
export class DisjointSets {
  readonly #parents: number[];

  constructor(count: number) {
    this.#parents = Array.from({ length: count }, (_, index) => index);
  }

  join(one: number, other: number): void {
    const [first, second] = [this.#root(one), this.#root(other)];
    // The smaller number stays the root, so that groups keep the order of their first members.
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }

  areJoined(one: number, other: number): boolean {
    return this.#root(one) === this.#root(other);
  }

  /** Members of each group in ascending order. */
  groups(): number[][] {
    const groups = new Map<number, number[]>();

    for (const index of this.#parents.keys()) {
      const root = this.#root(index);
      const group = groups.get(root) ?? [];
      group.push(index);
      groups.set(root, group);
    }

    return [...groups.values()];
  }

  #root(index: number): number {
    let at = index;

    while (this.#parents[at] !== at) {
      const next = this.#parents[at]!;
      this.#parents[at] = this.#parents[next]!;
      at = next;
    }

    return at;
  }
}
