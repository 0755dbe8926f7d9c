import type { PdfPicture } from '@octavo/pdf/picture/picture';
import type { EditContext } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';
import type { FamilyAppliers } from '../families.ts';
import { AddedImage } from './added-image.ts';
import { ObjectEdits } from './object-edits.ts';
import { placeMatrix } from './picture-place.ts';

export const appliers: FamilyAppliers<'image'> = {
  'image.add': async (context, operation) => {
    const page = context.page(operation.page);
    const picture = await pictureOf(context, operation.asset);
    ObjectEdits.of(context).add(operation.id, page, new AddedImage(page, picture, operation));
  },

  'image.replace': async (context, { page: key, target, asset }) => {
    const object = ObjectEdits.of(context).picture(context.page(key), target);
    object.show(await pictureOf(context, asset));
  },

  'image.place': (context, { page: key, target, place }) => {
    const page = context.page(key);
    const object = ObjectEdits.of(context).picture(page, target);
    object.place(placeMatrix(page.space, place), place.crop);
  },

  'image.delete': (context, { page: key, target }) => {
    ObjectEdits.of(context).picture(context.page(key), target).delete();
  },
};

/** @throws Failure `edit-not-possible` */
async function pictureOf({ host }: EditContext, asset: string): Promise<PdfPicture> {
  const picture = await host.pictureOf(asset);

  if (picture === null) {
    throw editNotPossible('asset-missing');
  }

  return picture;
}
