import { type CodeRange, isWithin, type RangeTable } from './code-ranges.ts';

/** Code in a shown string, the number of its bytes, and the glyph it selects (CID); null when that is unknown. */
export interface ShownCode {
  readonly code: number;
  readonly length: number;
  readonly cid: number | null;
}

const longestCode = 4;

/** Division of strings into codes, and their CIDs, by the encoding of a composite font (ISO 32000-2, 9.7.5). */
export class CodeMap {
  readonly isVertical: boolean;
  readonly #spaces: readonly CodeRange[];
  readonly #cids: RangeTable | null;
  /** CIDs of codes without a character of their own. */
  readonly #fallbacks: RangeTable | null;
  readonly #parent: CodeMap | null;

  /** `cids` is null for a map of which only the lengths of codes are known. */
  constructor({
    isVertical,
    spaces,
    cids,
    fallbacks = null,
    parent = null,
  }: {
    readonly isVertical: boolean;
    readonly spaces: readonly CodeRange[];
    readonly cids: RangeTable | null;
    readonly fallbacks?: RangeTable | null;
    readonly parent?: CodeMap | null;
  }) {
    this.isVertical = isVertical;
    this.#spaces = parent === null ? spaces : [...spaces, ...parent.#spaces];
    this.#cids = cids;
    this.#fallbacks = fallbacks;
    this.#parent = parent;
  }

  read(bytes: Uint8Array, at: number): ShownCode {
    let code = 0;

    for (let length = 1; length <= longestCode && at + length <= bytes.length; length += 1) {
      code = code * 256 + bytes[at + length - 1]!;

      for (const space of this.#spaces) {
        if (space.length === length && isWithin(code, space)) {
          return { code, length, cid: this.#cidOf(code, length) };
        }
      }
    }

    return this.#readUndefined(bytes, at);
  }

  /** A code outside of all ranges has the length of the shortest range that its first byte fits (9.7.6.3). */
  #readUndefined(bytes: Uint8Array, at: number): ShownCode {
    const first = bytes[at]!;
    const fitting = this.#spaces.filter(({ length, low, high }) => {
      const shift = (length - 1) * 8;

      return first >= low >>> shift && first <= high >>> shift;
    });
    const candidates = fitting.length > 0 ? fitting : this.#spaces;
    const length = candidates.reduce((least, space) => Math.min(least, space.length), longestCode);
    const readLength = this.#spaces.length === 0 ? 2 : length;
    let code = 0;

    for (let index = 0; index < readLength; index += 1) {
      code = code * 256 + (bytes[at + index] ?? 0);
    }

    return { code, length: Math.min(readLength, bytes.length - at), cid: this.#cidOf(code, readLength) };
  }

  #cidOf(code: number, length: number): number | null {
    return this.#cids === null
      ? null
      : (this.#find(code, length, (map) => map.#cids) ??
          this.#find(code, length, (map) => map.#fallbacks) ??
          0);
  }

  #find(code: number, length: number, tableOf: (map: CodeMap) => RangeTable | null): number | undefined {
    const parent = this.#parent;

    return (
      tableOf(this)?.find(code, length) ?? (parent === null ? undefined : parent.#find(code, length, tableOf))
    );
  }
}
