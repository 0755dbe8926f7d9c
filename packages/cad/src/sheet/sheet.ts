import type { CadDrawing, CadLayout, PlotSettings } from '../drawing.ts';
import { ExtentsCanvas } from '../extents-canvas.ts';
import { type Affine, compose, identity, point, scaling, translation } from '../geometry/affine.ts';
import type { CadBox } from '../geometry/box.ts';
import { paintEntities } from '../paint.ts';
import { Budget, pointsPerMillimetre, type Scope } from '../painting.ts';
import type { FontShelf } from '../text/fonts.ts';
import { extentsOf } from './extents.ts';
import { type SheetSize, sheetFor, sheetSizes } from './sizes.ts';

/** A page and the transformation of a drawing space onto it. */
export interface CadSheet {
  readonly layout: CadLayout;
  readonly isPaperSpace: boolean;
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly map: Affine;
}

export interface SheetOptions {
  readonly space: 'layouts' | 'model';
  readonly pageSize: 'auto' | SheetSize;
}

/** Services of the host. */
export interface DrawingHost {
  readonly shelf: FontShelf;
  /** Called regularly; throws when the work should end. */
  readonly checkpoint: () => void;
}

/** Largest page size, in points (ISO 32000-2, annex C), and smallest useful one. */
const largestPage = 14_400;
const smallestPage = 18;

/** Margin in millimetres around a model that is fitted to its sheet. */
const modelMargin = 8;

/** Pages of a drawing: its layouts, or its model when they are empty. */
export function sheetsOf(drawing: CadDrawing, options: SheetOptions, around: DrawingHost): CadSheet[] {
  const paper =
    options.space === 'layouts'
      ? drawing.layouts.flatMap((layout) => paperSheet(drawing, layout, around) ?? [])
      : [];

  if (paper.length > 0) {
    return paper.map((sheet) => within(resized(sheet, options.pageSize)));
  }

  const model = modelSheet(drawing, options.pageSize, around);

  return model === null ? [] : [within(model)];
}

interface Measured {
  readonly boxes: readonly CadBox[];
  readonly letters: readonly number[];
}

function measure(
  drawing: CadDrawing,
  layout: CadLayout,
  isPaperSpace: boolean,
  around: DrawingHost,
): Measured {
  const canvas = new ExtentsCanvas();
  const boxes: CadBox[] = [];
  const scope: Scope = {
    settings: {
      shelf: around.shelf,
      canvas,
      model: drawing.model.entities,
      colors: 'color',
      lineTypeScale: drawing.lineTypeScale,
      paperLineTypes: drawing.paperLineTypes,
      budget: new Budget(around.checkpoint),
    },
    map: identity,
    dashUnit: null,
    parent: null,
    frozen: new Set(),
    blocks: [],
    isPaperSpace,
  };

  for (const entity of layout.entities) {
    paintEntities([entity], scope);
    const box = canvas.take();

    if (box !== null) {
      boxes.push(box);
    }
  }

  return { boxes, letters: canvas.letters };
}

function modelSheet(
  drawing: CadDrawing,
  pageSize: SheetOptions['pageSize'],
  around: DrawingHost,
): CadSheet | null {
  const { boxes, letters } = measure(drawing, drawing.model, false, around);
  const { area, window } = drawing.model.plot;
  const box = (area === 'window' ? window : null) ?? extentsOf(boxes);

  if (box === null || boxes.length === 0) {
    return null;
  }

  const perUnit = (size: SheetSize) => fit(box, sizeFor(box, size)).millimetresPerUnit;
  const size = pageSize === 'auto' ? sheetFor(drawing.isMetric, letters, boxes.length, perUnit) : pageSize;
  const { width, height } = sizeFor(box, size);
  const { millimetresPerUnit } = fit(box, { width, height });
  const middle = point((box.left + box.right) / 2, (box.bottom + box.top) / 2);
  const centred = compose(scaling(millimetresPerUnit), translation(point(-middle.x, -middle.y)));

  return {
    layout: drawing.model,
    isPaperSpace: false,
    widthPoints: width * pointsPerMillimetre,
    heightPoints: height * pointsPerMillimetre,
    map: compose(scaling(pointsPerMillimetre), compose(translation(point(width / 2, height / 2)), centred)),
  };
}

/** Size of the sheet in the orientation of the drawing. */
function sizeFor(box: CadBox, size: SheetSize): { width: number; height: number } {
  const [narrow, long] = sheetSizes[size];
  const isWide = box.right - box.left > box.top - box.bottom;

  return isWide ? { width: long, height: narrow } : { width: narrow, height: long };
}

function fit(
  box: CadBox,
  sheet: { width: number; height: number },
  margin = modelMargin,
): { millimetresPerUnit: number } {
  const across = (sheet.width - 2 * margin) / (box.right - box.left);
  const up = (sheet.height - 2 * margin) / (box.top - box.bottom);
  const scale = Math.min(across, up);

  // A single point has no size to fit, or only the rounding error of its coordinates.
  return { millimetresPerUnit: hasSize(box) && Number.isFinite(scale) && scale > 0 ? scale : 1 };
}

/** Doubles keep about sixteen digits. */
const roundingShare = 1e-13;

function hasSize({ left, bottom, right, top }: CadBox): boolean {
  const reach = Math.max(Math.abs(left), Math.abs(right), Math.abs(bottom), Math.abs(top));

  return Math.max(right - left, top - bottom) > reach * roundingShare;
}

function paperSheet(drawing: CadDrawing, layout: CadLayout, around: DrawingHost): CadSheet | null {
  const { boxes } = measure(drawing, layout, true, around);
  const content = extentsOf(boxes);

  if (content === null) {
    return null;
  }

  const { plot } = layout;
  const isTurned = plot.quarterTurns % 2 === 1;
  const [paperWidth, paperHeight] = isTurned
    ? [plot.paperHeight, plot.paperWidth]
    : [plot.paperWidth, plot.paperHeight];

  if (!(paperWidth > 1) || !(paperHeight > 1)) {
    return withoutPaper(layout, content);
  }

  return {
    layout,
    isPaperSpace: true,
    widthPoints: paperWidth * pointsPerMillimetre,
    heightPoints: paperHeight * pointsPerMillimetre,
    map: compose(scaling(pointsPerMillimetre), ontoPaper(plot, content, paperWidth, paperHeight)),
  };
}

/** Maps the layout to millimetres on its sheet. */
function ontoPaper(plot: PlotSettings, content: CadBox, width: number, height: number): Affine {
  const [left, bottom, right, top] = turnedMargins(plot);
  const room = { width: width - left - right, height: height - bottom - top };
  const area = { layout: null, limits: plot.limits, window: plot.window, extents: content, display: content }[
    plot.area
  ];

  if (area === null) {
    const scale = plot.millimetresPerUnit ?? 1;

    return compose(translation(point(left + plot.originX, bottom + plot.originY)), scaling(scale));
  }

  const scale = plot.millimetresPerUnit ?? fit(area, room, 0).millimetresPerUnit;
  const free = {
    width: room.width - (area.right - area.left) * scale,
    height: room.height - (area.top - area.bottom) * scale,
  };
  const place = plot.isCentred
    ? point(left + free.width / 2, bottom + free.height / 2)
    : point(left + plot.originX, bottom + plot.originY);

  return compose(translation(place), compose(scaling(scale), translation(point(-area.left, -area.bottom))));
}

/**
 * Rotates the margins, which are stored for the sheet as it lies in the plotter; returns left, bottom, right
 * and top in reading orientation.
 */
function turnedMargins({ margins, quarterTurns }: PlotSettings): [number, number, number, number] {
  const { left, bottom, right, top } = margins;

  switch (quarterTurns % 4) {
    case 1:
      return [top, left, bottom, right];
    case 2:
      return [right, top, left, bottom];
    case 3:
      return [bottom, right, top, left];
    default:
      return [left, bottom, right, top];
  }
}

/** Smallest plausible sheet; a smaller result means that the units are inches. */
const leastSheetMillimetres = 60;
const millimetresPerInch = 25.4;

/** Sizes a layout without a paper size by its limits or its content. */
function withoutPaper(layout: CadLayout, content: CadBox): CadSheet {
  const { limits, millimetresPerUnit } = layout.plot;
  const holds =
    limits !== null && limits.right > limits.left && limits.top > limits.bottom && contains(limits, content);
  const box = holds ? limits : content;
  const stated = millimetresPerUnit ?? 1;
  const isTiny = Math.max(box.right - box.left, box.top - box.bottom) * stated < leastSheetMillimetres;
  const unit = (isTiny ? Math.max(stated, millimetresPerInch) : stated) * pointsPerMillimetre;
  const margin = holds ? 0 : 5 * pointsPerMillimetre;

  return {
    layout,
    isPaperSpace: true,
    widthPoints: (box.right - box.left) * unit + 2 * margin,
    heightPoints: (box.top - box.bottom) * unit + 2 * margin,
    map: {
      ...scaling(unit),
      o: point(margin - box.left * unit, margin - box.bottom * unit),
    },
  };
}

function contains(outer: CadBox, inner: CadBox): boolean {
  return (
    outer.left <= inner.left &&
    outer.bottom <= inner.bottom &&
    outer.right >= inner.right &&
    outer.top >= inner.top
  );
}

/** Fits the whole sheet onto another size, in the orientation that shows it larger. */
function resized(sheet: CadSheet, pageSize: SheetOptions['pageSize']): CadSheet {
  if (pageSize === 'auto') {
    return sheet;
  }

  const [narrow, long] = sheetSizes[pageSize].map((length) => length * pointsPerMillimetre);
  const isWide = sheet.widthPoints > sheet.heightPoints;
  const [width, height] = isWide ? [long!, narrow!] : [narrow!, long!];

  return scaledTo(sheet, width, height);
}

function scaledTo(sheet: CadSheet, width: number, height: number): CadSheet {
  const scale = Math.min(width / sheet.widthPoints, height / sheet.heightPoints);
  const place = point((width - sheet.widthPoints * scale) / 2, (height - sheet.heightPoints * scale) / 2);

  return {
    ...sheet,
    widthPoints: width,
    heightPoints: height,
    map: compose(compose(translation(place), scaling(scale)), sheet.map),
  };
}

function within(sheet: CadSheet): CadSheet {
  const longest = Math.max(sheet.widthPoints, sheet.heightPoints);
  const scale = Math.min(1, largestPage / longest);
  const side = (points: number) => Math.max(smallestPage, points * scale);

  return scale === 1 && Math.min(sheet.widthPoints, sheet.heightPoints) >= smallestPage
    ? sheet
    : scaledTo(sheet, side(sheet.widthPoints), side(sheet.heightPoints));
}
