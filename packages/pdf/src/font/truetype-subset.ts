/**
 * Tables a TrueType program inside a PDF must keep (ISO 32000-2, 9.9.1); `cmap` and `post` are needed only to
 * name glyphs of simple fonts, all other tables serve font menus and layout engines.
 */
const requiredTables = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];
const keptTables = [...requiredTables, 'cvt ', 'fpgm', 'prep', 'vhea', 'vmtx'];
const simpleFontTables = ['cmap', 'post', 'OS/2'];

interface SfntTable {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

export interface TrueTypeTables {
  readonly version: number;
  readonly tables: ReadonlyMap<string, Uint8Array>;
  readonly glyphCount: number;
}

/** The table directory of a TrueType program; undefined when it is not one or is cut short. */
export function readTrueType(bytes: Uint8Array): TrueTypeTables | undefined {
  if (bytes.length < 12) {
    return undefined;
  }

  const view = viewOf(bytes);
  const version = view.getUint32(0);

  // 'true' is Apple's version number for the same format.
  if (version !== 0x00010000 && version !== 0x74727565) {
    return undefined;
  }

  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(4);

  for (let index = 0; index < count && 12 + index * 16 + 16 <= bytes.length; index += 1) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const start = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);

    if (start + length > bytes.length) {
      if (keptTables.includes(tag)) {
        return undefined;
      }

      continue;
    }

    tables.set(tag, bytes.subarray(start, start + length));
  }

  const maxp = tables.get('maxp');

  if (requiredTables.some((tag) => !tables.has(tag)) || maxp === undefined || maxp.length < 6) {
    return undefined;
  }

  return { version, tables, glyphCount: viewOf(maxp).getUint16(4) };
}

/**
 * Empties the glyphs that are not in `keep`, by glyph index; indices stay, so nothing that refers to them has
 * to change. `forSimpleFont` keeps the tables that give glyphs codes and names. Undefined when the font
 * cannot be subset.
 */
export function subsetTrueType(
  bytes: Uint8Array,
  keep: ReadonlySet<number>,
  forSimpleFont: boolean,
): Uint8Array | undefined {
  const font = readTrueType(bytes);
  const glyf = font?.tables.get('glyf');
  const offsets = font === undefined ? undefined : readLocations(font);

  if (font === undefined || glyf === undefined || offsets === undefined) {
    return undefined;
  }

  const wanted = withComponents(glyf, offsets, keep);

  if (wanted === undefined) {
    return undefined;
  }

  const outlines = packOutlines(glyf, offsets, wanted);
  const tags = forSimpleFont ? [...keptTables, ...simpleFontTables] : keptTables;
  const rewritten = new Map<string, Uint8Array>([
    ['glyf', outlines.glyf],
    ['loca', outlines.loca],
    ['head', withLocationFormat(font.tables.get('head')!, outlines.isLong)],
    ['hmtx', withoutMetrics(font, wanted)],
  ]);
  const tables = tags.flatMap((tag) => {
    const table = rewritten.get(tag) ?? font.tables.get(tag);

    return table === undefined || (table.length === 0 && tag !== 'glyf') ? [] : [{ tag, bytes: table }];
  });

  return writeTrueType(font.version, tables);
}

export function readLocations(font: TrueTypeTables): number[] | undefined {
  const head = font.tables.get('head')!;
  const loca = font.tables.get('loca')!;
  const glyf = font.tables.get('glyf')!;

  if (head.length < 54) {
    return undefined;
  }

  const isLong = viewOf(head).getInt16(50) !== 0;
  const view = viewOf(loca);
  const entries = Math.min(Math.floor(loca.length / (isLong ? 4 : 2)), font.glyphCount + 1);

  if (entries < 2) {
    return undefined;
  }

  const offsets: number[] = [];

  for (let index = 0; index < entries; index += 1) {
    offsets.push(isLong ? view.getUint32(index * 4) : view.getUint16(index * 2) * 2);
  }

  const ordered = offsets.every((offset, index) => index === 0 || offset >= offsets[index - 1]!);

  return ordered && offsets.at(-1)! <= glyf.length ? offsets : undefined;
}

/** Returns the wanted glyphs and `.notdef`, with every glyph used by their composites. */
function withComponents(
  glyf: Uint8Array,
  offsets: readonly number[],
  keep: ReadonlySet<number>,
): Set<number> | undefined {
  const view = viewOf(glyf);
  const wanted = new Set<number>();
  const pending = [0, ...keep];

  for (let glyph = pending.pop(); glyph !== undefined; glyph = pending.pop()) {
    const start = offsets[glyph];
    const end = offsets[glyph + 1];

    if (wanted.has(glyph) || start === undefined || end === undefined) {
      continue;
    }

    wanted.add(glyph);

    if (end - start < 10 || view.getInt16(start) >= 0) {
      continue;
    }

    const components = componentsOf(view, start + 10, end);

    if (components === undefined) {
      return undefined;
    }

    pending.push(...components);
  }

  return wanted;
}

const argumentsAreWords = 0x0001;
const hasScale = 0x0008;
const moreComponents = 0x0020;
const hasTwoScales = 0x0040;
const hasMatrix = 0x0080;

function componentsOf(view: DataView, start: number, end: number): number[] | undefined {
  const components: number[] = [];
  let position = start;

  for (;;) {
    if (position + 4 > end) {
      return undefined;
    }

    const flags = view.getUint16(position);
    components.push(view.getUint16(position + 2));
    position += 4 + ((flags & argumentsAreWords) === 0 ? 2 : 4);

    if ((flags & hasScale) !== 0) {
      position += 2;
    } else if ((flags & hasTwoScales) !== 0) {
      position += 4;
    } else if ((flags & hasMatrix) !== 0) {
      position += 8;
    }

    if ((flags & moreComponents) === 0) {
      return components;
    }
  }
}

function packOutlines(glyf: Uint8Array, offsets: readonly number[], wanted: ReadonlySet<number>) {
  const lengths = offsets.slice(1).map((end, glyph) => {
    const length = wanted.has(glyph) ? end - offsets[glyph]! : 0;

    return (length + 3) & ~3;
  });
  const size = lengths.reduce((sum, length) => sum + length, 0);
  const isLong = size >= 0x20000;
  const packed = new Uint8Array(size);
  const loca = new Uint8Array(offsets.length * (isLong ? 4 : 2));
  const view = viewOf(loca);
  let position = 0;

  for (const [glyph, length] of lengths.entries()) {
    if (length > 0) {
      packed.set(glyf.subarray(offsets[glyph], offsets[glyph + 1]), position);
    }

    position += length;

    if (isLong) {
      view.setUint32((glyph + 1) * 4, position);
    } else {
      view.setUint16((glyph + 1) * 2, position / 2);
    }
  }

  return { glyf: packed, loca, isLong };
}

/** Copies with the constructor: the bytes may be a Node Buffer, whose `slice` shares memory. */
function withLocationFormat(head: Uint8Array, isLong: boolean): Uint8Array {
  const changed = new Uint8Array(head);
  viewOf(changed).setInt16(50, isLong ? 1 : 0);

  return changed;
}

/** Sets the metrics of removed glyphs to zero, which compresses well. */
function withoutMetrics(font: TrueTypeTables, wanted: ReadonlySet<number>): Uint8Array {
  const metrics = new Uint8Array(font.tables.get('hmtx')!);
  const hhea = font.tables.get('hhea')!;
  const full = hhea.length >= 36 ? viewOf(hhea).getUint16(34) : 0;

  // The last full entry gives the advance of every glyph after it.
  for (let glyph = 0; glyph < full - 1; glyph += 1) {
    if (!wanted.has(glyph)) {
      metrics.fill(0, glyph * 4, glyph * 4 + 4);
    }
  }

  return metrics;
}

export function writeTrueType(version: number, unsorted: readonly SfntTable[]): Uint8Array {
  const tables = [...unsorted].sort((one, other) => (one.tag < other.tag ? -1 : 1));
  const directory = 12 + tables.length * 16;
  const size = tables.reduce((sum, table) => sum + ((table.bytes.length + 3) & ~3), directory);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, version);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);

  let position = directory;
  let headAt = 0;

  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = 12 + index * 16;
    file.set(bytes, position);

    if (tag === 'head') {
      headAt = position;
      view.setUint32(position + 8, 0);
    }

    for (let character = 0; character < 4; character += 1) {
      file[entry + character] = tag.charCodeAt(character);
    }

    view.setUint32(entry + 4, checksum(view, position, bytes.length));
    view.setUint32(entry + 8, position);
    view.setUint32(entry + 12, bytes.length);
    position += (bytes.length + 3) & ~3;
  }

  view.setUint32(headAt + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);

  return file;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;

  for (let position = start; position < start + length; position += 4) {
    sum = (sum + view.getUint32(position)) >>> 0;
  }

  return sum;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
