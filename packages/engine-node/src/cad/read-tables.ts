import {
  type CadDocument,
  type Color,
  type Layer as FileLayer,
  type LineType as FileLineType,
  type TextStyle as FileTextStyle,
  FontFlags,
  LayerFlags,
  LineTypeShapeFlags,
} from '@node-projects/acad-ts';
import { continuous, defaultLineWeight } from '@octavo/cad/ink';
import { aciColor } from '@octavo/cad/palette';
import type { DrawingColor, Layer, LineType } from '@octavo/cad/pen';
import type { CadTextStyle } from '@octavo/cad/shapes';

/** Layer of the definition points of dimensions; never plotted, whatever its flags say. */
const neverPlotted = 'defpoints';

/** Layers, line types and text styles. Each is created once, so it can be compared by identity. */
export class Tables {
  readonly #layers = new Map<FileLayer, Layer>();
  readonly #lineTypes = new Map<FileLineType, LineType>();
  readonly #fallback: Layer;

  constructor(document: CadDocument) {
    const zero = [...(document.layers ?? [])].find(({ name }) => name === '0');
    this.#fallback = zero === undefined ? plainLayer : this.layer(zero);
  }

  layer(layer: FileLayer | null | undefined): Layer {
    if (layer === null || layer === undefined) {
      return this.#fallback;
    }

    const known = this.#layers.get(layer);

    if (known !== undefined) {
      return known;
    }

    const made: Layer = {
      name: layer.name,
      isOn: layer.isOn,
      isFrozen: (Number(layer.flags) & LayerFlags.Frozen) !== 0,
      plots: layer.plotFlag && layer.name.toLowerCase() !== neverPlotted,
      color: colorOf(layer.color),
      lineType: this.lineType(layer.lineType) ?? continuous,
      lineWeight: weightOf(layer.lineWeight) ?? defaultLineWeight,
    };
    this.#layers.set(layer, made);

    return made;
  }

  /** Null when the entity has no line type. */
  lineType(lineType: FileLineType | null | undefined): LineType | null {
    if (lineType === null || lineType === undefined) {
      return null;
    }

    const known = this.#lineTypes.get(lineType);

    if (known !== undefined) {
      return known;
    }

    const made: LineType = { name: lineType.name, segments: segmentsOf(lineType) };
    this.#lineTypes.set(lineType, made);

    return made;
  }
}

/**
 * Least drawn share of a line type with shapes. Below it, its look depends on the shapes, which are not in
 * the file.
 */
const leastDrawn = 0.3;

function segmentsOf({ segments }: FileLineType): LineType['segments'] {
  const lengths = segments.map(({ length }) => (Number.isFinite(length) ? length : 0));
  const period = lengths.reduce((sum, length) => sum + Math.abs(length), 0);
  const drawn = lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
  const hasShapes = segments.some(({ shapeFlags }) => (shapeFlags & LineTypeShapeFlags.Shape) !== 0);

  // Without its shapes a zigzag would be a row of dots: it is drawn as a plain line.
  if (hasShapes && drawn < leastDrawn * period) {
    return [];
  }

  return segments.map((segment, index) => ({
    length: lengths[index] ?? 0,
    text: (segment.shapeFlags & LineTypeShapeFlags.Text) !== 0 ? segment.text : '',
    scale: segment.scale,
    offsetX: segment.offset.x,
    offsetY: segment.offset.y,
    rotation: segment.rotation,
  }));
}

const plainLayer: Layer = {
  name: '0',
  isOn: true,
  isFrozen: false,
  plots: true,
  color: 'foreground',
  lineType: continuous,
  lineWeight: defaultLineWeight,
};

export function colorOf(color: Color | null | undefined): DrawingColor {
  if (color === null || color === undefined || color.isByLayer) {
    return 'by-layer';
  }

  if (color.isByBlock) {
    return 'by-block';
  }

  return color.isTrueColor ? [color.r, color.g, color.b] : aciColor(color.index);
}

/** Widest pen in hundredths of a millimetre. Larger values are negative numbers read as unsigned. */
const widestPen = 211;

/** Pen width in millimetres; null for special values such as by layer. */
export function weightOf(hundredths: number): number | null {
  return hundredths >= 0 && hundredths <= widestPen ? hundredths / 100 : null;
}

export function styleOf(style: FileTextStyle | null | undefined): CadTextStyle {
  if (style === null || style === undefined) {
    return { font: '', bold: false, italic: false };
  }

  const flags = Number(style.trueType);

  return {
    font: style.filename === '' ? style.name : style.filename,
    bold: (flags & FontFlags.Bold) !== 0,
    italic: (flags & FontFlags.Italic) !== 0,
  };
}
