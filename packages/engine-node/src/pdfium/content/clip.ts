import type { Box } from '@octavo/engine/layout/page-content';
import type { Pdfium } from '../library.ts';
import { apply, type Matrix } from './matrix.ts';
import type { Scratch } from './scratch.ts';

/** Of one clip; a longer one is cut, which makes its box smaller by what is left out. */
const mostPoints = 5_000;

/** The box that the clip of an object leaves open, null when it is not clipped. */
export function clipOf(pdfium: Pdfium, handle: number, toPage: Matrix, scratch: Scratch): Box | null {
  const clip = pdfium.FPDFPageObj_GetClipPath(handle);
  const count = clip === 0 ? 0 : pdfium.FPDFClipPath_CountPaths(clip);
  let open: Box | null = null;

  for (let path = 0; path < count; path += 1) {
    const box = pathBox(pdfium, clip, path, toPage, scratch);

    if (box !== null) {
      open = open === null ? box : (intersect(open, box) ?? emptied(box));
    }
  }

  return open;
}

function pathBox(pdfium: Pdfium, clip: number, path: number, toPage: Matrix, scratch: Scratch): Box | null {
  const count = Math.min(mostPoints, pdfium.FPDFClipPath_CountPathSegments(clip, path));
  const across: number[] = [];
  const down: number[] = [];

  for (let index = 0; index < count; index += 1) {
    const part = pdfium.FPDFClipPath_GetPathSegment(clip, path, index);

    if (pdfium.FPDFPathSegment_GetPoint(part, scratch.at(0), scratch.at(1))) {
      const [x, y] = apply(toPage, scratch.float(0), scratch.float(1));
      across.push(x);
      down.push(y);
    }
  }

  return across.length === 0
    ? null
    : {
        left: Math.min(...across),
        top: Math.min(...down),
        right: Math.max(...across),
        bottom: Math.max(...down),
      };
}

function emptied(box: Box): Box {
  return { ...box, right: box.left, bottom: box.top };
}

/** What two boxes share, null when nothing; a clip of null leaves all. */
export function intersect(box: Box, clip: Box | null): Box | null {
  if (clip === null) {
    return box;
  }

  const shared = {
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom),
  };

  return shared.left <= shared.right && shared.top <= shared.bottom ? shared : null;
}
