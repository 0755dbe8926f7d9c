import type { Box } from '@octavo/pdf/content/page-content';
import { type Matrix, mapPoint } from '@octavo/pdf/matrix';
import type { Pdfium } from '../library.ts';
import type { Scratch } from './scratch.ts';

/** Most points of a clip path. A longer one is truncated, so its box may come out too small. */
const mostPoints = 5_000;

/** Area left visible by a clip: its box, and whether all of the box is visible. */
export interface Clip extends Box {
  readonly isBox: boolean;
}

/** Greatest distance, in points, of a clip's points from the corners of its box. */
const tolerance = 0.5;

/** Visible area of an object, null when it is not clipped. */
export function clipOf(pdfium: Pdfium, handle: number, toPage: Matrix, scratch: Scratch): Clip | null {
  const clip = pdfium.FPDFPageObj_GetClipPath(handle);
  const count = clip === 0 ? 0 : pdfium.FPDFClipPath_CountPaths(clip);
  const paths: Clip[] = [];

  for (let path = 0; path < count; path += 1) {
    const next = clipPath(pdfium, clip, path, toPage, scratch);

    if (next !== null) {
      paths.push(next);
    }
  }

  const [first, ...others] = paths;

  return first === undefined ? null : others.reduce(narrow, first);
}

function narrow(open: Clip, next: Clip): Clip {
  return { ...(intersect(open, next) ?? emptied(next)), isBox: open.isBox && next.isBox };
}

function clipPath(pdfium: Pdfium, clip: number, path: number, toPage: Matrix, scratch: Scratch): Clip | null {
  const count = Math.min(mostPoints, pdfium.FPDFClipPath_CountPathSegments(clip, path));
  const across: number[] = [];
  const down: number[] = [];

  for (let index = 0; index < count; index += 1) {
    const part = pdfium.FPDFClipPath_GetPathSegment(clip, path, index);

    if (pdfium.FPDFPathSegment_GetPoint(part, scratch.at(0), scratch.at(1))) {
      const [x, y] = mapPoint(toPage, scratch.float(0), scratch.float(1));
      across.push(x);
      down.push(y);
    }
  }

  if (across.length === 0) {
    return null;
  }

  const box = {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
  const isBox =
    across.every((x) => Math.min(x - box.left, box.right - x) < tolerance) &&
    down.every((y) => Math.min(y - box.top, box.bottom - y) < tolerance);

  return { ...box, isBox };
}

function emptied(box: Box): Box {
  return { ...box, right: box.left, bottom: box.top };
}

/** Intersection of two boxes, null when it is empty; a null clip returns the box unchanged. */
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
