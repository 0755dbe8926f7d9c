import type { Functions, WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Names of the functions that take numbers alone and give back a result of one type. */
type Taking<Result> = {
  [Name in keyof Functions]: Functions[Name] extends readonly [readonly 'number'[], Result] ? Name : never;
}[keyof Functions];

/** Called for each glyph, or for each point of a path. */
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
 * Lets what is called a million times go straight to PDFium: the library's own way looks each function up by its name
 * and copies its arguments, which takes longer than what most of them do.
 */
export function callDirectly(library: WrappedPdfiumModule): void {
  // Declared as memory functions alone, though the object holds all that PDFium exports.
  const exported = library.pdfium.wasmExports as unknown as Readonly<
    Record<string, (...numbers: readonly number[]) => number>
  >;

  for (const name of givingNumbers) {
    Object.assign(library, { [name]: exported[name] ?? library[name] });
  }

  for (const name of givingBooleans) {
    const call = exported[name];

    if (call !== undefined) {
      // Arguments beyond those of the function are dropped; naming them spares an array for each call.
      const asked = (a: number, b: number, c: number, d: number, e: number) => call(a, b, c, d, e) !== 0;
      Object.assign(library, { [name]: asked });
    }
  }
}
