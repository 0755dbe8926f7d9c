import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { PageUnit } from '../units/page-unit.ts';
import { unitBounds } from '../units/read-units.ts';
import { fromFrame, type TextFrame, toFrame } from '../units/text-frame.ts';

/** Area in the frame of a unit. */
export interface FrameArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Unit that covers it; null for pictures and paths. */
  readonly unit: PageUnit | null;
}

/** Distance from the edge of the page that text keeps, in units of user space. */
const margin = 14;

/** Areas of a page around a unit, in its frame. */
export function areasAround(
  unit: PageUnit,
  units: readonly PageUnit[],
  objects: readonly PaintedObject[],
): FrameArea[] {
  const own = unitBounds(unit);
  const others = units
    .filter((other) => other !== unit)
    .map((other) => ({ ...areaIn(unit.frame, cornersOf(other)), unit: other }));
  const painted = objects
    .filter(({ isVisible }) => isVisible)
    .map(({ bounds: [x1, y1, x2, y2] }) => ({
      ...areaIn(unit.frame, [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ]),
      unit: null,
    }))
    // Backgrounds and frames stand around the unit.
    .filter((area) => !(area.left <= own.left && area.right >= own.right && area.top >= own.top));

  return [...others, ...painted];
}

/** Area of the page in a frame, without its margins. */
export function pageArea(frame: TextFrame, page: PdfPage): Omit<FrameArea, 'unit'> {
  const [left, bottom, right, top] = page.cropBox;
  const inset = margin / page.unit;
  const inner: PdfRectangle = [left + inset, bottom + inset, right - inset, top - inset];

  return areaIn(frame, [
    [inner[0], inner[1]],
    [inner[2], inner[1]],
    [inner[2], inner[3]],
    [inner[0], inner[3]],
  ]);
}

function cornersOf(unit: PageUnit): (readonly [number, number])[] {
  const { left, right, top, bottom } = unitBounds(unit);

  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([along, above]) => fromFrame(unit.frame, [along!, above!]));
}

function areaIn(frame: TextFrame, corners: readonly (readonly [number, number])[]): Omit<FrameArea, 'unit'> {
  const points = corners.map((corner) => toFrame(frame, corner));
  const [along, above] = [points.map(([x]) => x), points.map(([, y]) => y)];

  return {
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.max(...above),
    bottom: Math.min(...above),
  };
}
