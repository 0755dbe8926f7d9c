import { readJpeg } from '@octavo/pdf/image/jpeg-read';
import { writeProgressive } from '@octavo/pdf/image/jpeg-write';
import { stripPng, stripWebp } from '@octavo/pdf/picture/strip-chunks';
import { orientationSegment, profileSegments, stripJpeg, withSegments } from '@octavo/pdf/picture/strip-jpeg';
import type { OpenPicture } from './open-picture.ts';

/** Removes metadata and keeps the same pixels; the result is never larger. */
export function stripPicture({ kind, bytes, orientation }: OpenPicture): Uint8Array {
  // The orientation of PNG and WebP is in the metadata to be removed.
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

/** Smallest share of its size a JPEG reaches by lossless recoding. */
export const repackedShare = 0.8;

/** Removes metadata and recodes JPEGs losslessly, which costs as much time as lossy coding. */
export function repackPicture(picture: OpenPicture): Uint8Array {
  const stripped = stripPicture(picture);
  const repacked = picture.kind === 'jpg' ? repackedJpeg(picture.bytes, picture.orientation) : null;

  return repacked !== null && repacked.length < stripped.length ? repacked : stripped;
}

/** Recodes a JPEG losslessly as progressive, keeping its coefficients; null for unsupported kinds of JPEG. */
function repackedJpeg(bytes: Uint8Array, orientation: number): Uint8Array | null {
  const jpeg = readJpeg(bytes);

  if (jpeg === undefined) {
    return null;
  }

  const turned = orientation > 1 ? [orientationSegment(orientation)] : [];

  return withSegments(writeProgressive(jpeg), [...turned, ...profileSegments(bytes)]);
}
