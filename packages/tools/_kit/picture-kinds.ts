/** Kinds of pictures that can be drawn on a page. */
export const pictureKinds = ['png', 'jpg', 'webp', 'tiff', 'bmp', 'heic', 'avif'] as const;
