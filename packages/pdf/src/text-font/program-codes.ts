import type { PdfDocument } from '../document.ts';
import { glyphName } from '../font/cff-read.ts';
import { macRomanEncoding } from '../font/encodings.ts';
import { textOfGlyph } from '../font/glyph-unicode.ts';
import { readCodeGlyphs } from '../font/truetype-codes.ts';
import type { TrueTypeTables } from '../font/truetype-subset.ts';
import { readOutline } from '../font/type1-charstring.ts';
import type { PdfDict } from '../objects.ts';
import { type CodeNames, possibleNames } from '../optimise/glyph-names.ts';
import { readEmbeddedProgram } from './embedded-program.ts';
import { trueTypeTexts } from './truetype-texts.ts';

/** Facts about the codes of a simple font that its program knows. */
export interface ProgramCodes {
  nameOf(code: number): string | undefined;
  textOf(code: number): string | undefined;
  /** Width in thousandths of the size. */
  widthOf(code: number): number | undefined;
}

const unknown: ProgramCodes = {
  nameOf: () => undefined,
  textOf: () => undefined,
  widthOf: () => undefined,
};

export function readProgramCodes(
  document: PdfDocument,
  font: PdfDict,
  names: CodeNames | undefined,
): ProgramCodes {
  const found = readEmbeddedProgram(document, font);

  switch (found?.kind) {
    case 'truetype':
      return trueTypeCodes(found.program, names);
    case 'cff': {
      const { program } = found;

      return namedCodes(
        (code) =>
          program.encoding[code] === undefined ? undefined : glyphName(program, program.encoding[code]),
        () => undefined,
      );
    }
    case 'type1': {
      const { program } = found;

      return namedCodes(
        (code) => program.encoding[code],
        (code) => {
          const name = names?.differences.get(code) ?? names?.base?.[code] ?? program.encoding[code];
          const outline = name === undefined ? undefined : readOutline(program, name);

          return outline === undefined ? undefined : outline.width * (program.fontMatrix[0] ?? 0.001) * 1000;
        },
      );
    }
    default:
      return unknown;
  }
}

function namedCodes(
  nameOf: (code: number) => string | undefined,
  widthOf: (code: number) => number | undefined,
): ProgramCodes {
  return { nameOf, widthOf, textOf: (code) => textOfGlyph(nameOf(code) ?? '') };
}

function trueTypeCodes(program: TrueTypeTables, names: CodeNames | undefined): ProgramCodes {
  const texts = trueTypeTexts(program);
  const glyphsOf = readCodeGlyphs(program);
  const glyphOf = (code: number): number | undefined =>
    glyphsOf?.(code, names === undefined ? [] : possibleNames(names, code))?.find((glyph) => glyph !== 0);

  return {
    // Programs without characters in their tables come from writers on the Macintosh.
    nameOf: (code) => macRomanEncoding[code],
    textOf: (code) => texts.get(glyphOf(code) ?? 0),
    widthOf: (code) => trueTypeWidth(program, glyphOf(code) ?? 0),
  };
}

function trueTypeWidth({ tables }: TrueTypeTables, glyph: number): number | undefined {
  const view = (tag: string) => {
    const table = tables.get(tag) ?? new Uint8Array();

    return new DataView(table.buffer, table.byteOffset, table.byteLength);
  };
  const [head, header, metrics] = [view('head'), view('hhea'), view('hmtx')];

  if (head.byteLength < 20 || header.byteLength < 36) {
    return undefined;
  }

  const place = Math.min(glyph, header.getUint16(34) - 1) * 4;

  return place >= 0 && place + 2 <= metrics.byteLength
    ? (metrics.getUint16(place) / (head.getUint16(18) || 1000)) * 1000
    : undefined;
}
