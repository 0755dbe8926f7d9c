import type { Drawing } from '../drawing.ts';
import { type PathSegment, type RgbColor, rectanglePath } from '../path-operators.ts';
import type { WidgetLook } from './widget-look.ts';

/** Lights and shades of borders that look raised or sunk, as Acrobat draws them. */
const light: RgbColor = [1, 1, 1];
const middle: RgbColor = [0.75, 0.75, 0.75];
const dark: RgbColor = [0.5, 0.5, 0.5];

/** Distance from a side of a field to what is inside of its border. */
export function edgeOf({ borderWidth, borderStyle }: WidgetLook): number {
  return isRelief(borderStyle) ? 2 * borderWidth : borderWidth;
}

/** Draws background and border of a field (ISO 32000-2, tables 168 and 192). */
export function drawBox(drawing: Drawing, look: WidgetLook, shape: 'rectangle' | 'circle'): void {
  const { background, border, borderWidth: width, borderStyle } = look;

  if (background !== null) {
    drawing.drawPath(outline(look, shape, 0), { fill: background });
  }

  if (width === 0) {
    return;
  }

  if (isRelief(borderStyle) && shape === 'rectangle') {
    drawRelief(drawing, look, borderStyle);
  }

  if (border === null) {
    return;
  }

  if (borderStyle === 'underline') {
    const y = look.height - width / 2;
    drawing.drawPath(
      [
        { kind: 'move', x: 0, y },
        { kind: 'line', x: look.width, y },
      ],
      { stroke: { color: border, width } },
    );
  } else {
    drawing.drawPath(outline(look, shape, width / 2), {
      stroke: { color: border, width, ...(borderStyle === 'dashed' ? { dashes: look.dashes } : {}) },
    });
  }
}

function isRelief(style: WidgetLook['borderStyle']): style is 'beveled' | 'inset' {
  return style === 'beveled' || style === 'inset';
}

/** Draws the light and the shade inside of a border. */
function drawRelief(drawing: Drawing, look: WidgetLook, style: 'beveled' | 'inset'): void {
  const { borderWidth: near, width, height } = look;
  const far = 2 * near;
  const [upper, lower] = style === 'beveled' ? [light, dark] : [dark, middle];
  const [right, bottom] = [width - near, height - near];
  const [innerRight, innerBottom] = [width - far, height - far];
  const corners = (points: readonly (readonly [number, number])[]): PathSegment[] =>
    points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));

  drawing.drawPath(
    corners([
      [near, bottom],
      [near, near],
      [right, near],
      [innerRight, far],
      [far, far],
      [far, innerBottom],
    ]),
    { fill: upper },
  );
  drawing.drawPath(
    corners([
      [right, near],
      [right, bottom],
      [near, bottom],
      [far, innerBottom],
      [innerRight, innerBottom],
      [innerRight, far],
    ]),
    { fill: lower },
  );
}

/** Control point distance of the Bézier curve for a quarter circle of radius 1. */
const circle = 0.5523;

function outline(
  { width, height }: WidgetLook,
  shape: 'rectangle' | 'circle',
  inset: number,
): readonly PathSegment[] {
  if (shape === 'rectangle') {
    return rectanglePath({ left: inset, top: inset, width: width - 2 * inset, height: height - 2 * inset });
  }

  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) / 2 - inset];
  const arm = radius * circle;

  return [
    { kind: 'move', x: x - radius, y },
    { kind: 'curve', points: [x - radius, y - arm, x - arm, y - radius, x, y - radius] },
    { kind: 'curve', points: [x + arm, y - radius, x + radius, y - arm, x + radius, y] },
    { kind: 'curve', points: [x + radius, y + arm, x + arm, y + radius, x, y + radius] },
    { kind: 'curve', points: [x - arm, y + radius, x - radius, y + arm, x - radius, y] },
    { kind: 'close' },
  ];
}
