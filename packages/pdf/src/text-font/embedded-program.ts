import type { PdfDocument } from '../document.ts';
import { type CffFont, MalformedCff, readCff } from '../font/cff-read.ts';
import { readTrueType, type TrueTypeTables } from '../font/truetype-subset.ts';
import { readType1, type Type1Program } from '../font/type1-program.ts';
import { type PdfDict, PdfStream } from '../objects.ts';

/** Embedded font program that could be read (ISO 32000-2, 9.9). */
export type EmbeddedProgram =
  | { readonly kind: 'truetype'; readonly program: TrueTypeTables }
  | { readonly kind: 'cff'; readonly program: CffFont }
  | { readonly kind: 'type1'; readonly program: Type1Program };

/** Entries of a descriptor that hold programs, in the order in which they are tried. */
const programKeys = ['FontFile2', 'FontFile3', 'FontFile'] as const;

/** True for a font, or the CIDFont of a composite one, whose program is in the file. */
export function hasProgram(document: PdfDocument, font: PdfDict): boolean {
  const descriptor = document.dict(font.get('FontDescriptor'));

  return descriptor !== null && programKeys.some((key) => descriptor.has(key));
}

/** Reads the program of a font, or of the CIDFont of a composite one; null when it has none or it is damaged. */
export function readEmbeddedProgram(document: PdfDocument, font: PdfDict): EmbeddedProgram | null {
  const descriptor = document.dict(font.get('FontDescriptor'));

  for (const key of descriptor === null ? [] : programKeys) {
    const stream = document.get(descriptor!, key);
    const { data, left } =
      stream instanceof PdfStream ? document.decodePartly(stream) : { data: null, left: [] };

    if (data !== null && left.length === 0) {
      return programOf(key, data);
    }
  }

  return null;
}

function programOf(key: (typeof programKeys)[number], data: Uint8Array): EmbeddedProgram | null {
  if (key === 'FontFile2') {
    const program = readTrueType(data);

    return program === undefined ? null : { kind: 'truetype', program };
  }

  if (key === 'FontFile3') {
    const program = readableCff(data);

    return program === undefined ? null : { kind: 'cff', program };
  }

  const program = readType1(data);

  return program === undefined ? null : { kind: 'type1', program };
}

function readableCff(data: Uint8Array): CffFont | undefined {
  try {
    return readCff(data);
  } catch (error) {
    if (error instanceof MalformedCff) {
      return undefined;
    }

    throw error;
  }
}
