/** Red, green and blue from 0 to 255. */
export type RgbBytes = readonly [number, number, number];

/** `foreground` contrasts with the background: black on paper. */
export type DrawingColor = 'by-layer' | 'by-block' | 'foreground' | RgbBytes;

export interface Layer {
  readonly name: string;
  readonly isOn: boolean;
  readonly isFrozen: boolean;
  readonly plots: boolean;
  readonly color: DrawingColor;
  readonly lineType: LineType;
  /** Millimetres of paper. */
  readonly lineWeight: number;
}

export interface LineType {
  readonly name: string;
  /** Lengths in drawing units: dashes positive, gaps negative, dots zero. Empty for a continuous line. */
  readonly segments: readonly LineTypeSegment[];
}

export interface LineTypeSegment {
  readonly length: number;
  /** Text drawn over the line at the end of the segment. */
  readonly text: string;
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Radians relative to the line. */
  readonly rotation: number;
}

/** Drawing attributes of an entity before inheritance is resolved. */
export interface Pen {
  readonly layer: Layer;
  readonly color: DrawingColor;
  readonly lineType: 'by-layer' | 'by-block' | LineType;
  readonly lineTypeScale: number;
  /** Millimetres of paper. */
  readonly lineWeight: 'by-layer' | 'by-block' | number;
  /** From 0, invisible, to 1. */
  readonly opacity: 'by-block' | number;
}
