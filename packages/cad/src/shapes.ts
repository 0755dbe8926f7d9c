import type { Affine, Point3 } from './geometry/affine.ts';
import type { DrawingColor, Layer, Pen } from './pen.ts';

export interface Entity {
  readonly pen: Pen;
  readonly shape: CadShape;
}

export interface CadBlock {
  readonly name: string;
  readonly base: Point3;
  readonly entities: readonly Entity[];
}

/** Geometry of an entity. Angles in radians; points in world coordinates unless a `normal` says otherwise. */
export type CadShape =
  | LineShape
  | ArcShape
  | PolylineShape
  | SplineShape
  | FillShape
  | PointShape
  | InfiniteShape
  | TextShape
  | ParagraphShape
  | InsertShape
  | GroupShape
  | HatchShape
  | FrameShape
  | MaskShape
  | ToleranceShape
  | ViewportShape;

export interface LineShape {
  readonly kind: 'line';
  readonly points: readonly Point3[];
  readonly closed: boolean;
}

/** Part of a circle or ellipse: `center + cos(t) · major + sin(t) · minor`. */
export interface ArcShape {
  readonly kind: 'arc';
  readonly center: Point3;
  readonly major: Point3;
  readonly minor: Point3;
  readonly start: number;
  readonly sweep: number;
}

export interface PolylineVertex {
  readonly x: number;
  readonly y: number;
  /** Tangent of a quarter of the angle of the arc to the next vertex; 0 for a straight segment. */
  readonly bulge: number;
  readonly startWidth: number;
  readonly endWidth: number;
}

/** Vertices in the object coordinates of `normal`. */
export interface PolylineShape {
  readonly kind: 'polyline';
  readonly vertices: readonly PolylineVertex[];
  readonly closed: boolean;
  readonly elevation: number;
  readonly normal: Point3;
  /** The line type runs through the corners instead of restarting at each. */
  readonly continuous: boolean;
}

export interface SplineShape {
  readonly kind: 'spline';
  readonly curve: Nurbs;
}

export interface Nurbs {
  readonly degree: number;
  readonly control: readonly Point3[];
  /** Empty when all weights are equal. */
  readonly weights: readonly number[];
  readonly knots: readonly number[];
}

/** A filled polygon: SOLID, TRACE, arrowheads. */
export interface FillShape {
  readonly kind: 'fill';
  readonly points: readonly Point3[];
}

export interface PointShape {
  readonly kind: 'point';
  readonly at: Point3;
  /** $PDMODE: 0 dot, 1 none, 2 plus, 3 cross, 4 tick; 32 adds a circle, 64 a square. */
  readonly mode: number;
  readonly size: number;
}

/** XLINE and RAY: drawn across the page, and no part of the extents. */
export interface InfiniteShape {
  readonly kind: 'infinite';
  readonly from: Point3;
  readonly direction: Point3;
  readonly bothWays: boolean;
}

export interface CadTextStyle {
  /** The font file or family the drawing names. */
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface TextShape {
  readonly kind: 'text';
  /** As stored, with its %% codes. */
  readonly content: string;
  readonly at: Point3;
  /** The second point of aligned and fitted text. */
  readonly to: Point3 | null;
  readonly horizontal: 'left' | 'center' | 'right' | 'aligned' | 'fit';
  readonly vertical: 'baseline' | 'bottom' | 'middle' | 'top';
  readonly height: number;
  readonly rotation: number;
  readonly widthFactor: number;
  readonly oblique: number;
  readonly backward: boolean;
  readonly upsideDown: boolean;
  readonly style: CadTextStyle;
  readonly normal: Point3;
}

/** MTEXT: paragraphs with formatting codes. */
export interface ParagraphShape {
  readonly kind: 'paragraph';
  readonly content: string;
  readonly at: Point3;
  /** Direction of the baseline. */
  readonly direction: Point3;
  readonly normal: Point3;
  readonly horizontal: 'left' | 'center' | 'right';
  readonly vertical: 'top' | 'middle' | 'bottom';
  readonly height: number;
  /** Width at which lines wrap; 0 for no wrapping. */
  readonly width: number;
  readonly lineSpacing: number;
  /** All lines have the height of the spacing factor, regardless of their text height. */
  readonly exactSpacing: boolean;
  readonly widthFactor: number;
  readonly oblique: number;
  readonly style: CadTextStyle;
  /** Background fill; `paper` hides the content below. */
  readonly ground: 'paper' | DrawingColor | null;
  readonly groundScale: number;
  readonly framed: boolean;
}

export interface InsertShape {
  readonly kind: 'insert';
  readonly block: CadBlock;
  /** Maps the array grid, whose first cell is at the origin, to the surrounding coordinates. */
  readonly frame: Affine;
  /** Maps the block to a cell of the grid. */
  readonly inner: Affine;
  readonly columns: number;
  readonly rows: number;
  readonly columnSpacing: number;
  readonly rowSpacing: number;
  /** Attributes have their own positions, not relative to the block. */
  readonly attributes: readonly Entity[];
  /** Clipping polygon in block coordinates. */
  readonly clip: readonly Point3[] | null;
}

/** Entities that inherit from this one like entities of a block. */
export interface GroupShape {
  readonly kind: 'group';
  readonly entities: readonly Entity[];
}

export type HatchEdge =
  | { readonly kind: 'vertices'; readonly vertices: readonly PolylineVertex[] }
  | { readonly kind: 'line'; readonly from: Point3; readonly to: Point3 }
  | (ArcShape & { readonly kind: 'arc' })
  | { readonly kind: 'spline'; readonly curve: Nurbs };

/**
 * Parallel lines of a pattern: dashes as in a line type; `offset` is the vector from one line to the next.
 */
export interface HatchLine {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly dashes: readonly number[];
}

export interface HatchGradient {
  readonly from: DrawingColor;
  readonly to: DrawingColor;
  readonly angle: number;
  readonly form: 'linear' | 'cylinder' | 'radial';
  readonly inverted: boolean;
}

export interface HatchShape {
  readonly kind: 'hatch';
  readonly loops: readonly (readonly HatchEdge[])[];
  /** Null for a solid fill. */
  readonly lines: readonly HatchLine[] | null;
  readonly gradient: HatchGradient | null;
  readonly elevation: number;
  readonly normal: Point3;
}

/** A picture or document that is not in the file, shown as its outline and name. */
export interface FrameShape {
  readonly kind: 'frame';
  readonly corners: readonly Point3[];
  readonly name: string;
}

/** A feature control frame: rows of cells, each with the formatting codes of a paragraph. */
export interface ToleranceShape {
  readonly kind: 'tolerance';
  readonly rows: readonly (readonly string[])[];
  readonly at: Point3;
  readonly direction: Point3;
  readonly normal: Point3;
  readonly height: number;
  readonly style: CadTextStyle;
}

/** WIPEOUT: a paper-colored area over earlier content. */
export interface MaskShape {
  readonly kind: 'mask';
  readonly corners: readonly Point3[];
  readonly framed: boolean;
}

export interface ViewportShape {
  readonly kind: 'viewport';
  readonly center: Point3;
  readonly width: number;
  readonly height: number;
  readonly viewCenter: Point3;
  readonly viewHeight: number;
  readonly viewTarget: Point3;
  readonly viewDirection: Point3;
  readonly twist: number;
  readonly frozen: ReadonlySet<Layer>;
  /** Boundary of a non-rectangular viewport, in paper coordinates. */
  readonly boundary: CadShape | null;
}
