import { textOfGlyph } from './glyph-unicode.ts';

/** Glyphs 0 to 2 show nothing: `.notdef`, `.null` and the carriage return. */
const firstGlyph = 3;

/** The glyphs after those of ASCII. */
const laterNames =
  'Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrave acircumflex adieresis atilde ' +
  'aring ccedilla eacute egrave ecircumflex edieresis iacute igrave icircumflex idieresis ntilde oacute ' +
  'ograve ocircumflex odieresis otilde uacute ugrave ucircumflex udieresis dagger degree cent sterling ' +
  'section bullet paragraph germandbls registered copyright trademark acute dieresis notequal AE Oslash ' +
  'infinity plusminus lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine ' +
  'ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical florin approxequal Delta ' +
  'guillemotleft guillemotright ellipsis Agrave Atilde Otilde OE oe endash emdash quotedblleft ' +
  'quotedblright quoteleft quoteright divide lozenge ydieresis Ydieresis fraction Euro guilsinglleft ' +
  'guilsinglright fi fl daggerdbl periodcentered quotesinglbase quotedblbase perthousand Acircumflex ' +
  'Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex Ograve ' +
  'Uacute Ucircumflex Ugrave dotlessi circumflex tilde macron breve dotaccent ring cedilla hungarumlaut ' +
  'ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenbar Eth eth Yacute yacute Thorn thorn minus ' +
  'multiply onesuperior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve ' +
  'Idotaccent Scedilla scedilla Cacute cacute Ccaron ccaron dcroat';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const later = laterNames.split(' ').map((name) => textOfGlyph(name) ?? '');

/**
 * Texts by glyph of Arial, Times New Roman and Courier New: the glyph set of the Macintosh (OpenType, table `post`,
 * format 1) without its no-break space and apple, and with the euro. Many fonts share the order of ASCII.
 */
export const coreGlyphTexts = {
  ascii: numbered(ascii, firstGlyph),
  later: numbered(later, firstGlyph + ascii.length),
} as const;

function numbered(texts: readonly string[], first: number): ReadonlyMap<number, string> {
  return new Map(texts.map((text, index) => [first + index, text]));
}
