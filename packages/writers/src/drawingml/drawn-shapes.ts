import type { PagePath } from '@octavo/pdf/content/page-content';
import { shapeOfPath, strokedShape } from './path-shape.ts';
import type { DrawnShape } from './shape.ts';

/** A shape with its index in the painting order of its page. */
interface OrderedShape {
  readonly order: number;
  readonly shape: DrawnShape;
}

interface DrawnShapes {
  readonly shapes: readonly OrderedShape[];
  /** Paths that cannot be expressed as shapes and must be rendered. */
  readonly others: readonly PagePath[];
}

/** Converts paths to shapes; a fill followed by a stroke of the same path becomes one shape. */
export function drawnShapes(paths: readonly PagePath[]): DrawnShapes {
  const shapes: OrderedShape[] = [];
  const others: PagePath[] = [];

  for (const path of paths) {
    const shape = shapeOfPath(path);

    if (shape === null) {
      others.push(path);
      continue;
    }

    const last = shapes.at(-1);
    const both = last === undefined ? null : strokedShape(last.shape, shape);

    if (last !== undefined && both !== null) {
      shapes[shapes.length - 1] = { order: last.order, shape: both };
    } else {
      shapes.push({ order: path.order, shape });
    }
  }

  return { shapes, others };
}
