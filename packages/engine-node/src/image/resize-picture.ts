import { joinTiffs } from '@octavo/pdf/picture/join-tiff';
import { encodeFinely, mayMove, type PictureFormat, pixelsFor } from './encode-picture.ts';
import { checkPixels, decoded, type OpenPicture } from './open-picture.ts';

/** Target size in pixels; a side of 0 is derived from the other. */
export interface ResizeTarget {
  readonly width: number;
  readonly height: number;
  /** `fit` keeps the whole picture inside, `fill` cuts what stands out, `stretch` gives up proportions. */
  readonly fit: 'fit' | 'fill' | 'stretch';
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size of a picture after resizing to a target. */
export function sizeIn(frame: ResizeTarget, { width, height }: PictureSize): PictureSize {
  const across = frame.width / width;
  const down = frame.height / height;

  if (frame.fit !== 'fit' && frame.width > 0 && frame.height > 0) {
    return { width: frame.width, height: frame.height };
  }

  const scale = frame.width === 0 ? down : frame.height === 0 ? across : Math.min(across, down);

  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Resizes a picture and encodes it in a format; of a TIFF all pages.
 *
 * @throws Failure `image-too-large`
 */
export async function resizePicture(
  picture: OpenPicture,
  frame: ResizeTarget,
  format: PictureFormat,
): Promise<Uint8Array> {
  if (format !== 'tiff') {
    return resizeOne(picture, frame, format);
  }

  const pages: Uint8Array[] = [];

  for (const page of [picture, ...picture.others]) {
    pages.push(await resizeOne(page, frame, format));
  }

  return joinTiffs(pages);
}

async function resizeOne(
  picture: OpenPicture,
  frame: ResizeTarget,
  format: PictureFormat,
): Promise<Uint8Array> {
  const size = sizeIn(frame, picture);
  checkPixels(size.width, size.height, mayMove(format) ? picture.frames : 1);
  const pixels = pixelsFor(picture, format).resize(size.width, size.height, {
    fit: frame.fit === 'fill' ? 'cover' : 'fill',
    kernel: 'lanczos3',
  });

  return decoded(() => encodeFinely(picture, pixels, format));
}
