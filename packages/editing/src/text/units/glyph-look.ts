import type { RunLook } from '@octavo/contract/edits/text';
import { hexColor } from '@octavo/pdf/content/hex-color';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { DocumentFace } from './font-face.ts';
import type { PlacedGlyph } from './placed-glyph.ts';
import { type TextFrame, toFrame } from './text-frame.ts';

/** Level line of the page that may belong to text, in the frame of the text. */
export interface LevelLine {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** Places of underlines and strikes, in ems above the baseline. */
const underline = { from: -0.32, to: -0.02 };
const strike = { from: 0.16, to: 0.42 };

/** Look of a glyph; `unit` is the length of a unit of user space in points. */
export function glyphLook(
  glyph: PlacedGlyph,
  { family, bold, italic }: DocumentFace,
  { unit, lines }: { readonly unit: number; readonly lines: readonly LevelLine[] },
): Required<RunLook> {
  const rules = lines.map((line) => ruleOf(line, glyph));

  return {
    font: family,
    bold,
    italic,
    size: Math.round(glyph.em * unit * 100) / 100,
    color: colorOf(glyph.glyph),
    underline: rules.includes('underline'),
    strike: rules.includes('strike'),
  };
}

/** Role of a level line for a glyph; null for one that stands elsewhere. */
export function ruleOf(
  line: LevelLine,
  { left, right, base, em }: PlacedGlyph,
): 'underline' | 'strike' | null {
  const middle = (left + right) / 2;
  const above = (line.height - base) / em;
  const isAt = ({ from, to }: typeof underline) => above >= from && above <= to;

  if (line.left > middle || line.right < middle) {
    return null;
  }

  return isAt(underline) ? 'underline' : isAt(strike) ? 'strike' : null;
}

/** Colour of a glyph as its operators name it; black for patterns and spaces of other components. */
export function colorOf({ shown }: Glyph): string {
  const written = shown.state.renderMode % 4 === 1 ? shown.stroke : shown.fill;
  const [, operands = ''] = /([-+.\d\s]*?)\s*(?:g|rg|k|scn?|G|RG|K|SCN?)\s*$/.exec(written) ?? [];
  const parts = operands.trim() === '' ? [] : operands.trim().split(/\s+/).map(Number);

  return parts.every(Number.isFinite) ? (hexColor(parts) ?? '#000000') : '#000000';
}

/** Thickest line that underlines text, in units of user space, and the shortest. */
const thickest = 2.5;
const shortest = 2;

export function levelLines(objects: readonly PaintedObject[], frame: TextFrame): LevelLine[] {
  return objects.flatMap((object) => levelLine(object, frame) ?? []);
}

/** Level line that an object paints; null for one of another shape. */
export function levelLine(
  { kind, bounds: [x1, y1, x2, y2], isVisible }: PaintedObject,
  frame: TextFrame,
): LevelLine | null {
  const [one, other] = [toFrame(frame, [x1, y1]), toFrame(frame, [x2, y2])];
  const [width, height] = [Math.abs(other[0] - one[0]), Math.abs(other[1] - one[1])];

  return kind === 'path' && isVisible && height <= thickest && width >= shortest
    ? {
        left: Math.min(one[0], other[0]),
        right: Math.max(one[0], other[0]),
        height: (one[1] + other[1]) / 2,
      }
    : null;
}
