import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Crop } from '@octavo/contract/edits/objects';
import type { ContentMark, Drawing } from '@octavo/pdf/edit/drawing';
import { matrixText } from '@octavo/pdf/edit/number-text';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import type { EditContext, EditPage } from '../edit-context.ts';
import { cropOperators } from './base-crop.ts';
import type { EditableObject } from './editable-object.ts';
import { mergedStyle, type PathStyle } from './path-style.ts';
import { placeFor, placeMatrix, readPlace } from './picture-place.ts';
import { sizeAsShown, uprightMatrix } from './upright-picture.ts';

/** Picture that the list adds. It is drawn when all operations are known, in the order in which it was added. */
export class AddedImage implements EditableObject {
  readonly isPicture = true;
  readonly #page: EditPage;
  readonly #drawing: Drawing;
  readonly #description: string;
  #picture: PdfPicture;
  #matrix: Matrix;
  #crop: Crop;
  #style: PathStyle;
  #isDeleted = false;

  constructor(page: EditPage, picture: PdfPicture, operation: OperationOf<'image.add'>) {
    const { place, under, opacity, description } = operation;
    this.#page = page;
    this.#drawing = page.edited.reserve({ under });
    this.#description = description;
    this.#picture = picture;
    this.#matrix = placeMatrix(page.space, place);
    this.#crop = place.crop;
    this.#style = { opacity };
  }

  transform(change: Matrix): void {
    this.#matrix = multiply(this.#matrix, change);
  }

  place(matrix: Matrix, crop: Crop): void {
    this.#matrix = matrix;
    this.#crop = crop;
  }

  show(picture: PdfPicture): void {
    const { place } = readPlace(this.#page.space, this.#matrix, this.#crop);
    this.#picture = picture;
    const next = placeFor(place, 0, sizeAsShown(picture));
    this.place(placeMatrix(this.#page.space, next), next.crop);
  }

  style(change: PathStyle): void {
    this.#style = mergedStyle(this.#style, change);
  }

  delete(): void {
    this.#isDeleted = true;
  }

  draw({ editor, tags }: EditContext): void {
    if (this.#isDeleted) {
      return;
    }

    const { resources } = this.#drawing;
    const { opacity = 1 } = this.#style;
    const state = opacity < 1 ? resources.nameOf('ExtGState', editor.graphicsState({ opacity })) : null;
    const mark: ContentMark =
      tags !== null && this.#description !== ''
        ? tags.add('Figure', this.#page.edited, this.#description)
        : { kind: 'artifact' };

    this.#drawing.drawOperators(
      [
        ...(state === null ? [] : [`/${state} gs`]),
        `${matrixText(this.#matrix)} cm`,
        ...cropOperators(this.#crop),
        `${matrixText(uprightMatrix(this.#picture, [1, 0, 0, 1, 0, 0]))} cm`,
        `/${resources.nameOf('XObject', editor.image(this.#picture))} Do`,
      ].join('\n'),
      mark,
    );
  }
}
