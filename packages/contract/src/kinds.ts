/** Kinds of file the product reads or writes, each with the extension and media type it is written with. */
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
  txt: { extensions: ['txt'], mediaType: 'text/plain; charset=utf-8' },
  zip: { extensions: ['zip'], mediaType: 'application/zip' },
} as const satisfies Record<string, { extensions: readonly string[]; mediaType: string }>;

export type FileKind = keyof typeof kinds;

/** The extension a result of this kind is named with, without a dot. */
export function extensionOf(kind: FileKind): string {
  return kinds[kind].extensions[0];
}
