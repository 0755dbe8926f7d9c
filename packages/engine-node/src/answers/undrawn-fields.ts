import { annotationAreas } from '@octavo/pdf/content/annotation-areas';
import type { Box, PageContent, PageField } from '@octavo/pdf/content/page-content';
import type { PdfDocument } from '@octavo/pdf/document';

/**
 * Adds the filled-in fields whose appearance draws nothing: readers make one from the value. Their text can be found,
 * and never cited, because nothing on the page proves it.
 *
 * @param original the file before its fields were turned into content
 */
export function withUndrawnFields(page: PageContent, original: PdfDocument): PageContent {
  const shown = original.pages[page.pageIndex];
  const fields = shown === undefined ? [] : annotationAreas(original, shown).fields;
  const undrawn = fields.filter(
    (field) => isText(field) && !page.fields.some((other) => isSame(field, other)) && !isDrawn(field, page),
  );

  return undrawn.length === 0 ? page : { ...page, fields: [...page.fields, ...undrawn] };
}

function isText({ kind, value }: PageField): boolean {
  return (kind === 'text' || kind === 'choice') && value.trim() !== '';
}

function isSame(one: PageField, other: PageField): boolean {
  return one.name === other.name && one.left === other.left && one.top === other.top;
}

function isDrawn(field: Box, { glyphs }: PageContent): boolean {
  return glyphs.some(({ left, top, right, bottom, text }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];

    return text.trim() !== '' && x > field.left && x < field.right && y > field.top && y < field.bottom;
  });
}
