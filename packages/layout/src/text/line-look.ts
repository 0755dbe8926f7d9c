import type { FontFace } from '@octavo/pdf/content/page-content';
import { commonest } from '../commonest.ts';
import { unknownFace } from '../font-face.ts';
import { faceOfGlyph } from './inlines.ts';
import type { TextLine } from './lines.ts';

/** Look of most of a line. */
export interface LineLook {
  readonly family: string;
  readonly sizePoints: number;
  /** True when nearly all letters are, not just most. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly fixedPitch: boolean;
  readonly colour: string;
  /** Ascent and descent of its main font in points. */
  readonly ascent: number;
  readonly descent: number;
}

const thresholds = {
  /** Share of bold characters in a bold line; a mark or number may be plain. */
  boldShare: 0.95,

  /** The same of italic characters. */
  italicShare: 0.95,

  /** The same of characters of a fixed-pitch font, which may lack some signs. */
  fixedShare: 0.9,
};

const known = new WeakMap<TextLine, LineLook>();

export function lookOf(line: TextLine, fonts: readonly FontFace[]): LineLook {
  let look = known.get(line);

  if (look === undefined) {
    look = readLook(line, fonts);
    known.set(line, look);
  }

  return look;
}

function readLook(line: TextLine, fonts: readonly FontFace[]): LineLook {
  const letters = line.glyphs.filter(({ glyph }) => /[\p{L}\p{N}]/u.test(glyph.text));
  const counted = (letters.length > 0 ? letters : line.glyphs).map(({ glyph }) => glyph);
  const faces = counted.map((glyph) => faceOfGlyph(glyph, fonts));
  const { family, ascent, descent } = commonest(faces) ?? unknownFace;
  const share = (test: (face: FontFace) => boolean): number =>
    faces.filter(test).length / Math.max(1, faces.length);

  return {
    family,
    sizePoints: line.sizePoints,
    bold: share((face) => face.bold) > thresholds.boldShare,
    italic: share((face) => face.italic) > thresholds.italicShare,
    fixedPitch: share((face) => face.fixedPitch) > thresholds.fixedShare,
    colour: commonest(counted.map((glyph) => glyph.colour)) ?? '000000',
    ascent: ascent * line.sizePoints,
    descent: descent * line.sizePoints,
  };
}
