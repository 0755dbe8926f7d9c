/** A DrawingML shape (ECMA-376, part 1, 20.1) before serialization. */
import type { Box, Colour, PathCommand } from '@octavo/pdf/content/page-content';

export type Geometry =
  | { readonly kind: 'rectangle' }
  /** Radius of the corners as a share of the shorter side, at most a half. */
  | { readonly kind: 'round-rectangle'; readonly radiusShare: number }
  | { readonly kind: 'ellipse' }
  /** Diagonal of the box; `rises` means from the lower left to the upper right. */
  | { readonly kind: 'line'; readonly rises: boolean }
  /** In page coordinates, not relative to the box. */
  | { readonly kind: 'path'; readonly commands: readonly PathCommand[] };

export interface ShapeOutline {
  readonly widthPoints: number;
  readonly colour: Colour;
  readonly dashed: boolean;
}

export interface DrawnShape {
  readonly box: Box;
  readonly geometry: Geometry;
  readonly fill: Colour | null;
  readonly outline: ShapeOutline | null;
  readonly opacity: number;
}
