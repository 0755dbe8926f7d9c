import {
  ExtendedDataCoordinate,
  ExtendedDataReal,
  ExtendedDataString,
  type Viewport,
} from '@node-projects/acad-ts';
import type { ViewportShape } from '@octavo/cad/shapes';
import { pointOf } from './reading.ts';

type View = Pick<ViewportShape, 'viewCenter' | 'viewHeight' | 'viewTarget' | 'viewDirection' | 'twist'>;

/** View of a viewport. Files of R14 and earlier keep it in extended data (DXF reference, MVIEW). */
export function viewOf(viewport: Viewport): View {
  const own = {
    viewCenter: pointOf(viewport.viewCenter),
    viewHeight: viewport.viewHeight,
    viewTarget: pointOf(viewport.viewTarget),
    viewDirection: pointOf(viewport.viewDirection),
    twist: viewport.twistAngle,
  };

  return viewport.viewHeight > 0 ? own : (legacyView(viewport) ?? own);
}

function legacyView({ extendedData }: Viewport): View | null {
  for (const [, { records }] of extendedData) {
    if (!records.some((record) => record instanceof ExtendedDataString && record.value === 'MVIEW')) {
      continue;
    }

    const points = records.flatMap((record) =>
      record instanceof ExtendedDataCoordinate ? [pointOf(record.value)] : [],
    );
    const numbers = records.flatMap((record) => (record instanceof ExtendedDataReal ? [record.value] : []));
    const [viewTarget, viewDirection] = points;
    const [twist = 0, viewHeight = 0, x = 0, y = 0] = numbers;

    if (viewTarget !== undefined && viewDirection !== undefined) {
      return { viewTarget, viewDirection, twist, viewHeight, viewCenter: { x, y, z: 0 } };
    }
  }

  return null;
}
