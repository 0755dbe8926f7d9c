import type { CadBox } from './geometry/box.ts';
import type { Entity } from './shapes.ts';

/** Plotted part of a space and its scale; lengths on the sheet are in millimetres. */
export interface PlotSettings {
  readonly paperWidth: number;
  readonly paperHeight: number;
  /** Quarter turns of the sheet, anticlockwise. */
  readonly quarterTurns: number;
  readonly margins: {
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
    readonly top: number;
  };
  readonly originX: number;
  readonly originY: number;
  readonly area: 'layout' | 'extents' | 'limits' | 'window' | 'display';
  readonly window: CadBox | null;
  readonly limits: CadBox | null;
  /** Millimetres of paper for a drawing unit; null fits the area into the sheet. */
  readonly millimetresPerUnit: number | null;
  readonly isCentred: boolean;
}

export interface CadLayout {
  readonly name: string;
  readonly plot: PlotSettings;
  readonly entities: readonly Entity[];
}

/** A drawing as the renderer sees it, independent of the file format. */
export interface CadDrawing {
  readonly model: CadLayout;
  /** Paper layouts in tab order. */
  readonly layouts: readonly CadLayout[];
  readonly lineTypeScale: number;
  /** Line types keep their size on paper in every viewport ($PSLTSCALE). */
  readonly paperLineTypes: boolean;
  readonly isMetric: boolean;
  /** Number of objects that could not be read for drawing, by kind. */
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

export type LeftOut = 'solids' | 'references' | 'images' | 'objects';
