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

/** The same pixels without what was noted beside them, packed tighter where that is possible; never larger. */
export function stripPicture({ kind, bytes, orientation }: OpenPicture): Uint8Array {
  const candidates = {
    jpg: () => [stripJpeg(bytes, orientation), repackedJpeg(bytes, orientation)],
    // The orientation of these two lies in what would go.
    png: () => (orientation === 1 ? [stripPng(bytes)] : []),
    webp: () => (orientation === 1 ? [stripWebp(bytes)] : []),
  };
  const made = kind === 'jpg' || kind === 'png' || kind === 'webp' ? candidates[kind]() : [];

  return made
    .filter((candidate) => candidate !== null)
    .reduce((smallest, candidate) => (candidate.length < smallest.length ? candidate : smallest), bytes);
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
