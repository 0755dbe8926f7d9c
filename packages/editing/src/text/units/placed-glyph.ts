import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';
import { emOf } from '../../find/page-text.ts';
import { directionKey, frameOf, type TextFrame, toFrame } from './text-frame.ts';

/** Glyph in the frame of its text; lengths in units of user space. */
export interface PlacedGlyph {
  /** Index among the glyphs of the page. */
  readonly index: number;
  readonly glyph: Glyph;
  readonly text: string;
  readonly isSpace: boolean;
  /** Edges along the text, without the space to the next glyph. */
  readonly left: number;
  readonly right: number;
  /** Pen after the glyph, character spacing included. */
  readonly pen: number;
  /** Height of its baseline, rise included. */
  readonly base: number;
  readonly em: number;
  /** Copies of the glyph painted over it, as programs do for bold letters and shadows. */
  readonly copies: number[];
}

/** Glyphs of one direction. */
export interface DirectedGlyphs {
  readonly frame: TextFrame;
  readonly glyphs: PlacedGlyph[];
}

/** Text of a glyph without a known character: one private character, so that each glyph has a place in the text. */
const unknownText = '\ufffd';

/** Visible glyphs of a page by their direction, in painting order. */
export function placeGlyphs(glyphs: readonly Glyph[]): readonly DirectedGlyphs[] {
  const byDirection = new Map<number, DirectedGlyphs>();

  for (const [index, glyph] of glyphs.entries()) {
    if (!isSeen(glyph)) {
      continue;
    }

    const direction = frameOf(directionOf(glyph));
    const key = directionKey(direction);
    const known = byDirection.get(key) ?? { frame: direction, glyphs: [] };
    byDirection.set(key, known);
    known.glyphs.push(placed(glyph, index, known.frame));
  }

  return [...byDirection.values()];
}

/** True for glyphs that leave ink; text of scans that was recognised leaves none. */
function isSeen({ shown }: Glyph): boolean {
  const { renderMode, size } = shown.state;

  return shown.isVisible && renderMode !== 3 && renderMode !== 7 && size !== 0;
}

function directionOf(glyph: Glyph): readonly [number, number] {
  const [x, y] = glyph.advance;

  if (Math.hypot(x, y) > 1e-6 * emOf(glyph)) {
    return glyph.advance;
  }

  const [a, b, c, d] = glyphMatrix(glyph);
  const { font, size, scale } = glyph.shown.state;

  return font.font.isVertical
    ? [-c * Math.sign(size), -d * Math.sign(size)]
    : [a * Math.sign(size * scale), b * Math.sign(size * scale)];
}

function placed(glyph: Glyph, index: number, frame: TextFrame): PlacedGlyph {
  const [left, base] = toFrame(frame, glyph.origin);
  const [length] = toFrame(frame, glyph.advance);
  const text = glyph.text === '' ? unknownText : glyph.text;

  return {
    index,
    glyph,
    text,
    isSpace: /^[\s\u00a0]+$/u.test(text),
    left,
    right: left + length,
    pen: left + length + spacingOf(glyph),
    base,
    em: emOf(glyph),
    copies: [],
  };
}

/** Character spacing behind a glyph, in units of user space. */
function spacingOf(glyph: Glyph): number {
  const { charSpace, scale, font } = glyph.shown.state;

  if (charSpace === 0) {
    return 0;
  }

  const [a, b, c, d] = glyphMatrix(glyph);

  return font.font.isVertical ? -charSpace * Math.hypot(c, d) : (charSpace * scale * Math.hypot(a, b)) / 100;
}
