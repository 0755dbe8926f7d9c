/** Picture ready to be placed on a page, with its data in the form of a PDF image (ISO 32000-2, 8.9.5). */
export interface PdfPicture {
  /** Size in pixels as stored, before `orientation` is applied. */
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
  readonly bitsPerComponent: 1 | 2 | 4 | 8 | 16;
  /** RGB triples of an indexed picture, which has one component. */
  readonly palette: Uint8Array | null;
  readonly filter: 'DCTDecode' | 'FlateDecode' | 'CCITTFaxDecode';
  readonly data: Uint8Array;
  /** True for CMYK as Photoshop writes it into JPEG, with 0 for full ink. */
  readonly inverted: boolean;
  /** ICC profile of the same number of components. */
  readonly profile: Uint8Array | null;
  /** Opacity, 8 bits per pixel, as PNG rows in zlib data. */
  readonly alpha: Uint8Array | null;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** Pixels per inch, null when the file does not declare it. */
  readonly dpi: number | null;
}
