import { fillRemoved } from './fill-removed.ts';
import type { Jpeg, JpegComponent } from './jpeg-read.ts';
import { forwardTransform, inverseTransform, zigzag } from './jpeg-transform.ts';

/** Pixels of a row, from the first to before the last. */
type RemovedSpan = readonly [from: number, to: number];

/**
 * Removes pixels from a JPEG. Blocks without removed pixels keep their coefficients, so that they look the same to
 * the bit; others are encoded again with the same quantisation. Undefined when its tables cannot be read.
 */
export function removeFromJpeg(
  jpeg: Jpeg,
  removedOf: (row: number) => readonly RemovedSpan[],
): Jpeg | undefined {
  const tables = quantisationTables(jpeg.segments);
  const mostAcross = Math.max(...jpeg.components.map(({ across }) => across));
  const mostDown = Math.max(...jpeg.components.map(({ down }) => down));
  const components = jpeg.components.map((component) => {
    const table = tables.get(component.quantisation);
    const scale = { x: component.across / mostAcross, y: component.down / mostDown };

    return table === undefined
      ? undefined
      : removeFrom(component, table, (row) => keptSamples(jpeg, component, scale, removedOf, row));
  });

  return components.every((component) => component !== undefined) ? { ...jpeg, components } : undefined;
}

/** 1 for each sample of a component's row that shows a pixel that is kept. */
function keptSamples(
  { width, height }: Jpeg,
  { blocksWide }: JpegComponent,
  scale: { readonly x: number; readonly y: number },
  removedOf: (row: number) => readonly RemovedSpan[],
  row: number,
): Uint8Array {
  const kept = new Uint8Array(blocksWide * 8);
  const end = Math.ceil((row + 1) / scale.y);

  for (let y = Math.floor(row / scale.y); y < end; y += 1) {
    let from = 0;

    // Samples beyond the picture fill its last blocks and go with the nearest row and column.
    for (const [start, next] of removedOf(Math.min(height - 1, y))) {
      kept.fill(1, Math.floor(from * scale.x), start > from ? Math.ceil(start * scale.x) : 0);
      from = next;
    }

    if (from < width) {
      kept.fill(1, Math.floor(from * scale.x));
    }
  }

  return kept;
}

function removeFrom(
  component: JpegComponent,
  table: Uint16Array,
  keptOfRow: (row: number) => Uint8Array,
): JpegComponent {
  const { blocksWide, blocksHigh } = component;
  const coefficients = component.coefficients.slice();
  const lost: number[] = [];
  const intact: number[] = [];

  for (let blockRow = 0; blockRow < blocksHigh; blockRow += 1) {
    const rows = Array.from({ length: 8 }, (_, y) => keptOfRow(blockRow * 8 + y));

    for (let column = 0; column < blocksWide; column += 1) {
      const kept = rows.map((row) => row.subarray(column * 8, column * 8 + 8));
      const count = kept.reduce((sum, row) => sum + row.reduce((ones, each) => ones + each, 0), 0);
      const block = blockRow * blocksWide + column;
      const values = coefficients.subarray(block * 64, block * 64 + 64);

      if (count === 0) {
        values.fill(0);
        lost.push(block);
      } else {
        intact.push(block);
      }

      if (count > 0 && count < 64) {
        encodeAgain(values, table, kept);
      }
    }
  }

  fillLost(coefficients, { blocksWide, lost, intact });

  return { ...component, coefficients };
}

function encodeAgain(values: Int16Array, table: Uint16Array, kept: readonly Uint8Array[]): void {
  const block = new Float64Array(64);

  for (const [index, place] of zigzag.entries()) {
    block[place] = values[index]! * table[index]!;
  }

  const samples = inverseTransform(block);
  fillRemoved(samples, { width: 8, height: 8, pixelBytes: 1 }, (row) => kept[row]!);
  const changed = forwardTransform(samples);

  for (const [index, place] of zigzag.entries()) {
    values[index] = Math.round(changed[place]! / table[index]!);
  }
}

/** Gives blocks that lost everything the mean of the nearest block in their row or column, so that no edge shows. */
function fillLost(
  coefficients: Int16Array,
  {
    blocksWide,
    lost,
    intact,
  }: { readonly blocksWide: number; readonly lost: readonly number[]; readonly intact: readonly number[] },
): void {
  const columns = intact.map((block) => block % blocksWide);
  const rows = intact.map((block) => Math.floor(block / blocksWide));
  const bounds = {
    left: least(columns),
    right: -least(columns.map((column) => -column)),
    top: least(rows),
    bottom: -least(rows.map((row) => -row)),
  };

  for (const block of intact.length === 0 ? [] : lost) {
    const column = Math.min(bounds.right, Math.max(bounds.left, block % blocksWide));
    const row = Math.min(bounds.bottom, Math.max(bounds.top, Math.floor(block / blocksWide)));
    coefficients[block * 64] = coefficients[(row * blocksWide + column) * 64]!;
  }
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

/** Quantisation tables by number, in the order of the file (ITU-T T.81, B.2.4.1). */
function quantisationTables(segments: readonly Uint8Array[]): ReadonlyMap<number, Uint16Array> {
  const tables = new Map<number, Uint16Array>();

  for (const segment of segments.filter((each) => each[1] === 0xdb)) {
    for (let at = 4; at < segment.length; ) {
      const [precision, number] = [segment[at]! >> 4, segment[at]! & 15];
      const bytes = precision === 0 ? 1 : 2;
      const table = Uint16Array.from({ length: 64 }, (_, index) => {
        const first = segment[at + 1 + index * bytes] ?? 0;

        return bytes === 1 ? first : (first << 8) | (segment[at + 2 + index * bytes] ?? 0);
      });
      tables.set(number, table);
      at += 1 + 64 * bytes;
    }
  }

  return tables;
}
