import { applyTo, compose, point, translation } from './geometry/affine.ts';
import { Path } from './geometry/path.ts';
import { inkOf } from './ink.ts';
import { paintFrame, paintMask } from './paint-frame.ts';
import { paintHatch } from './paint-hatch.ts';
import {
  paintArc,
  paintFill,
  paintInfinite,
  paintLine,
  paintPoint,
  paintPolyline,
  paintSpline,
} from './paint-lines.ts';
import { paintParagraphs, paintText } from './paint-text.ts';
import { paintTolerance } from './paint-tolerance.ts';
import { paintViewport } from './paint-viewport.ts';
import type { Brush, Scope } from './painting.ts';
import type { Layer } from './pen.ts';
import type { Entity, InsertShape } from './shapes.ts';

/** Deepest block nesting; deeper nesting is an error in the file. */
const deepest = 40;

/** Paints entities in order, each with the attributes it inherits. */
export function paintEntities(entities: readonly Entity[], scope: Scope): void {
  for (const entity of entities) {
    scope.settings.budget.spend(1);
    paintEntity(entity, scope);
  }
}

function paintEntity({ pen, shape }: Entity, scope: Scope): void {
  const ink = inkOf(pen, scope.parent);
  const brush: Brush = { ...scope, ink };

  if (ink.layer.isFrozen || scope.frozen.has(ink.layer)) {
    return;
  }

  // Block contents have their own layers: only freezing the insert's layer hides them.
  if (shape.kind === 'insert') {
    return paintInsert(brush, shape);
  }

  // A viewport shows the model even when the layer of its frame is off.
  if (shape.kind === 'viewport') {
    return paintViewport(brush, shape, paintEntities, shows(ink.layer));
  }

  if (!shows(ink.layer)) {
    return;
  }

  switch (shape.kind) {
    case 'line':
      return paintLine(brush, shape);
    case 'arc':
      return paintArc(brush, shape);
    case 'polyline':
      return paintPolyline(brush, shape);
    case 'spline':
      return paintSpline(brush, shape);
    case 'fill':
      return paintFill(brush, shape);
    case 'point':
      return paintPoint(brush, shape);
    case 'infinite':
      return paintInfinite(brush, shape);
    case 'text':
      return paintText(brush, shape);
    case 'paragraph':
      return paintParagraphs(brush, shape);
    case 'group':
      return paintEntities(shape.entities, { ...scope, parent: ink });
    case 'hatch':
      return paintHatch(brush, shape);
    case 'frame':
      return paintFrame(brush, shape);
    case 'tolerance':
      return paintTolerance(brush, shape);
    case 'mask':
      return paintMask(brush, shape);
  }
}

function shows({ isOn, plots }: Layer): boolean {
  return isOn && plots;
}

function paintInsert(brush: Brush, shape: InsertShape): void {
  const { block } = shape;

  if (brush.blocks.length >= deepest || brush.blocks.includes(block.name)) {
    return;
  }

  const inside = { ...brush, parent: brush.ink, blocks: [...brush.blocks, block.name] };

  for (let row = 0; row < shape.rows; row += 1) {
    for (let column = 0; column < shape.columns; column += 1) {
      brush.settings.budget.spend(1);
      const cell = translation(point(column * shape.columnSpacing, row * shape.rowSpacing));
      const map = compose(compose(compose(brush.map, shape.frame), cell), shape.inner);
      const paint = () => paintEntities(block.entities, { ...inside, map });

      if (shape.clip === null) {
        paint();
      } else {
        const outline = new Path().polygon(shape.clip.map((corner) => applyTo(map, corner)));
        brush.settings.canvas.clip(outline, 'nonzero', paint);
      }
    }
  }

  paintEntities(shape.attributes, { ...brush, parent: brush.ink });
}
