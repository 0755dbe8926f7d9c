import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';

/** Size of a page as shown, in points. */
export function pageSize(
  document: ReadableDocument | null,
  page: number,
): { readonly width: number; readonly height: number } {
  const { sizes } = document?.description ?? {};

  // A page without a size of its own is drawn as A4.
  return { width: sizes?.[page * 2] || 595, height: sizes?.[page * 2 + 1] || 842 };
}
