import { oneStripTiff } from './one-strip-tiff.ts';

/** Parameters of a fax picture in a PDF (ISO 32000-2, table 11). */
export interface FaxCoding {
  readonly width: number;
  readonly height: number;
  /** Negative: group 4; zero: one-dimensional group 3; positive: two-dimensional group 3. */
  readonly k: number;
  readonly blackIs1: boolean;
  readonly byteAligned: boolean;
}

/** Puts fax data unchanged into a TIFF file (TIFF 6.0, sections 10 and 11). */
export function faxTiff(data: Uint8Array, coding: FaxCoding): Uint8Array {
  const { width, height, k, blackIs1, byteAligned } = coding;
  const group4 = k < 0;
  const options = (k > 0 ? 1 : 0) | (byteAligned ? 4 : 0);

  return oneStripTiff(
    { width, height, data },
    [
      [258, 1],
      [259, group4 ? 4 : 3],
      // PhotometricInterpretation: 0 in the data is white, unless the PDF sets /BlackIs1.
      [262, blackIs1 ? 1 : 0],
    ],
    [[group4 ? 293 : 292, group4 ? 0 : options]],
  );
}
