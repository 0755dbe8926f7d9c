import type { DrawingColor, Layer, LineType, Pen, RgbBytes } from './pen.ts';

/** Resolved drawing attributes, with inherited values filled in. */
export interface EntityStyle {
  readonly layer: Layer;
  readonly color: 'foreground' | RgbBytes;
  readonly lineType: LineType;
  readonly lineTypeScale: number;
  /** Millimetres of paper. */
  readonly lineWeight: number;
  readonly opacity: number;
}

export const continuous: LineType = { name: 'Continuous', segments: [] };

/** Millimetres: the width AutoCAD plots when a drawing asks for none. */
export const defaultLineWeight = 0.25;

/** Block entities on this layer take the layer of the insert. */
const inheritingLayer = '0';

export function inkOf(pen: Pen, parent: EntityStyle | null): EntityStyle {
  const layer = pen.layer.name === inheritingLayer && parent !== null ? parent.layer : pen.layer;

  return {
    layer,
    color: colorOf(pen.color, layer, parent),
    lineType: lineTypeOf(pen, layer, parent),
    lineTypeScale: pen.lineTypeScale,
    lineWeight: lineWeightOf(pen, layer, parent),
    opacity: pen.opacity === 'by-block' ? (parent?.opacity ?? 1) : pen.opacity,
  };
}

export function colorOf(
  color: DrawingColor,
  layer: Layer,
  parent: EntityStyle | null,
): 'foreground' | RgbBytes {
  if (color === 'by-block') {
    return parent?.color ?? 'foreground';
  }

  if (color !== 'by-layer') {
    return color;
  }

  return layer.color === 'by-layer' || layer.color === 'by-block' ? 'foreground' : layer.color;
}

function lineTypeOf({ lineType }: Pen, layer: Layer, parent: EntityStyle | null): LineType {
  if (lineType === 'by-block') {
    return parent?.lineType ?? continuous;
  }

  return lineType === 'by-layer' ? layer.lineType : lineType;
}

function lineWeightOf({ lineWeight }: Pen, layer: Layer, parent: EntityStyle | null): number {
  if (lineWeight === 'by-block') {
    return parent?.lineWeight ?? defaultLineWeight;
  }

  return lineWeight === 'by-layer' ? layer.lineWeight : lineWeight;
}

const black: RgbBytes = [0, 0, 0];

/** Color on paper. In black mode, lines are black and areas a grey of the color's lightness. */
export function onPaper(color: 'foreground' | RgbBytes, mode: 'color' | 'black', isArea = false): RgbBytes {
  if (color === 'foreground' || (mode === 'black' && !isArea)) {
    return black;
  }

  if (mode === 'color') {
    return color;
  }

  // Luma of ITU-R BT.601: the perceived lightness of a color.
  const grey = Math.round(0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]);

  return [grey, grey, grey];
}
