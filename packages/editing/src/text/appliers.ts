import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { EditContext, EditPage } from '../edit-context.ts';
import type { FamilyAppliers } from '../families.ts';
import { addText } from './add/add-text.ts';
import { EditedText } from './edited-text.ts';
import { DocumentFonts } from './fonts/document-fonts.ts';

/** Texts of the pages of each list that is being applied. */
const texts = new WeakMap<EditContext, Map<string, EditedText>>();

/** Fonts by the glyphs of the page that they are used for: their programs are read once while a page is typed in. */
const fonts = new WeakMap<readonly Glyph[], DocumentFonts>();

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
  const pages = texts.get(context) ?? new Map<string, EditedText>();
  texts.set(context, pages);
  const page = context.page(key);
  const text = pages.get(key) ?? new EditedText(context, page, fontsFor(context, page));
  pages.set(key, text);

  return text;
}

function fontsFor(context: EditContext, page: EditPage): DocumentFonts {
  const { glyphs } = context.content(page);
  const known = fonts.get(glyphs) ?? new DocumentFonts(context.editor);
  fonts.set(glyphs, known);

  return known;
}
