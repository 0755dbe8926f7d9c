/** Disjoint sets of indices, with path halving. */
export class DisjointSets {
  readonly #parents: number[];

  constructor(count: number) {
    this.#parents = Array.from({ length: count }, (_, index) => index);
  }

  of(member: number): number {
    let at = member;

    for (let parent = this.#parents[at] ?? at; parent !== at; parent = this.#parents[at] ?? at) {
      this.#parents[at] = this.#parents[parent] ?? parent;
      at = parent;
    }

    return at;
  }

  join(one: number, other: number): void {
    this.#parents[this.of(one)] = this.of(other);
  }

  /** The members of each set, in their order. */
  all(): number[][] {
    const sets = new Map<number, number[]>();

    for (const member of this.#parents.keys()) {
      const root = this.of(member);
      const set = sets.get(root);

      if (set === undefined) {
        sets.set(root, [member]);
      } else {
        set.push(member);
      }
    }

    return [...sets.values()];
  }
}
