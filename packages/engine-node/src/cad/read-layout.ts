import {
  type Layout as FileLayout,
  PlotFlags,
  PlotPaperUnits,
  PlotType,
  ScaledType,
} from '@node-projects/acad-ts';
import type { CadLayout, PlotSettings } from '@octavo/cad/drawing';
import type { CadBox } from '@octavo/cad/geometry/box';
import type { Entity } from '@octavo/cad/shapes';

const millimetresPerInch = 25.4;

/** Reads a model or paper space; `layout` is null for files older than layouts. */
export function readLayout(
  name: string,
  layout: FileLayout | null,
  isMetric: boolean,
  entities: readonly Entity[],
): CadLayout {
  return { name, plot: plotOf(layout, isMetric), entities };
}

const areas = {
  [PlotType.DrawingExtents]: 'extents',
  [PlotType.Limits]: 'limits',
  [PlotType.View]: 'extents',
  [PlotType.Window]: 'window',
  [PlotType.Layout]: 'layout',
  [PlotType.Display]: 'display',
} as const;

function plotOf(layout: FileLayout | null, isMetric: boolean): PlotSettings {
  const unit = isMetric ? 1 : millimetresPerInch;

  if (layout === null) {
    return { ...emptyPlot, millimetresPerUnit: unit };
  }

  const { unprintableMargin: margins } = layout;
  const window = boxOf(
    layout.windowLowerLeftX,
    layout.windowLowerLeftY,
    layout.windowUpperLeftX,
    layout.windowUpperLeftY,
  );

  return {
    paperWidth: layout.paperWidth,
    paperHeight: layout.paperHeight,
    quarterTurns: Number(layout.paperRotation),
    margins: { left: margins.left, bottom: margins.bottom, right: margins.right, top: margins.top },
    originX: layout.plotOriginX,
    originY: layout.plotOriginY,
    area: areas[layout.plotType] ?? 'layout',
    window,
    limits: boxOf(layout.minLimits.x, layout.minLimits.y, layout.maxLimits.x, layout.maxLimits.y),
    millimetresPerUnit: scaleOf(layout),
    isCentred: (layout.flags & PlotFlags.PlotCentered) !== 0,
  };
}

/** Null when the drawing is fitted to its sheet. */
function scaleOf(layout: FileLayout): number | null {
  const isStandard = (layout.flags & PlotFlags.UseStandardScale) !== 0;
  const { numeratorScale, denominatorScale } = layout;

  if (isStandard && layout.scaledFit === ScaledType.ScaleToFit) {
    return null;
  }

  const scale = numeratorScale / denominatorScale;
  const unit = layout.paperUnits === PlotPaperUnits.Inches ? millimetresPerInch : 1;

  return Number.isFinite(scale) && scale > 0 ? scale * unit : unit;
}

/** Null for a box that is empty or has implausible coordinates. */
function boxOf(x1: number, y1: number, x2: number, y2: number): CadBox | null {
  const box = {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  };
  const isIntact = [x1, y1, x2, y2].every((edge) => Math.abs(edge) < 1e15);

  return isIntact && box.right > box.left && box.top > box.bottom ? box : null;
}

const emptyPlot: PlotSettings = {
  paperWidth: 0,
  paperHeight: 0,
  quarterTurns: 0,
  margins: { left: 0, bottom: 0, right: 0, top: 0 },
  originX: 0,
  originY: 0,
  area: 'layout',
  window: null,
  limits: null,
  millimetresPerUnit: 1,
  isCentred: false,
};
