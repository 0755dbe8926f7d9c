import { applyTo, compose, cross, planeOf, point, unit } from './geometry/affine.ts';
import { Path } from './geometry/path.ts';
import { paintRuns } from './paint-letters.ts';
import { strokePlain } from './paint-lines.ts';
import type { Brush } from './painting.ts';
import type { ToleranceShape } from './shapes.ts';
import { layOutParagraphs } from './text/paragraph-layout.ts';

/** Row height and padding beside its text, for text of height 1. */
const rowHeight = 2;
const besideText = 0.6;

/** Paints a feature control frame (ISO 1101): one box per cell, as wide as its content. */
export function paintTolerance(brush: Brush, shape: ToleranceShape): void {
  const { height, style } = shape;
  const x = unit(shape.direction);
  const z = planeOf(shape.normal).z;
  const frame = compose(brush.map, { x, y: unit(cross(z, x), point(0, 1)), z, o: shape.at });
  const outlines = new Path();

  for (const [row, cells] of shape.rows.entries()) {
    const bottom = -(row + 0.5) * rowHeight * height;
    let left = 0;

    for (const cell of cells) {
      const laid = layOutParagraphs(
        {
          kind: 'paragraph',
          content: cell,
          at: shape.at,
          direction: shape.direction,
          normal: shape.normal,
          horizontal: 'left',
          vertical: 'middle',
          height,
          width: 0,
          lineSpacing: 1,
          exactSpacing: false,
          widthFactor: 1,
          oblique: 0,
          style,
          ground: null,
          groundScale: 1,
          framed: false,
        },
        brush.settings.shelf,
      );
      const width = Math.max(laid.right, 0) + 2 * besideText * height;
      const corner = (along: number, up: number) => applyTo(frame, point(along, up));
      const top = bottom + rowHeight * height;
      outlines.polygon([
        corner(left, bottom),
        corner(left + width, bottom),
        corner(left + width, top),
        corner(left, top),
      ]);

      for (const { runs, x: at, y, state } of laid.texts) {
        const place = { x: left + besideText * height + at, y: y + (bottom + top) / 2 };
        paintRuns(brush, frame, runs, place, state);
      }

      left += width;
    }
  }

  if (!outlines.isEmpty) {
    strokePlain(brush, outlines);
  }
}
