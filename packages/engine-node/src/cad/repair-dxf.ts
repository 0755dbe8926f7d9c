import type { CadDocument } from '@node-projects/acad-ts';
import { numberOf } from './dxf-entities.ts';
import { type DxfGroup, endOfEntry } from './dxf-groups.ts';

/**
 * Subclass marker: the class of the data that follows. Files of R12 and earlier, and handmade ones, lack it
 * (DXF reference, 100).
 */
const markCode = 100;

/**
 * Adds missing subclass markers to tables, polylines and dimensions; without them the library loses the first
 * entry of a table, and polylines and dimensions entirely.
 *
 * @returns the same groups when nothing is missing.
 */
export function withMarks(groups: readonly DxfGroup[]): readonly DxfGroup[] {
  const repaired: DxfGroup[] = [];
  let copied = 0;

  for (let start = 0; start < groups.length; start += 1) {
    const marked = groups[start]?.code === 0 ? markedEntry(groups, start) : null;

    if (marked !== null) {
      append(repaired, groups, copied, start);
      append(repaired, marked, 0, marked.length);
      copied = endOfEntry(groups, start);
    }
  }

  if (copied === 0) {
    return groups;
  }

  append(repaired, groups, copied, groups.length);

  return repaired;
}

/** Appends groups one by one: spreading a whole file's groups into `push` would exceed the argument limit. */
function append(target: DxfGroup[], groups: readonly DxfGroup[], start: number, end: number): void {
  for (const group of groups.slice(start, end)) {
    target.push(group);
  }
}

/** Null for an entry that has its markers or needs none. */
function markedEntry(groups: readonly DxfGroup[], start: number): DxfGroup[] | null {
  const type = groups[start]?.value ?? '';
  const mark = markers.get(type);

  if (mark === undefined) {
    return null;
  }

  const end = endOfEntry(groups, start);
  const isEmptyTable = type === 'TABLE' && groups[end]?.value === 'ENDTAB';

  return isEmptyTable ? null : mark(groups.slice(start, end));
}

const markers: ReadonlyMap<string, (entry: readonly DxfGroup[]) => DxfGroup[] | null> = new Map(
  Object.entries({
    TABLE: (entry) => (hasMark(entry, /^AcDb/) ? null : [...entry, markOf('AcDbSymbolTable')]),
    POLYLINE: markedPolyline,
    DIMENSION: markedDimension,
  }),
);

function hasMark(entry: readonly DxfGroup[], name: RegExp): boolean {
  return entry.some(({ code, value }) => code === markCode && name.test(value.trim()));
}

function markOf(value: string): DxfGroup {
  return { code: markCode, value };
}

function markedPolyline(entry: readonly DxfGroup[]): DxfGroup[] | null {
  const [type, ...rest] = entry;

  if (type === undefined || hasMark(entry, /^AcDb(?:[23]dPolyline|PolygonMesh|PolyFaceMesh)$/)) {
    return null;
  }

  const flags = numberOf(entry, 70);
  const name =
    (flags & 64) !== 0
      ? 'AcDbPolyFaceMesh'
      : (flags & 16) !== 0
        ? 'AcDbPolygonMesh'
        : (flags & 8) !== 0
          ? 'AcDb3dPolyline'
          : 'AcDb2dPolyline';

  return [type, markOf(name), ...rest];
}

/** Keyed by the lower bits of group 70. */
const dimensionMarks: Readonly<Record<number, string>> = {
  0: 'AcDbAlignedDimension',
  1: 'AcDbAlignedDimension',
  2: 'AcDb2LineAngularDimension',
  3: 'AcDbDiametricDimension',
  4: 'AcDbRadialDimension',
  5: 'AcDb3PointAngularDimension',
  6: 'AcDbOrdinateDimension',
};

/**
 * Groups specific to a kind of dimension. Group 70, the kind itself, is among them because it would take the
 * place of a marker.
 */
const ofSort: ReadonlySet<number> = new Set([13, 14, 15, 16, 23, 24, 25, 26, 33, 34, 35, 36, 40, 50, 52, 70]);
const firstExtended = 1000;

/** Puts the groups common to all dimensions first, then those of its kind. */
function markedDimension(entry: readonly DxfGroup[]): DxfGroup[] | null {
  const sort = numberOf(entry, 70) & 7;
  const name = dimensionMarks[sort];

  if (name === undefined || hasMark(entry, /^AcDb.+Dimension$/)) {
    return null;
  }

  const plain = entry.filter(({ code }) => code < firstExtended);
  const isTurned = sort !== 0 || plain.some(({ code }) => code === 50);

  return [
    ...plain.filter(({ code }) => !ofSort.has(code)),
    markOf(name),
    ...plain.filter(({ code }) => ofSort.has(code)),
    // The library distinguishes rotated from aligned dimensions by the presence of an angle.
    ...(isTurned ? [] : [{ code: 50, value: '0' }]),
    ...entry.filter(({ code }) => code >= firstExtended),
  ];
}

/** Switches off layers with a negative color, whose sign the library ignores. */
export function switchLayersOff(document: CadDocument, groups: readonly DxfGroup[]): void {
  const off = new Set<string>();
  let name: string | null = null;

  for (const { code, value } of groups) {
    if (code === 0) {
      name = value === 'LAYER' ? '' : null;
    } else if (name === '' && code === 2) {
      name = value;
    } else if (name !== null && code === 62 && Number(value) < 0) {
      off.add(name.toLowerCase());
    }
  }

  for (const layer of document.layers ?? []) {
    layer.isOn = layer.isOn && !off.has(layer.name.toLowerCase());
  }
}
