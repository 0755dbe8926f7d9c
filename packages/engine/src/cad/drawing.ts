import type { CadBox } from './geometry/box.ts';
import type { Entity } from './shapes.ts';

/** What part of a space is plotted, and how large; lengths of the sheet in millimetres. */
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

/** A drawing as the renderer sees it: what stands in it, none of how a file keeps it. */
export interface Drawing {
  readonly model: CadLayout;
  /** Paper layouts in the order of their tabs. */
  readonly layouts: readonly CadLayout[];
  readonly lineTypeScale: number;
  /** Line types keep their size on paper in every viewport ($PSLTSCALE). */
  readonly paperLineTypes: boolean;
  readonly isMetric: boolean;
  /** What could not be read for drawing, by kind. */
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

export type LeftOut = 'solids' | 'references' | 'images' | 'objects';
