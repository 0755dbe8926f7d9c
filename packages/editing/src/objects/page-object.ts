import type { Crop } from '@octavo/contract/edits/objects';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { identity, type Matrix, multiply } from '@octavo/pdf/matrix';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { editNotPossible } from '../edit-failures.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import { baseCrop } from './base-crop.ts';
import type { EditableObject } from './editable-object.ts';
import { inverseOf } from './matrices.ts';
import type { PaintState } from './paint-states.ts';
import { mergedStyle, type PathStyle } from './path-style.ts';
import { placeFor, placeMatrix, readPlace } from './picture-place.ts';
import { sizeAsShown } from './upright-picture.ts';

/** Object of the base and the state in which it is painted. */
export interface OriginalObject {
  readonly painted: PaintedObject;
  readonly state: PaintState;
}

/** Object of the base with everything that the list changes about it. */
export class EditedObject implements EditableObject {
  readonly painted: PaintedObject;
  readonly state: PaintState;
  readonly #space: PageSpace;
  #change: Matrix = identity;
  #matrix: Matrix;
  #crop: Crop | null = null;
  #picture: PdfPicture | null = null;
  #style: PathStyle = {};
  #isDeleted = false;
  #isPlaced = false;

  constructor({ painted, state }: OriginalObject, space: PageSpace) {
    this.painted = painted;
    this.state = state;
    this.#space = space;
    this.#matrix = painted.matrix;
  }

  get isPicture(): boolean {
    return this.painted.kind === 'image';
  }

  /** Transformation of user space since the base; its clips, masks and patterns follow it. */
  get change(): Matrix {
    return this.#change;
  }

  /** Matrix from the unit square of a picture to user space. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  get crop(): Crop {
    return this.#crop ?? baseCrop(this.painted.matrix, this.state);
  }

  /** True for a picture whose crop is decided by the list, in place of the clips around it. */
  get hasOwnCrop(): boolean {
    return this.#crop !== null;
  }

  /** Picture in place of its own. */
  get picture(): PdfPicture | null {
    return this.#picture;
  }

  get look(): PathStyle {
    return this.#style;
  }

  /** True when it keeps its look, wherever it moves. */
  get isPlain(): boolean {
    const { fill, stroke, opacity } = this.#style;

    return (
      !this.#isPlaced &&
      this.#picture === null &&
      fill === undefined &&
      stroke === undefined &&
      opacity === undefined
    );
  }

  get isDeleted(): boolean {
    return this.#isDeleted;
  }

  transform(change: Matrix): void {
    this.#crop = this.isPicture ? this.crop : null;
    this.#change = multiply(this.#change, change);
    this.#matrix = multiply(this.#matrix, change);
  }

  place(matrix: Matrix, crop: Crop): void {
    const back = inverseOf(this.#matrix);

    if (back === null) {
      throw editNotPossible('object-without-area');
    }

    this.#change = multiply(this.#change, multiply(back, matrix));
    this.#matrix = matrix;
    this.#crop = crop;
    this.#isPlaced = true;
  }

  show(picture: PdfPicture): void {
    const { place } = readPlace(this.#space, this.#matrix, this.crop);
    const quarters = this.#isPlaced ? 0 : Math.round(place.angle / 90);
    const next = placeFor(place, quarters, sizeAsShown(picture));
    this.#matrix = placeMatrix(this.#space, next);
    this.#crop = next.crop;
    this.#picture = picture;
  }

  style(change: PathStyle): void {
    this.#style = mergedStyle(this.#style, change);
  }

  delete(): void {
    this.#isDeleted = true;
  }
}
