import type { GreyPicture } from './grey-picture.ts';

/** Size and bytes of a picture, encoded as the fields declare. */
interface Strip {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const short = 3;
const long = 4;

type TiffFields = readonly (readonly [tag: number, value: number])[];

/**
 * Builds a TIFF file of one strip with the data unchanged (TIFF 6.0, section 2). `shortFields` have two
 * bytes, others four.
 */
export function oneStripTiff(
  { width, height, data }: Strip,
  shortFields: TiffFields,
  longFields: TiffFields = [],
): Uint8Array {
  const count = shortFields.length + longFields.length + 6;
  const headerBytes = 8 + 2 + count * 12 + 4;
  const shorts = [...shortFields, [277, 1]] as const;
  const longs = [
    ...longFields,
    [256, width],
    [257, height],
    [273, headerBytes],
    [278, height],
    [279, data.length],
  ] as const;
  const entries = [
    ...shorts.map(([tag, value]) => ({ tag, type: short, value })),
    ...longs.map(([tag, value]) => ({ tag, type: long, value })),
  ].sort((one, other) => one.tag - other.tag);
  const file = new Uint8Array(headerBytes + data.length);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x4949, false);
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, count, true);

  for (const [index, { tag, type, value }] of entries.entries()) {
    const at = 10 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, value, true);
  }

  file.set(data, headerBytes);

  return file;
}

/** Builds an uncompressed grey TIFF (TIFF 6.0, section 4), the fastest form for programs that read TIFF. */
export function greyTiff(picture: GreyPicture): Uint8Array {
  return oneStripTiff(picture, [
    [258, 8],
    [259, 1],
    [262, 1],
  ]);
}
