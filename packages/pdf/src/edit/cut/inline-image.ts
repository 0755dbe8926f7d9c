import { nameOf, PdfDict, PdfName, type PdfObject, PdfStream } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Full names of the entries and colour spaces of inline images (ISO 32000-2, tables 91 and 92). */
const entryNames: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};
const colorSpaceNames: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
};

/**
 * Makes an image object of an inline image.
 *
 * @param operands keys and values between BI and ID
 * @param data bytes from ID to EI, both included
 */
export function readInlineImage(
  changes: ObjectChanges,
  resources: PdfDict | null,
  operands: readonly PdfObject[],
  data: Uint8Array,
): PdfStream {
  const dict = new PdfDict([
    ['Type', nameOf('XObject')],
    ['Subtype', nameOf('Image')],
  ]);

  for (let at = 0; at + 1 < operands.length; at += 2) {
    const key = operands[at];

    if (key instanceof PdfName) {
      dict.set(entryNames[key.value] ?? key.value, operands[at + 1]!);
    }
  }

  const space = dict.get('ColorSpace');

  if (Array.isArray(space)) {
    dict.set('ColorSpace', space.map(fullColorSpace));
  } else if (space instanceof PdfName) {
    const named = changes.dict(resources?.get('ColorSpace') ?? null)?.get(space.value) ?? null;
    dict.set('ColorSpace', named ?? fullColorSpace(space));
  }

  // One white space character stands after ID, and usually one before EI.
  const raw = data.slice(3, data.length - 2);

  return new PdfStream(dict.set('Length', raw.length), raw);
}

function fullColorSpace(object: PdfObject): PdfObject {
  return object instanceof PdfName ? nameOf(colorSpaceNames[object.value] ?? object.value) : object;
}
