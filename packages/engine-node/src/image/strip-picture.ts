import { readJpeg } from '@octavo/engine/image/jpeg-read';
import { writeProgressive } from '@octavo/engine/image/jpeg-write';
import { stripPng, stripWebp } from '@octavo/engine/picture/strip-chunks';
import {
  orientationSegment,
  profileSegments,
  stripJpeg,
  withSegments,
} from '@octavo/engine/picture/strip-jpeg';
import type { OpenPicture } from './open-picture.ts';

/** The same pixels without what was noted beside them; never larger. */
export function stripPicture({ kind, bytes, orientation }: OpenPicture): Uint8Array {
  // The orientation of PNG and WebP lies in what would go.
  const stripped =
    kind === 'jpg'
      ? stripJpeg(bytes, orientation)
      : orientation > 1
        ? null
        : kind === 'png'
          ? stripPng(bytes)
          : kind === 'webp'
            ? stripWebp(bytes)
            : null;

  return stripped !== null && stripped.length < bytes.length ? stripped : bytes;
}

/** How small packing tighter makes a JPEG at best, as a share of its size. */
export const repackedShare = 0.8;

/** The same pixels, packed tighter where that is possible, too. It costs as much as coding with loss. */
export function repackPicture(picture: OpenPicture): Uint8Array {
  const stripped = stripPicture(picture);
  const repacked = picture.kind === 'jpg' ? repackedJpeg(picture.bytes, picture.orientation) : null;

  return repacked !== null && repacked.length < stripped.length ? repacked : stripped;
}

/** The coefficients as they are, entropy coded anew; null for kinds of JPEG that are not taken apart. */
function repackedJpeg(bytes: Uint8Array, orientation: number): Uint8Array | null {
  const jpeg = readJpeg(bytes);

  if (jpeg === undefined) {
    return null;
  }

  const turned = orientation > 1 ? [orientationSegment(orientation)] : [];

  return withSegments(writeProgressive(jpeg), [...turned, ...profileSegments(bytes)]);
}
