import {
  applyTo,
  compose,
  cross,
  type Point3,
  planeOf,
  point,
  rotation,
  scaleOf,
  scaling,
  translation,
  unit,
} from './geometry/affine.ts';
import { Path } from './geometry/path.ts';
import { colorOf, onPaper } from './ink.ts';
import { paintRuns } from './paint-letters.ts';
import { strokePlain } from './paint-lines.ts';
import { type Brush, linePaint } from './painting.ts';
import type { ParagraphShape, TextShape } from './shapes.ts';
import { readCodes } from './text/codes.ts';
import { emOf, faceOf, setInFonts, widthOf } from './text/fonts.ts';
import { type LaidParagraphs, layOutParagraphs } from './text/paragraph-layout.ts';

export function paintText(brush: Brush, shape: TextShape): void {
  const fonts = brush.settings.shelf.fontsOf(faceOf(shape.style));
  const parts = readCodes(shape.content).map((part) => ({ ...part, runs: setInFonts(part.text, fonts) }));
  const natural = parts.reduce((sum, { runs }) => sum + widthOf(runs, shape.height), 0);
  const { height, widthFactor, angle } = fitted(shape, natural);
  const width = natural * (height / shape.height) * widthFactor;
  const font = fonts[0];

  if (font === undefined || !(width > 0) || !(height > 0)) {
    return;
  }

  brush.settings.budget.spend(shape.content.length);
  const left = { left: 0, center: -width / 2, right: -width, aligned: 0, fit: 0 }[shape.horizontal];
  const drop = { baseline: 0, bottom: -font.descent * emOf(font, height), middle: -height / 2, top: -height };
  const turned = compose(translation(shape.at), rotation(angle));
  const mirrored = compose(turned, scaling(shape.backward ? -1 : 1, shape.upsideDown ? -1 : 1));
  const frame = compose(compose(brush.map, planeOf(shape.normal)), mirrored);
  const y = drop[shape.vertical];
  let x = left;

  for (const { runs, underlined, overlined } of parts) {
    const length = widthOf(runs, height) * widthFactor;
    paintRuns(brush, frame, runs, { x, y }, { height, widthFactor, oblique: shape.oblique });

    for (const lift of [...(underlined ? [-0.2] : []), ...(overlined ? [1.2] : [])]) {
      strokeBetween(
        brush,
        applyTo(frame, point(x, y + lift * height)),
        applyTo(frame, point(x + length, y + lift * height)),
        height,
      );
    }

    x += length;
  }
}

/** Fits text between two points by changing its height or its width. */
function fitted(shape: TextShape, natural: number): { height: number; widthFactor: number; angle: number } {
  const { at, to, height, widthFactor, horizontal } = shape;
  const span = to === null ? 0 : Math.hypot(to.x - at.x, to.y - at.y);

  if (to === null || span === 0 || natural === 0 || (horizontal !== 'aligned' && horizontal !== 'fit')) {
    return { height, widthFactor, angle: shape.rotation };
  }

  const angle = Math.atan2(to.y - at.y, to.x - at.x);

  return horizontal === 'fit'
    ? { height, widthFactor: span / natural, angle }
    : { height: (height * span) / (natural * widthFactor), widthFactor, angle };
}

export function paintParagraphs(brush: Brush, shape: ParagraphShape): void {
  const laid = layOutParagraphs(shape, brush.settings.shelf);
  const x = unit(shape.direction);
  const z = planeOf(shape.normal).z;
  const placed = { x, y: unit(cross(z, x), point(0, 1)), z, o: shape.at };
  const frame = compose(brush.map, placed);
  brush.settings.budget.spend(shape.content.length);
  paintGround(brush, shape, laid, (corner) => applyTo(frame, corner));

  for (const { runs, x: left, y, state } of laid.texts) {
    paintRuns(withColor(brush, state.color), frame, runs, { x: left, y }, state);
  }

  for (const { from, to, state } of laid.rules) {
    strokeBetween(
      withColor(brush, state.color),
      applyTo(frame, point(from[0], from[1])),
      applyTo(frame, point(to[0], to[1])),
      state.height,
    );
  }
}

function paintGround(
  brush: Brush,
  shape: ParagraphShape,
  laid: LaidParagraphs,
  place: (corner: Point3) => Point3,
): void {
  if ((shape.ground === null && !shape.framed) || laid.texts.length === 0) {
    return;
  }

  const margin = shape.height * Math.max(0, shape.groundScale - 1);
  const { left, right, top, bottom } = laid;
  const outline = new Path().polygon([
    place(point(left - margin, bottom - margin)),
    place(point(right + margin, bottom - margin)),
    place(point(right + margin, top + margin)),
    place(point(left - margin, top + margin)),
  ]);

  if (shape.ground !== null) {
    const { colors } = brush.settings;
    const color = shape.ground === 'paper' ? null : colorOf(shape.ground, brush.ink.layer, brush.parent);
    brush.settings.canvas.cover(
      outline,
      { color: color === null ? [255, 255, 255] : onPaper(color, colors, true), opacity: 1 },
      'nonzero',
    );
  }

  if (shape.framed) {
    strokePlain(brush, outline);
  }
}

function withColor(brush: Brush, color: Parameters<typeof colorOf>[0] | null): Brush {
  return color === null
    ? brush
    : { ...brush, ink: { ...brush.ink, color: colorOf(color, brush.ink.layer, brush.parent) } };
}

/** Stroke width of underlines and similar rules, as a share of the text height. */
const ruleWidth = 1 / 14;

function strokeBetween(brush: Brush, from: Point3, to: Point3, height: number): void {
  const path = new Path();
  path.move(from.x, from.y);
  path.line(to.x, to.y);
  brush.settings.canvas.stroke(path, {
    ...linePaint(brush),
    width: height * scaleOf(brush.map) * ruleWidth,
    dashes: [],
    ends: 'cut',
  });
}
