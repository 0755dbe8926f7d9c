import { type CadDocument, type Insert, Matrix4, SpatialFilter } from '@node-projects/acad-ts';
import { type Affine, applyTo, compose, inverseOf, type Point3, point } from '@octavo/cad/geometry/affine';
import { numberOf } from './dxf-entities.ts';
import { type DxfGroup, endOfEntry } from './dxf-groups.ts';
import { pointOf } from './reading.ts';

/** The polygon of XCLIP in coordinates of the block; two points are the corners of a rectangle. */
export function clipOf(insert: Insert): readonly Point3[] | null {
  const filter = filterIn(insert.xDictionary?.getEntry('ACAD_FILTER'));

  // The library's `displayBoundary` says if the filter clips (DXF reference, SPATIAL_FILTER, 71).
  if (filter === null || !filter.displayBoundary || filter.boundaryPoints.length < 2) {
    return null;
  }

  const points = filter.boundaryPoints.map(pointOf);
  const [first, second] = points;
  const corners =
    points.length > 2 || first === undefined || second === undefined
      ? points
      : [first, { ...first, x: second.x }, second, { ...first, y: second.y }];
  const ontoBlock = blockMapOf(filter);

  return corners.map((corner) => applyTo(ontoBlock, corner));
}

/**
 * Maps the boundary onto the block. The boundary is stored where the block was inserted at the time of
 * clipping and does not move with it.
 */
function blockMapOf(filter: SpatialFilter): Affine {
  const fromBoundary = inverseOf(affineOf(filter.insertTransform));
  const ontoBlock = affineOf(filter.inverseInsertTransform);

  return fromBoundary === null ? ontoBlock : compose(ontoBlock, fromBoundary);
}

function affineOf(matrix: Matrix4): Affine {
  return {
    x: point(matrix.m00, matrix.m10, matrix.m20),
    y: point(matrix.m01, matrix.m11, matrix.m21),
    z: point(matrix.m02, matrix.m12, matrix.m22),
    o: point(matrix.m03, matrix.m13, matrix.m23),
  };
}

function filterIn(dictionary: unknown): SpatialFilter | null {
  if (typeof dictionary !== 'object' || dictionary === null || !(Symbol.iterator in dictionary)) {
    return null;
  }

  // The library's dictionaries iterate over their entries.
  for (const entry of dictionary as Iterable<unknown>) {
    if (entry instanceof SpatialFilter) {
      return entry;
    }
  }

  return null;
}

const matrixNumbers = 12;

/** Corrects the clips of a DXF file: the library reads the second matrix in place of the first. */
export function correctClips(document: CadDocument, groups: readonly DxfGroup[]): void {
  for (let start = 0; start < groups.length; start += 1) {
    if (groups[start]?.code !== 0 || groups[start]?.value !== 'SPATIAL_FILTER') {
      continue;
    }

    const entry = groups.slice(start, endOfEntry(groups, start));
    const handle = Number.parseInt(entry.find(({ code }) => code === 5)?.value ?? '', 16);
    const filter = document.getCadObject(handle);

    if (filter instanceof SpatialFilter) {
      correctClip(filter, entry);
    }
  }
}

function correctClip(filter: SpatialFilter, entry: readonly DxfGroup[]): void {
  const numbers = entry.filter(({ code }) => code === 40).map(({ value }) => Number.parseFloat(value));
  // The distance of the front plane comes before the matrices, and has the same code.
  const matrices = numbers.slice(numbers.length % matrixNumbers);
  filter.displayBoundary = numberOf(entry, 71) !== 0;

  if (matrices.length === 2 * matrixNumbers && matrices.every(Number.isFinite)) {
    filter.inverseInsertTransform = matrixOf(matrices.slice(0, matrixNumbers));
    filter.insertTransform = matrixOf(matrices.slice(matrixNumbers));
  }
}

/** Builds a matrix from its rows; the last row is not stored, as it is always the same. */
function matrixOf(numbers: readonly number[]): Matrix4 {
  return new Matrix4([...numbers, 0, 0, 0, 1]);
}
