import { oneStripTiff } from './one-strip-tiff.ts';

/** How a PDF codes a fax picture (ISO 32000-2, table 11). */
export interface FaxCoding {
  readonly width: number;
  readonly height: number;
  /** Negative: group 4; zero: group 3 in one dimension; positive: group 3 in two. */
  readonly k: number;
  readonly blackIs1: boolean;
  readonly byteAligned: boolean;
}

/** Puts fax data as it is into a TIFF file (TIFF 6.0, sections 10 and 11). */
export function faxTiff(data: Uint8Array, coding: FaxCoding): Uint8Array {
  const { width, height, k, blackIs1, byteAligned } = coding;
  const group4 = k < 0;
  const options = (k > 0 ? 1 : 0) | (byteAligned ? 4 : 0);

  return oneStripTiff(
    { width, height, data },
    [
      [258, 1],
      [259, group4 ? 4 : 3],
      // A zero in the data is white (0) unless the PDF said that black is 1.
      [262, blackIs1 ? 1 : 0],
    ],
    [[group4 ? 293 : 292, group4 ? 0 : options]],
  );
}
