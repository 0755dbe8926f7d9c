import { dictOf, nameOf, type PdfDict, type PdfObject, type PdfRef, PdfString } from '../objects.ts';
import type { PdfPicture } from './picture.ts';

/** File to which an image writes its streams. */
export interface ImageSink {
  /** Encodes a payload and adds it. */
  addStream(dict: PdfDict, plain: Uint8Array): PdfRef;
  /** Adds a payload that is encoded as its dictionary says. */
  addPayload(dict: PdfDict, payload: Uint8Array): PdfRef;
}

/** Writes a picture as an image XObject with its mask and profile (ISO 32000-2, 8.9.5). */
export function addImage(picture: PdfPicture, sink: ImageSink): PdfRef {
  const { width, height, components, bitsPerComponent, filter } = picture;
  const dict = imageDict(width, height)
    .set('ColorSpace', colorSpace(picture, sink))
    .set('BitsPerComponent', bitsPerComponent)
    .set('Filter', nameOf(filter));

  if (picture.alpha !== null) {
    const mask = imageDict(width, height)
      .set('ColorSpace', nameOf('DeviceGray'))
      .set('BitsPerComponent', 8)
      .set('Filter', nameOf('FlateDecode'))
      .set('DecodeParms', pngParameters(1, 8, width));
    dict.set('SMask', sink.addPayload(mask, picture.alpha));
  }

  if (picture.inverted) {
    dict.set('Decode', [1, 0, 1, 0, 1, 0, 1, 0]);
  }

  const parameters = {
    DCTDecode: null,
    FlateDecode: pngParameters(components, bitsPerComponent, width),
    // Group 4 with 0 for black pixels (ISO 32000-2, table 11).
    CCITTFaxDecode: dictOf({ K: -1, Columns: width, Rows: height }),
  }[filter];

  if (parameters !== null) {
    dict.set('DecodeParms', parameters);
  }

  return sink.addPayload(dict, picture.data);
}

function colorSpace(picture: PdfPicture, sink: ImageSink): PdfObject {
  const device = nameOf({ 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[picture.components]);

  if (picture.palette !== null) {
    const last = Math.floor(picture.palette.length / 3) - 1;

    return [nameOf('Indexed'), nameOf('DeviceRGB'), last, new PdfString(picture.palette)];
  }

  if (picture.profile === null) {
    return device;
  }

  const profile = sink.addStream(dictOf({ N: picture.components, Alternate: device }), picture.profile);

  return [nameOf('ICCBased'), profile];
}

function imageDict(width: number, height: number): PdfDict {
  return dictOf({ Type: nameOf('XObject'), Subtype: nameOf('Image'), Width: width, Height: height });
}

function pngParameters(colors: number, bits: number, columns: number): PdfDict {
  return dictOf({ Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: columns });
}
