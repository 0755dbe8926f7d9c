/** How a PDF codes a fax picture (ISO 32000-2, table 11). */
export interface FaxCoding {
  readonly width: number;
  readonly height: number;
  /** Negative: group 4; zero: group 3 in one dimension; positive: group 3 in two. */
  readonly k: number;
  readonly blackIs1: boolean;
  readonly byteAligned: boolean;
}

const short = 3;
const long = 4;

/** Puts fax data as it is into a TIFF file of one strip (TIFF 6.0, sections 10 and 11). */
export function faxTiff(data: Uint8Array, coding: FaxCoding): Uint8Array {
  const group4 = coding.k < 0;
  const options = (coding.k > 0 ? 1 : 0) | (coding.byteAligned ? 4 : 0);
  const entries: readonly (readonly [number, number, number])[] = [
    [256, long, coding.width],
    [257, long, coding.height],
    [258, short, 1],
    [259, short, group4 ? 4 : 3],
    // A zero in the data is white (0) unless the PDF said that black is 1.
    [262, short, coding.blackIs1 ? 1 : 0],
    [273, long, 0],
    [277, short, 1],
    [278, long, coding.height],
    [279, long, data.length],
    [group4 ? 293 : 292, long, group4 ? 0 : options],
  ];
  const headerBytes = 8 + 2 + entries.length * 12 + 4;
  const file = new Uint8Array(headerBytes + data.length);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x4949, false);
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, entries.length, true);

  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 10 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, tag === 273 ? headerBytes : value, true);
  }

  file.set(data, headerBytes);

  return file;
}
