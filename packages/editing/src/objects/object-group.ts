import type { Crop } from '@octavo/contract/edits/objects';
import type { Matrix } from '@octavo/pdf/matrix';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { editNotFound } from '../edit-failures.ts';
import type { EditableObject } from './editable-object.ts';
import type { PathStyle } from './path-style.ts';

/** Copies that one operation made, which change together. */
export class ObjectGroup implements EditableObject {
  readonly #members: readonly EditableObject[];

  constructor(members: readonly EditableObject[]) {
    this.#members = members;
  }

  get isPicture(): boolean {
    return this.#members.length === 1 && this.#only.isPicture;
  }

  transform(change: Matrix): void {
    this.#members.forEach((member) => member.transform(change));
  }

  place(matrix: Matrix, crop: Crop): void {
    this.#only.place(matrix, crop);
  }

  show(picture: PdfPicture): void {
    this.#only.show(picture);
  }

  style(change: PathStyle): void {
    this.#members.forEach((member) => member.style(change));
  }

  delete(): void {
    this.#members.forEach((member) => member.delete());
  }

  get #only(): EditableObject {
    const [only] = this.#members;

    if (only === undefined) {
      throw editNotFound('no copies');
    }

    return only;
  }
}
