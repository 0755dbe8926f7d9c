import { applyTo, lengthOf, minus, plus, point, times, unit } from './geometry/affine.ts';
import { Path } from './geometry/path.ts';
import { paintRuns } from './paint-letters.ts';
import { strokePlain } from './paint-lines.ts';
import { type Brush, pointsPerMillimetre } from './painting.ts';
import type { FrameShape, MaskShape } from './shapes.ts';
import { faceOf, setInFonts, widthOf } from './text/fonts.ts';

const white = [255, 255, 255] as const;

/** Largest share of the frame width the name may take, and the largest text height. */
const nameShare = 0.8;
const largestLetters = 3.5 * pointsPerMillimetre;

/** Paints the outline of an unavailable picture with its name inside. */
export function paintFrame(brush: Brush, { corners, name }: FrameShape): void {
  const [first, second, , last] = corners.map((corner) => applyTo(brush.map, corner));
  const outline = new Path().polygon(corners.map((corner) => applyTo(brush.map, corner)));
  strokePlain(brush, outline);

  if (first === undefined || second === undefined || last === undefined || !brush.settings.canvas.isPaper) {
    return;
  }

  const along = minus(second, first);
  const up = minus(last, first);
  const runs = setInFonts(
    name,
    brush.settings.shelf.fontsOf(faceOf({ font: '', bold: false, italic: false })),
  );
  const natural = widthOf(runs, 1);

  if (natural === 0) {
    return;
  }

  const height = Math.min((lengthOf(along) * nameShare) / natural, lengthOf(up) / 4, largestLetters);
  const middle = plus(first, times(plus(along, up), 0.5));
  const frame = { x: unit(along), y: unit(up, point(0, 1)), z: point(0, 0, 1), o: middle };
  paintRuns(
    brush,
    frame,
    runs,
    { x: (-natural * height) / 2, y: -height / 2 },
    { height, widthFactor: 1, oblique: 0 },
  );
}

export function paintMask(brush: Brush, { corners, framed }: MaskShape): void {
  const outline = new Path().polygon(corners.map((corner) => applyTo(brush.map, corner)));
  brush.settings.canvas.cover(outline, { color: white, opacity: 1 }, 'evenodd');

  if (framed) {
    strokePlain(brush, outline);
  }
}
