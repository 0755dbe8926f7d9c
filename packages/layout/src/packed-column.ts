/** Column of values with many duplicates: each distinct value is kept once, and each entry as its index. */
export class PackedColumn<Value> {
  readonly #values: readonly Value[];
  readonly #numbers: Uint16Array | Uint32Array;

  constructor(column: readonly Value[]) {
    const numberOf = new Map<Value, number>();
    const numbers = new (column.length > 0xffff ? Uint32Array : Uint16Array)(column.length);

    for (const [index, value] of column.entries()) {
      const number = numberOf.get(value) ?? numberOf.size;
      numberOf.set(value, number);
      numbers[index] = number;
    }

    this.#values = [...numberOf.keys()];
    this.#numbers = numbers;
  }

  at(index: number): Value {
    return this.#values[this.#numbers[index]!]!;
  }
}
