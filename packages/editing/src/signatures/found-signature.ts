import type { PdfDict, PdfRef } from '@octavo/pdf/objects';

/** Signature of a document, as its field leads to it. */
export interface FoundSignature {
  /** Full name of the field; empty for one that no field holds. */
  readonly field: string;
  /** Field, or the widget that is merged with it; null when it is a direct object. */
  readonly fieldRef: PdfRef | null;
  readonly fieldDict: PdfDict | null;
  /** Signature dictionary. */
  readonly dict: PdfDict;
  /** Object that holds the signature dictionary; null when the dictionary is direct within its field. */
  readonly ref: PdfRef | null;
}
