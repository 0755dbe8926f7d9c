import type { Crop } from '@octavo/contract/edits/objects';
import type { Matrix } from '@octavo/pdf/matrix';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import type { PathStyle } from './path-style.ts';

/** Object of a page while the operations of a list change it. Matrices lead to user space of the page. */
export interface EditableObject {
  readonly isPicture: boolean;
  /** Applies a transformation of user space. */
  transform(change: Matrix): void;
  /** Gives a picture another matrix, from its unit square, and another crop. */
  place(matrix: Matrix, crop: Crop): void;
  /** Shows another picture in the middle of its place. */
  show(picture: PdfPicture): void;
  style(change: PathStyle): void;
  delete(): void;
}
