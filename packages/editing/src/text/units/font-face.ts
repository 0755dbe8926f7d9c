import type { RunLook } from '@octavo/contract/edits/text';
import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfDict, PdfName } from '@octavo/pdf/objects';

/** Family and style of a font of a document. */
export interface DocumentFace {
  /** Name without the prefix of a subset, such as `Garamond-Italic`. */
  readonly name: string;
  readonly family: NonNullable<RunLook['font']>;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Flags of a font descriptor (ISO 32000-2, table 121). */
const flags = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 1 << 18 };

const monoNames = /mono|courier|consol|typewriter|cmtt|menlo|fixed|code/i;
const sansNames =
  /sans|arial|helvet|calibri|verdana|tahoma|segoe|roboto|gothic|cmss|univers|frutiger|futura|myriad|lato|inter\b|hei|trebuchet/i;
const serifNames =
  /times|serif|roman|georgia|garamond|cambria|palatino|century|bookman|minion|\bcm(?:r|bx|ti|sl)|nimbusrom|mincho|song|ming|sfr?m|cmr/i;
const boldNames = /bold|black|heavy|demi|semibold|-bd|\bcmbx|cmssbx|medi$/i;
const italicNames = /ital|obli|slanted|kursiv|\bcmti|\bcmsl|-it\b/i;

function readFontFace(document: PdfDocument, font: PdfDict): DocumentFace {
  const inner = document.dict(document.array(font.get('DescendantFonts'))?.[0] ?? null) ?? font;
  const descriptor = document.dict(inner.get('FontDescriptor'));
  const nameIn = (dict: PdfDict | null, key: string) => {
    const value = dict === null ? null : document.get(dict, key);

    return value instanceof PdfName ? value.value : null;
  };
  const name = (
    nameIn(font, 'BaseFont') ??
    nameIn(inner, 'BaseFont') ??
    nameIn(descriptor, 'FontName') ??
    nameIn(font, 'Name') ??
    ''
  ).replace(/^[A-Z]{6}\+/, '');
  const numberIn = (key: string) => {
    const value = descriptor === null ? null : document.get(descriptor, key);

    return typeof value === 'number' ? value : 0;
  };
  const bits = numberIn('Flags');

  return {
    name,
    family: familyOf(name, bits),
    bold: boldNames.test(name) || numberIn('FontWeight') >= 600 || (bits & flags.forceBold) !== 0,
    italic: italicNames.test(name) || (bits & flags.italic) !== 0 || Math.abs(numberIn('ItalicAngle')) > 4,
  };
}

function familyOf(name: string, bits: number): DocumentFace['family'] {
  if (monoNames.test(name)) {
    return 'mono';
  }

  if (sansNames.test(name)) {
    return 'sans';
  }

  if (serifNames.test(name) || (bits & flags.serif) !== 0) {
    return 'serif';
  }

  return (bits & flags.fixedPitch) === 0 ? 'sans' : 'mono';
}

/** Reads each font of a document once. */
export class FontFaces {
  readonly #document: PdfDocument;
  readonly #faces = new Map<PdfDict, DocumentFace>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  of(font: PdfDict): DocumentFace {
    const face = this.#faces.get(font) ?? readFontFace(this.#document, font);
    this.#faces.set(font, face);

    return face;
  }
}
