import { readCff } from './cff-read.ts';
import { subsetCidCff } from './cff-subset.ts';
import { readKernPairs } from './kern-table.ts';
import { readUnicodeMap } from './truetype-codes.ts';
import { subsetTrueType, writeTrueType } from './truetype-subset.ts';

/** Font file used for setting text; lengths in ems. */
export class SfntFont {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital letter. */
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  readonly kind: 'truetype' | 'cff';
  /** The font file, which is a collection when `index` is not 0. */
  readonly bytes: Uint8Array;
  /** Position in a collection. */
  readonly index: number;

  readonly #tables: ReadonlyMap<string, Uint8Array>;
  readonly #glyphs: ReadonlyMap<number, number>;
  readonly #fullMetrics: number;
  #cids: readonly number[] | null = null;
  #kerning: ReadonlyMap<number, number> | null = null;

  private constructor(
    bytes: Uint8Array,
    name: string,
    index: number,
    tables: ReadonlyMap<string, Uint8Array>,
  ) {
    const head = viewOf(tables.get('head')!);
    const hhea = viewOf(tables.get('hhea')!);
    this.bytes = bytes;
    this.index = index;
    this.#tables = tables;
    this.name = name;
    this.kind = tables.has('glyf') ? 'truetype' : 'cff';
    this.unitsPerEm = head.getUint16(18) || 1000;
    this.box = [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)].map(
      (edge) => edge / this.unitsPerEm,
    ) as unknown as [number, number, number, number]; // `map` keeps the four elements
    this.ascent = hhea.getInt16(4) / this.unitsPerEm;
    this.descent = hhea.getInt16(6) / this.unitsPerEm;
    this.#fullMetrics = Math.max(1, hhea.getUint16(34));
    this.#glyphs = readUnicodeMap(tables.get('cmap')!);
    this.capHeight = this.#capHeight();
  }

  /**
   * Null when the font has no outlines or lacks a required table, so that it cannot be embedded. `index` chooses
   * a font of a collection.
   */
  static read(bytes: Uint8Array, name: string, index = 0): SfntFont | null {
    const tables = readTables(bytes, index);
    const needed = ['head', 'hhea', 'hmtx', 'cmap', 'maxp'];
    const drawn = tables.has('glyf') || tables.has('CFF ');

    return drawn && needed.every((tag) => tables.has(tag)) ? new SfntFont(bytes, name, index, tables) : null;
  }

  glyphOf(character: number): number {
    return this.#glyphs.get(character) ?? 0;
  }

  advanceOf(glyph: number): number {
    const metrics = viewOf(this.#tables.get('hmtx')!);
    const place = Math.min(glyph, this.#fullMetrics - 1) * 4;

    return place + 2 <= metrics.byteLength ? metrics.getUint16(place) / this.unitsPerEm : 0;
  }

  /** Distance between two glyphs, as the `kern` table has it. */
  kernOf(left: number, right: number): number {
    this.#kerning ??= readKernPairs(this.#tables.get('kern') ?? new Uint8Array());

    return (this.#kerning.get(left * 0x10000 + right) ?? 0) / this.unitsPerEm;
  }

  /** CID of a glyph, its number in the text of a document (ISO 32000-2, 9.7.4.2). */
  cidOf(glyph: number): number {
    if (this.kind === 'truetype') {
      return glyph;
    }

    // Codes of a font without CIDs are glyph numbers (9.7.4.2).
    if (this.#cids === null) {
      const program = readCff(this.#tables.get('CFF ')!);
      this.#cids = program.isCidKeyed ? program.charset : [];
    }

    return this.#cids.length === 0 ? glyph : (this.#cids[glyph] ?? 0);
  }

  /** Font program with only these glyphs, or the whole program when it cannot be subset. */
  subset(glyphs: ReadonlySet<number>): Uint8Array {
    if (this.kind === 'truetype') {
      const program = isCollection(this.bytes) ? this.#alone() : this.bytes;

      return subsetTrueType(program, glyphs, false) ?? program;
    }

    const program = this.#tables.get('CFF ')!;

    return subsetCidCff(program, new Set([...glyphs].map((glyph) => this.cidOf(glyph)))) ?? program;
  }

  /** The font of a collection as a file of its own. */
  #alone(): Uint8Array {
    return writeTrueType(
      0x00010000,
      [...this.#tables].map(([tag, bytes]) => ({ tag, bytes })),
    );
  }

  #capHeight(): number {
    const os2 = this.#tables.get('OS/2');

    // sCapHeight is part of the table since its version 2.
    if (os2 !== undefined && os2.length >= 90 && viewOf(os2).getUint16(0) >= 2) {
      const height = viewOf(os2).getInt16(88) / this.unitsPerEm;

      if (height > 0.3 && height < 1.2) {
        return height;
      }
    }

    return 0.72;
  }
}

const collectionTag = 0x74746366;

function isCollection(bytes: Uint8Array): boolean {
  return viewOf(bytes).getUint32(0) === collectionTag;
}

/** Reads the tables of a font file, or of one font of a collection; truncated tables are left out. */
function readTables(bytes: Uint8Array, index: number): Map<string, Uint8Array> {
  const tables = new Map<string, Uint8Array>();

  if (bytes.length < 16) {
    return tables;
  }

  const view = viewOf(bytes);
  const collected = isCollection(bytes);

  if (index > 0 && (!collected || index >= view.getUint32(8) || 16 + index * 4 > bytes.length)) {
    return tables;
  }

  const directory = collected ? view.getUint32(12 + index * 4) : 0;
  const count = directory + 12 <= bytes.length ? view.getUint16(directory + 4) : 0;

  for (let at = 0; at < count; at += 1) {
    const entry = directory + 12 + at * 16;

    if (entry + 16 > bytes.length) {
      break;
    }

    const start = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);

    if (start + length <= bytes.length) {
      tables.set(
        String.fromCharCode(...bytes.subarray(entry, entry + 4)),
        bytes.subarray(start, start + length),
      );
    }
  }

  return tables;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
