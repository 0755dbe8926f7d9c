import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { EditContext } from '../edit-context.ts';
import type { FamilyAppliers } from '../families.ts';
import { addText } from './add/add-text.ts';
import { EditedText } from './edited-text.ts';
import { DocumentFonts } from './fonts/document-fonts.ts';

/** Texts of the pages of each list that is being applied. */
const texts = new WeakMap<
  EditContext,
  { readonly fonts: DocumentFonts; readonly pages: Map<string, EditedText> }
>();

export const appliers: FamilyAppliers<'text'> = {
  'text.replace': (context, { id, page, range, runs, paragraph, fit }) =>
    textOf(context, page).replace({ operation: id, range, runs, paragraph, fit }),
  'text.move': moveText,
  'text.delete': (context, { page, range }) => textOf(context, page).remove(range),
  'text.add': addText,
};

function moveText(context: EditContext, { page, range, by }: OperationOf<'text.move'>): void {
  textOf(context, page).move(range, context.page(page).space.userShift(by));
}

function textOf(context: EditContext, key: string): EditedText {
  const known = texts.get(context) ?? { fonts: new DocumentFonts(context.editor), pages: new Map() };
  texts.set(context, known);
  const text = known.pages.get(key) ?? new EditedText(context, context.page(key), known.fonts);
  known.pages.set(key, text);

  return text;
}
