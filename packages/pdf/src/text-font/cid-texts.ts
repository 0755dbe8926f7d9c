import type { PdfDocument } from '../document.ts';
import { glyphName } from '../font/cff-read.ts';
import { textOfGlyph } from '../font/glyph-unicode.ts';
import { type PdfDict, PdfName, PdfStream, PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import type { ShownCode } from './code-map.ts';
import type { CodeMaps } from './code-maps.ts';
import { coreOrderTexts } from './core-order-texts.ts';
import { readEmbeddedProgram } from './embedded-program.ts';
import { readToUnicode } from './to-unicode.ts';
import { trueTypeTexts } from './truetype-texts.ts';

/** Returns the text of a code of a composite font (ISO 32000-2, 9.10.2); empty when it is unknown. */
export function readCidTexts(
  document: PdfDocument,
  { font, inner, codeMaps }: { readonly font: PdfDict; readonly inner: PdfDict; readonly codeMaps: CodeMaps },
): (shown: ShownCode) => string {
  const toUnicode = readToUnicode(document, font);
  const encoding = document.get(font, 'Encoding');
  const encodingName = encoding instanceof PdfName ? encoding.value : '';
  const collection = collectionOf(document, inner);
  // Font programs are read only for codes that nothing else explains.
  let programTexts: ((cid: number) => string | undefined) | undefined;
  let orderTexts: ((glyph: number) => string | undefined) | undefined;

  return (shown) => {
    const { code, length, cid } = shown;
    const mapped = toUnicode(code) ?? textOfUnicodeCode(encodingName, code, length);

    if (mapped !== undefined || cid === null) {
      return mapped ?? '';
    }

    if (collection !== null) {
      return codeMaps.textsOf(collection)?.get(cid) ?? '';
    }

    programTexts ??= readProgramTexts(document, inner);

    const text = programTexts(cid);

    if (text !== undefined || cid !== code) {
      return text ?? '';
    }

    orderTexts ??= coreOrderTexts(document, inner, toUnicode);

    return orderTexts(cid) ?? '';
  };
}

/** Character collection of CIDs with a public list; null for fonts whose CIDs are their own. */
function collectionOf(document: PdfDocument, inner: PdfDict): string | null {
  const info = document.dict(inner.get('CIDSystemInfo'));
  const [registry, ordering] = ['Registry', 'Ordering'].map((key) => {
    const value = info === null ? null : document.get(info, key);

    return value instanceof PdfString ? decodeText(value.bytes) : '';
  });

  return registry === 'Adobe' && /^(?:GB1|CNS1|Japan1|Korea1|KR)$/.test(ordering ?? '')
    ? `${registry}-${ordering}`
    : null;
}

/** Text of a code of an encoding whose codes are characters, such as UniJIS-UTF16-H. */
function textOfUnicodeCode(encoding: string, code: number, length: number): string | undefined {
  if (/-UTF32-/.test(encoding)) {
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }

  if (!/-(?:UCS2|UTF16)-/.test(encoding)) {
    return undefined;
  }

  return length === 4
    ? String.fromCharCode(Math.floor(code / 0x10000), code & 0xffff)
    : String.fromCharCode(code);
}

function readProgramTexts(document: PdfDocument, inner: PdfDict): (cid: number) => string | undefined {
  const found = readEmbeddedProgram(document, inner);

  if (found?.kind === 'truetype') {
    const map = document.get(inner, 'CIDToGIDMap');
    const glyphs = map instanceof PdfStream ? document.decode(map) : null;
    const texts = trueTypeTexts(found.program);

    return (cid) =>
      texts.get(glyphs === null ? cid : ((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0));
  }

  if (found?.kind === 'cff' && !found.program.isCidKeyed) {
    const { program } = found;

    return (cid) => textOfGlyph(glyphName(program, cid));
  }

  return () => undefined;
}
