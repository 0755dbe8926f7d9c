import type { Point } from '@octavo/pdf/interpret/glyph';
import type { PdfRef } from '@octavo/pdf/objects';

/** Movement of a glyph. */
export interface GlyphMove {
  /** Distance in user space. */
  readonly by: Point;
  /** Factor of its size. */
  readonly scale: number;
}

/** New text, written in the text object of a glyph of the page. */
export interface InsertedText {
  /** Start of its baseline, in user space; the rise of the text around it is added. */
  readonly origin: Point;
  readonly scale: number;
  /** Operators that show it with the pen at its start, and restore what they set. */
  operators(names: InsertNames): string;
}

/** Names of resources in the content to which text is added. */
export interface InsertNames {
  font(ref: PdfRef): string;
}

/** Changes of the text of a page, by the indexes of its glyphs. */
export class GlyphChanges {
  readonly removed = new Set<number>();
  readonly moves = new Map<number, GlyphMove>();
  /** Glyphs that are written beside another one. */
  readonly relocated = new Set<number>();
  readonly #leaders = new Map<number, number[]>();
  readonly #followers = new Map<number, number[]>();
  readonly #before = new Map<number, InsertedText[]>();
  readonly #after = new Map<number, InsertedText[]>();

  insert(
    text: InsertedText,
    { index, isBefore }: { readonly index: number; readonly isBefore: boolean },
  ): void {
    const texts = isBefore ? this.#before : this.#after;
    texts.set(index, [...(texts.get(index) ?? []), text]);
  }

  /** Writes a glyph beside another one, whose operator has the same setting. */
  relocate(
    index: number,
    { beside, isBefore }: { readonly beside: number; readonly isBefore: boolean },
  ): void {
    const neighbours = isBefore ? this.#leaders : this.#followers;
    this.relocated.add(index);
    neighbours.set(beside, [...(neighbours.get(beside) ?? []), index]);
  }

  /** Glyphs written before a glyph, in order. */
  leaders(index: number): readonly number[] {
    return this.#leaders.get(index) ?? [];
  }

  /** Glyphs written behind a glyph, in order. */
  followers(index: number): readonly number[] {
    return this.#followers.get(index) ?? [];
  }

  /** Texts written before a glyph, in order. */
  before(index: number): readonly InsertedText[] {
    return this.#before.get(index) ?? [];
  }

  after(index: number): readonly InsertedText[] {
    return this.#after.get(index) ?? [];
  }

  /** True for a glyph that is removed, or has new text beside it. */
  hasNewText(index: number): boolean {
    return this.removed.has(index) || this.#before.has(index) || this.#after.has(index);
  }

  has(index: number): boolean {
    return (
      this.moves.has(index) ||
      this.hasNewText(index) ||
      this.relocated.has(index) ||
      this.#leaders.has(index) ||
      this.#followers.has(index)
    );
  }
}
