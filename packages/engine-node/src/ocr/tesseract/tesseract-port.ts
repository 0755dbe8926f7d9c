import type { RunContext } from '../../pdf/open.ts';

export interface TesseractCall {
  /** Path of a picture in a format Leptonica reads. */
  readonly path: string;
  /** Names of language data: `eng`, `chi_sim`. */
  readonly languages: readonly string[];
  /** Layout analysis: lines anywhere on the page, or in one block that fills it. */
  readonly layout: 'page' | 'block';
  readonly dpi: number;
}

/** A way to run tesseract. */
export interface TesseractPort {
  /** Names of the languages for which there is data. */
  languages(context: RunContext): Promise<ReadonlySet<string>>;
  /**
   * Runs OCR on one picture, and returns its words as hOCR.
   *
   * @throws Failure `time-limit`, `memory-limit`, `language-damaged`, `engine-crashed`
   */
  read(call: TesseractCall, context: RunContext): Promise<string>;
}

/** Page segmentation modes of tesseract. */
export const segmentations = { page: 3, block: 6 } as const;

/** Time limit of a page: small print in several languages takes tens of seconds on a busy machine. */
export const pageSeconds = 180;
