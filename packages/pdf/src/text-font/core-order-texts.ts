import type { PdfDocument } from '../document.ts';
import { coreGlyphTexts } from '../font/core-glyph-order.ts';
import { isName, type PdfDict, PdfName } from '../objects.ts';
import { hasProgram } from './embedded-program.ts';

/** Texts of the order that the `ToUnicode` map must have, so that the order gives those it leaves out. */
const fewestAgreeing = { ascii: 5, later: 2 } as const;
/** The same for a font that is named like one of this order: few have other glyphs in the place of one. */
const fewestOfCore = 1;

/** Share of its texts that may differ: a soft hyphen for a hyphen. */
const mostDiffering = 0.1;

/** Names of fonts of this order, without spaces. Viewers take them from the system when they are not embedded. */
const coreFont =
  /^(?:[A-Z]{6}\+)?(?:Arial|TimesNewRoman|CourierNew)(?:PS)?(?:MT)?(?:[-,](?:Bold|Italic|Oblique|Regular)+(?:MT)?)?$/;

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

  const { ascii, later } = coreGlyphTexts;
  const fewest = fewestFor(document, inner);
  const hasAscii = confirms(toUnicode, ascii, fewest.ascii);
  const hasLater = hasAscii && confirms(toUnicode, later, fewest.later);

  return (glyph) => (hasAscii ? ascii.get(glyph) : undefined) ?? (hasLater ? later.get(glyph) : undefined);
}

/** True when a map has at least so many texts of an order, and hardly any other. */
function confirms(
  toUnicode: (code: number) => string | undefined,
  order: ReadonlyMap<number, string>,
  fewest: number,
): boolean {
  let mapped = 0;
  let agreeing = 0;

  for (const [glyph, text] of order) {
    // A space has this place in other orders, too.
    const own = text === ' ' ? undefined : toUnicode(glyph);
    mapped += own === undefined ? 0 : 1;
    agreeing += own?.normalize('NFKC') === text.normalize('NFKC') ? 1 : 0;
  }

  return agreeing >= fewest && mapped - agreeing <= mapped * mostDiffering;
}

function fewestFor(document: PdfDocument, inner: PdfDict): Readonly<Record<'ascii' | 'later', number>> {
  const name = document.get(inner, 'BaseFont');

  if (!(name instanceof PdfName) || !coreFont.test(name.value.replaceAll(' ', ''))) {
    return fewestAgreeing;
  }

  return hasProgram(document, inner) ? { ascii: fewestOfCore, later: fewestOfCore } : { ascii: 0, later: 0 };
}
