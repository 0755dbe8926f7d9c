import type { PdfDocument } from '../document.ts';
import { coreGlyphTexts } from '../font/core-glyph-order.ts';
import { isName, type PdfDict, PdfName } from '../objects.ts';
import { hasProgram } from './embedded-program.ts';

/** Texts that the `ToUnicode` map must tell as the order does, so that the order tells those it leaves out. */
const fewestAgreeing = { ascii: 5, later: 2 } as const;

/** Share of the told texts that may differ: a soft hyphen for a hyphen. */
const mostDiffering = 0.1;

/** Families that viewers take from the system when they are not embedded. */
const coreFamily = /^(?:Arial|TimesNewRoman|CourierNew)/;

/**
 * Texts by glyph of a TrueType font whose codes are glyphs of the order of Arial and Times New Roman: those that its
 * `ToUnicode` map leaves out, where the map confirms the order, and all of an unembedded font of these families.
 */
export function coreOrderTexts(
  document: PdfDocument,
  inner: PdfDict,
  toUnicode: (code: number) => string | undefined,
): (glyph: number) => string | undefined {
  const map = document.get(inner, 'CIDToGIDMap');

  if (!isName(document.get(inner, 'Subtype'), 'CIDFontType2') || (map !== null && !isName(map, 'Identity'))) {
    return () => undefined;
  }

  const isCore = isUnembeddedCore(document, inner);
  const { ascii, later } = coreGlyphTexts;
  const hasAscii = isCore || confirms(toUnicode, ascii, fewestAgreeing.ascii);
  const hasLater = isCore || (hasAscii && confirms(toUnicode, later, fewestAgreeing.later));

  return (glyph) => (hasAscii ? ascii.get(glyph) : undefined) ?? (hasLater ? later.get(glyph) : undefined);
}

function confirms(
  toUnicode: (code: number) => string | undefined,
  order: ReadonlyMap<number, string>,
  fewest: number,
): boolean {
  let told = 0;
  let agreeing = 0;

  for (const [glyph, text] of order) {
    const mapped = toUnicode(glyph);
    told += mapped === undefined ? 0 : 1;
    agreeing += mapped?.normalize('NFKC') === text.normalize('NFKC') ? 1 : 0;
  }

  return agreeing >= fewest && told - agreeing <= told * mostDiffering;
}

function isUnembeddedCore(document: PdfDocument, inner: PdfDict): boolean {
  const name = document.get(inner, 'BaseFont');

  return (
    name instanceof PdfName && coreFamily.test(name.value.replaceAll(' ', '')) && !hasProgram(document, inner)
  );
}
