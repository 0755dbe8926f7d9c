import type { Box, PagePath, PathCommand } from '@octavo/pdf/content/page-content';
import { type Matrix, mapPoint, multiply } from '@octavo/pdf/matrix';
import type { Pdfium } from '../library.ts';
import { clipOf, intersect } from './clip.ts';
import { fillOf, strokeOf } from './colours.ts';
import { boxThrough } from './matrix.ts';
import { matrixOf, type PdfiumObject } from './page-objects.ts';
import type { Scratch } from './scratch.ts';
import { seenPath } from './seen-path.ts';

/** FPDF_FILLMODE_NONE. */
const fillNone = 0;

/** FPDF_SEGMENT_… */
const segment = { line: 0, curve: 1, move: 2 } as const;

/** Longer paths are outlines of maps and drawings: their box is enough, commands are left out. */
const mostSegments = 2_000;

/** Colours PDFium reports for gradient and tiling patterns. */
const patternColours: ReadonlySet<string> = new Set(['ffffff', 'bfbfbf']);

/**
 * A painted path as shown, or null when none of it is visible.
 *
 * @param patterns true when the page may use patterns, which PDFium reports as colours
 */
export function pathOf(
  pdfium: Pdfium,
  object: PdfiumObject,
  shown: Matrix,
  scratch: Scratch,
  patterns: boolean,
): PagePath | null {
  const { handle } = object;
  const mode = pdfium.FPDFPath_GetDrawMode(handle, scratch.at(0), scratch.at(1));
  const isFilled = mode && scratch.int(0) !== fillNone;
  const isStroked = mode && scratch.int(1) !== 0;

  if (!isFilled && !isStroked) {
    return null;
  }

  const toPage = multiply(object.matrix, shown);
  const toShown = multiply(matrixOf(pdfium, handle, scratch), toPage);
  const bounds = boundsOf(pdfium, handle, toPage, scratch);
  const clip = clipOf(pdfium, handle, toPage, scratch);
  const box = bounds === null ? null : intersect(bounds, clip);

  if (bounds === null || box === null) {
    return null;
  }

  const commands = commandsOf(pdfium, handle, toShown, scratch);
  const fill = isFilled ? fillOf(pdfium, handle, scratch) : null;
  const stroke = isStroked ? strokeOf(pdfium, handle, scratch) : null;
  const lineWidth = pdfium.FPDFPageObj_GetStrokeWidth(handle, scratch.at(0)) ? scratch.float(0) : 0;
  const scale = Math.sqrt(Math.abs(toShown[0] * toShown[3] - toShown[1] * toShown[2]));
  const strokeWidth = isStroked ? lineWidth * scale : 0;
  const seen = clip === null ? commands : seenPath(commands, clip, isStroked ? strokeWidth : null);

  return {
    ...box,
    commands: seen ?? commands,
    fill: fill?.colour ?? null,
    stroke: stroke?.colour ?? null,
    strokeWidth,
    dashed: isStroked && pdfium.FPDFPageObj_GetDashCount(handle) > 0,
    opacity: Math.max(fill?.opacity ?? 0, stroke?.opacity ?? 0),
    order: object.order,
    artifact: object.artifact,
    intricate:
      commands.length === 0 ||
      (patterns && (patternColours.has(fill?.colour ?? '') || patternColours.has(stroke?.colour ?? ''))) ||
      seen === null,
  };
}

/** Box of the visible part of an object, null when it is clipped away. */
export function shownBox(pdfium: Pdfium, object: PdfiumObject, shown: Matrix, scratch: Scratch): Box | null {
  const toPage = multiply(object.matrix, shown);
  const bounds = boundsOf(pdfium, object.handle, toPage, scratch);

  return bounds === null ? null : intersect(bounds, clipOf(pdfium, object.handle, toPage, scratch));
}

/** The box of an object as shown, its line width included. */
export function boundsOf(pdfium: Pdfium, handle: number, toPage: Matrix, scratch: Scratch) {
  const known = pdfium.FPDFPageObj_GetBounds(
    handle,
    scratch.at(0),
    scratch.at(1),
    scratch.at(2),
    scratch.at(3),
  );

  return known
    ? boxThrough(toPage, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3))
    : null;
}

function commandsOf(pdfium: Pdfium, handle: number, matrix: Matrix, scratch: Scratch): PathCommand[] {
  const count = pdfium.FPDFPath_CountSegments(handle);
  const commands: PathCommand[] = [];

  if (count > mostSegments) {
    return commands;
  }

  // A curve comes as three segments, its control points first.
  let controls: (readonly [number, number])[] = [];

  for (let index = 0; index < count; index += 1) {
    const part = pdfium.FPDFPath_GetPathSegment(handle, index);

    if (!pdfium.FPDFPathSegment_GetPoint(part, scratch.at(0), scratch.at(1))) {
      continue;
    }

    const [x, y] = mapPoint(matrix, scratch.float(0), scratch.float(1));
    const kind = pdfium.FPDFPathSegment_GetType(part);

    if (kind === segment.curve && controls.length < 2) {
      controls.push([x, y]);
      continue;
    }

    const [first, second] = controls;

    if (kind === segment.curve && first !== undefined && second !== undefined) {
      commands.push({ kind: 'curve', x1: first[0], y1: first[1], x2: second[0], y2: second[1], x, y });
    } else {
      commands.push({ kind: kind === segment.move ? 'move' : 'line', x, y });
    }

    controls = [];

    if (pdfium.FPDFPathSegment_GetClose(part)) {
      commands.push({ kind: 'close' });
    }
  }

  return commands;
}
