/**
 * File types the product reads or writes, each with its extensions; the first one is used for results.
 */
export const kinds = {
  pdf: { extensions: ['pdf'] },
  jpg: { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { extensions: ['png'] },
  webp: { extensions: ['webp'] },
  gif: { extensions: ['gif'] },
  tiff: { extensions: ['tif', 'tiff'] },
  bmp: { extensions: ['bmp', 'dib'] },
  heic: { extensions: ['heic', 'heif'] },
  jp2: { extensions: ['jp2', 'jpx', 'j2k'] },
  avif: { extensions: ['avif'] },
  txt: { extensions: ['txt', 'text', 'log'] },
  md: { extensions: ['md', 'markdown'] },
  csv: { extensions: ['csv', 'tsv'] },
  html: { extensions: ['html', 'htm', 'xhtml'] },
  /** The address of a web page: one line, or an internet shortcut. */
  url: { extensions: ['url'] },
  doc: { extensions: ['doc', 'dot'] },
  docx: { extensions: ['docx', 'docm', 'dotx', 'dotm'] },
  odt: { extensions: ['odt', 'ott', 'fodt'] },
  rtf: { extensions: ['rtf'] },
  wps: { extensions: ['wps'] },
  xls: { extensions: ['xls', 'xlt'] },
  xlsx: { extensions: ['xlsx', 'xlsm', 'xltx', 'xltm', 'xlsb'] },
  ods: { extensions: ['ods', 'ots', 'fods'] },
  ppt: { extensions: ['ppt', 'pps', 'pot'] },
  pptx: { extensions: ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'] },
  odp: { extensions: ['odp', 'otp', 'fodp'] },
  pages: { extensions: ['pages'] },
  numbers: { extensions: ['numbers'] },
  key: { extensions: ['key'] },
  epub: { extensions: ['epub'] },
  fb2: { extensions: ['fb2', 'fbz'] },
  mobi: { extensions: ['mobi', 'prc'] },
  azw3: { extensions: ['azw3', 'azw'] },
  dwg: { extensions: ['dwg'] },
  dxf: { extensions: ['dxf'] },
  /** Comments of a PDF, apart from it. */
  xfdf: { extensions: ['xfdf'] },
  /** Values of form fields, apart from the form. */
  fdf: { extensions: ['fdf'] },
  json: { extensions: ['json'] },
  zip: { extensions: ['zip'] },
} as const satisfies Record<string, { extensions: readonly string[] }>;

export type FileKind = keyof typeof kinds;

/** The extension a result of this kind is named with, without a dot. */
export function extensionOf(kind: FileKind): string {
  return kinds[kind].extensions[0];
}
