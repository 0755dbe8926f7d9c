import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { changedGlyph } from './changed-glyph.ts';
import { PackedColumn } from './packed-column.ts';

/** Properties shared by glyphs that were drawn together. */
export type GlyphLook = Omit<PageGlyph, keyof GlyphPlace | 'text' | 'block'>;

type GlyphPlace = Box & Pick<PageGlyph, 'originX' | 'baseline'>;

/** Numbers per glyph: left, top, right, bottom, pen position, baseline. */
const numbersOfGlyph = 6;

/**
 * Compact storage for the glyphs of a page: a long document has millions, and a plain object for each one
 * takes 400 bytes. Shared properties are kept once, positions side by side in one array.
 */
export class PackedGlyphs {
  readonly glyphs: PageGlyph[] = [];
  readonly #places: Float64Array;

  /** @param most maximum number of glyphs that will be added */
  constructor(most: number) {
    this.#places = new Float64Array(most * numbersOfGlyph);
  }

  add(text: string, box: Box, originX: number, baseline: number, look: GlyphLook): void {
    const at = this.glyphs.length * numbersOfGlyph;
    putPlace(this.#places, at, box, originX, baseline);
    this.glyphs.push(new PackedGlyph(text, undefined, this.#places, at, look));
  }
}

function putPlace(
  places: Float64Array,
  at: number,
  { left, top, right, bottom }: Box,
  originX: number,
  baseline: number,
): void {
  places[at] = left;
  places[at + 1] = top;
  places[at + 2] = right;
  places[at + 3] = bottom;
  places[at + 4] = originX;
  places[at + 5] = baseline;
}

/**
 * Page whose glyphs are kept as numbers and created again on each access. This halves the memory of a long
 * document besides its layout. Code that compares glyphs by identity must unpack the page first.
 */
export function packedPage(page: PageContent): PageContent {
  const { glyphs } = page;
  const count = glyphs.length;
  const places = new Float64Array(count * numbersOfGlyph);
  const texts = new PackedColumn(glyphs.map(({ text }) => text));
  const looks = new PackedColumn(glyphs.map(lookOf));

  for (const [index, glyph] of glyphs.entries()) {
    putPlace(places, index * numbersOfGlyph, glyph, glyph.originX, glyph.baseline);
  }

  return {
    ...page,
    get glyphs() {
      const made: PageGlyph[] = [];

      for (let index = 0; index < count; index += 1) {
        made.push(
          new PackedGlyph(texts.at(index), undefined, places, index * numbersOfGlyph, looks.at(index)),
        );
      }

      return made;
    },
  };
}

/** Page whose glyphs stay the same objects on every access. */
export function unpackedPage(page: PageContent): PageContent {
  return { ...page };
}

class PackedGlyph implements PageGlyph {
  readonly text: string;
  readonly block: number | undefined;
  readonly #places: Float64Array;
  readonly #at: number;
  readonly #look: GlyphLook;

  constructor(text: string, block: number | undefined, places: Float64Array, at: number, look: GlyphLook) {
    this.text = text;
    this.block = block;
    this.#places = places;
    this.#at = at;
    this.#look = look;
  }

  get look(): GlyphLook {
    return this.#look;
  }

  /** The same glyph with another block or another character. */
  named(text: string, block: number | undefined): PackedGlyph {
    return new PackedGlyph(text, block, this.#places, this.#at, this.#look);
  }

  get left(): number {
    return this.#places[this.#at]!;
  }

  get top(): number {
    return this.#places[this.#at + 1]!;
  }

  get right(): number {
    return this.#places[this.#at + 2]!;
  }

  get bottom(): number {
    return this.#places[this.#at + 3]!;
  }

  get originX(): number {
    return this.#places[this.#at + 4]!;
  }

  get baseline(): number {
    return this.#places[this.#at + 5]!;
  }

  get font(): number {
    return this.#look.font;
  }

  get sizePoints(): number {
    return this.#look.sizePoints;
  }

  get colour(): string {
    return this.#look.colour;
  }

  get angle(): number {
    return this.#look.angle;
  }

  get object(): number {
    return this.#look.object;
  }

  get order(): number {
    return this.#look.order;
  }

  get markedContent(): number {
    return this.#look.markedContent;
  }

  get made(): boolean {
    return this.#look.made;
  }

  get hyphen(): boolean {
    return this.#look.hyphen;
  }

  get guessed(): boolean | undefined {
    return this.#look.guessed;
  }

  get invisible(): boolean {
    return this.#look.invisible;
  }

  get artifact(): boolean {
    return this.#look.artifact;
  }
}

/** Copy of a glyph that represents another character or is known to be part of a block. */
export function namedGlyph(glyph: PageGlyph, text: string, block: number | undefined): PageGlyph {
  return glyph instanceof PackedGlyph ? glyph.named(text, block) : changedGlyph(glyph, { text, block });
}

function lookOf(glyph: PageGlyph): GlyphLook {
  return glyph instanceof PackedGlyph ? glyph.look : glyph;
}
