import type { Functions, WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Names of functions that take only numbers and return the given type. */
type Taking<Result> = {
  [Name in keyof Functions]: Functions[Name] extends readonly [readonly 'number'[], Result] ? Name : never;
}[keyof Functions];

/** Functions called for each glyph or each point of a path. */
const givingNumbers = [
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_IsGenerated',
  'FPDFText_IsHyphen',
  'FPDFPage_GetObject',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPageObj_GetType',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetType',
  'FPDFClipPath_GetPathSegment',
] as const satisfies readonly Taking<'number'>[];

const givingBooleans = [
  'FPDFText_GetCharOrigin',
  'FPDFText_GetLooseCharBox',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPathSegment_GetClose',
  'FPDFPathSegment_GetPoint',
] as const satisfies readonly Taking<'boolean'>[];

/**
 * Calls frequently used functions of PDFium directly: the library's wrapper looks up each function by name
 * and copies its arguments, which takes longer than most of the calls.
 */
export function callDirectly(library: WrappedPdfiumModule): void {
  // Typed as memory functions only, although the object has all exports of PDFium.
  const exported = library.pdfium.wasmExports as unknown as Readonly<
    Record<string, (...numbers: readonly number[]) => number>
  >;

  for (const name of givingNumbers) {
    Object.assign(library, { [name]: exported[name] ?? library[name] });
  }

  for (const name of givingBooleans) {
    const call = exported[name];

    if (call !== undefined) {
      // Surplus arguments are dropped; naming them saves an array per call.
      const asked = (a: number, b: number, c: number, d: number, e: number) => call(a, b, c, d, e) !== 0;
      Object.assign(library, { [name]: asked });
    }
  }
}
