/**
 * File types the product reads or writes, each with its extensions and media type; the first extension is
 * used for results.
 */
export const kinds = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf' },
  jpg: { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], mediaType: 'image/jpeg' },
  png: { extensions: ['png'], mediaType: 'image/png' },
  webp: { extensions: ['webp'], mediaType: 'image/webp' },
  gif: { extensions: ['gif'], mediaType: 'image/gif' },
  tiff: { extensions: ['tif', 'tiff'], mediaType: 'image/tiff' },
  bmp: { extensions: ['bmp', 'dib'], mediaType: 'image/bmp' },
  heic: { extensions: ['heic', 'heif'], mediaType: 'image/heic' },
  jp2: { extensions: ['jp2', 'jpx', 'j2k'], mediaType: 'image/jp2' },
  avif: { extensions: ['avif'], mediaType: 'image/avif' },
  txt: { extensions: ['txt', 'text', 'log'], mediaType: 'text/plain; charset=utf-8' },
  md: { extensions: ['md', 'markdown'], mediaType: 'text/markdown; charset=utf-8' },
  csv: { extensions: ['csv', 'tsv'], mediaType: 'text/csv; charset=utf-8' },
  html: { extensions: ['html', 'htm', 'xhtml'], mediaType: 'text/html; charset=utf-8' },
  /** The address of a web page: one line, or an internet shortcut. */
  url: { extensions: ['url'], mediaType: 'text/uri-list; charset=utf-8' },
  doc: { extensions: ['doc', 'dot'], mediaType: 'application/msword' },
  docx: {
    extensions: ['docx', 'docm', 'dotx', 'dotm'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: { extensions: ['odt', 'ott', 'fodt'], mediaType: 'application/vnd.oasis.opendocument.text' },
  rtf: { extensions: ['rtf'], mediaType: 'application/rtf' },
  wps: { extensions: ['wps'], mediaType: 'application/vnd.ms-works' },
  xls: { extensions: ['xls', 'xlt'], mediaType: 'application/vnd.ms-excel' },
  xlsx: {
    extensions: ['xlsx', 'xlsm', 'xltx', 'xltm', 'xlsb'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  ods: { extensions: ['ods', 'ots', 'fods'], mediaType: 'application/vnd.oasis.opendocument.spreadsheet' },
  ppt: { extensions: ['ppt', 'pps', 'pot'], mediaType: 'application/vnd.ms-powerpoint' },
  pptx: {
    extensions: ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'],
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odp: { extensions: ['odp', 'otp', 'fodp'], mediaType: 'application/vnd.oasis.opendocument.presentation' },
  pages: { extensions: ['pages'], mediaType: 'application/vnd.apple.pages' },
  numbers: { extensions: ['numbers'], mediaType: 'application/vnd.apple.numbers' },
  key: { extensions: ['key'], mediaType: 'application/vnd.apple.keynote' },
  epub: { extensions: ['epub'], mediaType: 'application/epub+zip' },
  fb2: { extensions: ['fb2', 'fbz'], mediaType: 'application/x-fictionbook+xml' },
  mobi: { extensions: ['mobi', 'prc'], mediaType: 'application/x-mobipocket-ebook' },
  azw3: { extensions: ['azw3', 'azw'], mediaType: 'application/vnd.amazon.ebook' },
  dwg: { extensions: ['dwg'], mediaType: 'image/vnd.dwg' },
  dxf: { extensions: ['dxf'], mediaType: 'image/vnd.dxf' },
  /** Comments of a PDF, apart from it. */
  xfdf: { extensions: ['xfdf'], mediaType: 'application/vnd.adobe.xfdf' },
  /** Values of form fields, apart from the form. */
  fdf: { extensions: ['fdf'], mediaType: 'application/vnd.fdf' },
  json: { extensions: ['json'], mediaType: 'application/json' },
  zip: { extensions: ['zip'], mediaType: 'application/zip' },
} as const satisfies Record<string, { extensions: readonly string[]; mediaType: string }>;

export type FileKind = keyof typeof kinds;

/** The extension a result of this kind is named with, without a dot. */
export function extensionOf(kind: FileKind): string {
  return kinds[kind].extensions[0];
}
