import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PdfDict } from '@octavo/pdf/objects';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import { lengthFactor } from './text-lengths.ts';

/** Distances that count as kerning, in ems: wider ones are spaces, narrower ones are rounding. */
const limits = { widest: 0.18, least: 0.004 };

/** Share of the pairs of a font that are kerned when its text is. */
const kernedShare = 0.02;

/** Pairs that are kept of one kind: enough for their median. */
const mostPairs = 15;

interface FontPairs {
  readonly distances: Map<string, number[]>;
  pairs: number;
  kerned: number;
}

/** Distances between letters as the operators of a page set them, beyond the widths of the letters; in ems. */
export class KernedPairs {
  readonly #fonts = new Map<PdfDict, FontPairs>();

  note(glyphs: readonly Glyph[]): void {
    for (const [index, glyph] of glyphs.entries()) {
      const next = glyphs[index + 1];

      if (next?.shown === glyph.shown && isLetter(glyph) && isLetter(next)) {
        this.#notePair(glyph, next);
      }
    }
  }

  /** Distance between two letters; 0 for a pair that was not seen. */
  between(font: TextFont, one: string, other: string): number {
    const distances = this.#fonts.get(font.dict)?.distances.get(`${one} ${other}`) ?? [];
    const sorted = distances.toSorted((less, more) => less - more);

    return sorted[sorted.length >> 1] ?? 0;
  }

  /** True for a font whose text is kerned. */
  isKerned(font: TextFont): boolean {
    const known = this.#fonts.get(font.dict);

    return known !== undefined && known.kerned > kernedShare * known.pairs;
  }

  #notePair(one: Glyph, other: Glyph): void {
    const { state } = one.shown;
    const distance = gapBehind(one, other) / state.size;

    if (Math.abs(distance) > limits.widest || state.font.font.isVertical) {
      return;
    }

    const known = this.#fonts.get(state.font.font.dict) ?? { distances: new Map(), pairs: 0, kerned: 0 };
    const key = `${one.text} ${other.text}`;
    const distances = known.distances.get(key) ?? [];
    this.#fonts.set(state.font.font.dict, known);
    known.distances.set(key, distances);
    known.pairs += 1;
    known.kerned += Math.abs(distance) > limits.least ? 1 : 0;

    if (distances.length < mostPairs) {
      distances.push(Math.abs(distance) > limits.least ? distance : 0);
    }
  }
}

function isLetter({ text }: Glyph): boolean {
  return /^[^\s\u00a0]+$/u.test(text);
}

/** Distance between the pen behind a glyph and the next one, in unscaled text space. */
function gapBehind(one: Glyph, other: Glyph): number {
  const [x, y] = [other.origin[0] - one.origin[0], other.origin[1] - one.origin[1]];
  const [right, up] = one.advance;
  const along = (x * right + y * up) / (Math.hypot(right, up) || Infinity);

  return along / lengthFactor(one) - one.step;
}
