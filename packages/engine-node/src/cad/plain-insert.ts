import { identity } from '@octavo/cad/geometry/affine';
import type { CadBlock, InsertShape } from '@octavo/cad/shapes';

/** Inserts a block unscaled at its own coordinates. */
export function plainInsert(block: CadBlock): InsertShape {
  return {
    kind: 'insert',
    block,
    frame: identity,
    inner: identity,
    columns: 1,
    rows: 1,
    columnSpacing: 0,
    rowSpacing: 0,
    attributes: [],
    clip: null,
  };
}
