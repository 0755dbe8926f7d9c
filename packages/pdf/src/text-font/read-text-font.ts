import type { PdfDocument } from '../document.ts';
import { dictOf, isName, nameOf, type PdfDict } from '../objects.ts';
import type { CodeMaps } from './code-maps.ts';
import { readCompositeFont } from './composite-font.ts';
import { readSimpleFont } from './simple-font.ts';
import type { TextFont } from './text-font.ts';
import { readType3Font } from './type3-font.ts';

/** Font that readers use for text whose font is missing. */
const missingFont = dictOf({
  Type: nameOf('Font'),
  Subtype: nameOf('Type1'),
  BaseFont: nameOf('Helvetica'),
  Encoding: nameOf('WinAnsiEncoding'),
});

/** Reads a font by its dictionary; null stands for one that is missing. */
export function readTextFont(document: PdfDocument, dict: PdfDict | null, codeMaps: CodeMaps): TextFont {
  const font = dict ?? missingFont;
  const subtype = document.get(font, 'Subtype');

  if (isName(subtype, 'Type3')) {
    return readType3Font(document, font);
  }

  return isName(subtype, 'Type0')
    ? readCompositeFont(document, font, codeMaps)
    : readSimpleFont(document, font);
}
