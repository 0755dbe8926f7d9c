import type { PdfDocument } from '@octavo/pdf/document';
import type { RemovedPrintData } from '@octavo/pdf/optimise/drop-print-data';
import type { RunContext } from '../pdf/open.ts';
import type { CompressionLevel, ImageSettings } from './settings.ts';

export type Goal =
  /** Only lossless changes. */
  | { readonly kind: 'lossless' }
  /** Just these settings, whatever they do to the pages. */
  | { readonly kind: 'settings'; readonly settings: ImageSettings }
  | { readonly kind: 'level'; readonly level: CompressionLevel }
  | { readonly kind: 'dpi'; readonly dpi: number }
  | { readonly kind: 'size'; readonly bytes: number };

export interface CompressRequest {
  readonly document: PdfDocument;
  /** Path of the file behind `document`, for rendering its pages. */
  readonly path: string;
  /** True when the file had to be repaired before it could be read, so that errors of reading would be kept. */
  readonly isRepaired: boolean;
  readonly goal: Goal;
  readonly place: RunContext;
  report(done: number, total: number): void;
}

export type CompressOutcome =
  | { readonly kind: 'signed' }
  /** Pages would look different whatever the settings, so the file is left unchanged. */
  | { readonly kind: 'unsafe' }
  | {
      readonly kind: 'written';
      readonly path: string;
      readonly bytes: number;
      /** Similarity of each measured page, by page index. */
      readonly pages: ReadonlyMap<number, number>;
      /** True when the requested size cannot be reached. */
      readonly missed: boolean;
      /** Null when data for printing was not removed. */
      readonly printData: RemovedPrintData | null;
    };
