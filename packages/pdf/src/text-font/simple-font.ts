import type { PdfDocument } from '../document.ts';
import { dingbatEncoding, type Encoding, standardEncoding, symbolEncoding } from '../font/encodings.ts';
import { textOfGlyph } from '../font/glyph-unicode.ts';
import { standardWidths } from '../font/standard-widths.ts';
import { type PdfDict, PdfName } from '../objects.ts';
import { codeNames } from '../optimise/glyph-names.ts';
import { hasProgram } from './embedded-program.ts';
import { type ProgramCodes, readProgramCodes } from './program-codes.ts';
import { simpleWidths } from './simple-widths.ts';
import { singleByteCodes } from './single-byte.ts';
import type { TextFont } from './text-font.ts';
import { readToUnicode } from './to-unicode.ts';

/** Reads a Type 1 or TrueType font (ISO 32000-2, 9.6.2 and 9.6.3). */
export function readSimpleFont(document: PdfDocument, font: PdfDict): TextFont {
  const baseFont = document.get(font, 'BaseFont');
  const name = baseFont instanceof PdfName ? baseFont.value.replace(/^[A-Z]{6}\+/, '') : '';
  const names = codeNames(document, font);
  const toUnicode = readToUnicode(document, font);
  const texts = new Map<number, string>();
  // Font programs are read only for codes that the dictionary says nothing about.
  let program: ProgramCodes | undefined;
  const programCodes = () => (program ??= readProgramCodes(document, font, names));
  const isEmbedded = hasProgram(document, font);
  const builtIn = isEmbedded ? undefined : builtInEncoding(name);
  const nameOf = (code: number) =>
    names?.differences.get(code) ??
    (names?.base ?? builtIn)?.[code] ??
    (isEmbedded ? programCodes().nameOf(code) : undefined) ??
    standardEncoding[code];
  const metrics = simpleWidths(document, font, {
    standardOf: (code) => {
      const standard = standardWidths(name);
      const glyph = nameOf(code);

      return standard?.ofCode(code) ?? (glyph === undefined ? undefined : standard?.ofName(glyph));
    },
    programOf: (code) => programCodes().widthOf(code),
  });
  const readText = (code: number): string => {
    const mapped = toUnicode(code);

    if (mapped !== undefined) {
      return mapped;
    }

    const named = names?.differences.get(code) ?? (names?.base ?? builtIn)?.[code];

    return (
      (named === undefined ? undefined : textOfGlyph(named)) ??
      (isEmbedded ? programCodes().textOf(code) : undefined) ??
      textOfGlyph(nameOf(code) ?? '') ??
      ''
    );
  };

  return {
    dict: font,
    kind: 'simple',
    isVertical: false,
    read: (bytes, at) => singleByteCodes[bytes[at]!]!,
    ...metrics,
    textOf({ code }) {
      const text = texts.get(code) ?? readText(code);
      texts.set(code, text);

      return text;
    },
  };
}

function builtInEncoding(name: string): Encoding {
  if (name.startsWith('Symbol')) {
    return symbolEncoding;
  }

  return name.startsWith('ZapfDingbats') ? dingbatEncoding : standardEncoding;
}
