import {
  AttributeBase,
  AttributeDefinition,
  AttributeEntity,
  AttributeFlags,
  BackgroundFillFlags,
  type Entity,
  LineSpacingStyleType,
  MText,
  TextEntity,
  TextHorizontalAlignment,
  TextMirrorFlag,
  TextVerticalAlignmentType,
} from '@node-projects/acad-ts';
import type { CadShape, ParagraphShape, TextShape } from '@octavo/cad/shapes';
import { colorOf, styleOf } from './read-tables.ts';
import { pointOf } from './reading.ts';

/** TEXT, MTEXT and attributes; null for other entities. */
export function readText(entity: Entity): CadShape | null {
  if (entity instanceof MText) {
    return paragraphOf(entity);
  }

  if (entity instanceof AttributeBase) {
    return attributeOf(entity);
  }

  return entity instanceof TextEntity ? textOf(entity, entity.value) : null;
}

/** A definition outside a block shows its tag; inside a block, only constant definitions are shown. */
function attributeOf(attribute: AttributeBase): CadShape | null {
  if ((attribute.flags & AttributeFlags.Hidden) !== 0) {
    return null;
  }

  if (attribute.mText !== null && attribute instanceof AttributeEntity) {
    return paragraphOf(attribute.mText);
  }

  const isTag = attribute instanceof AttributeDefinition && (attribute.flags & AttributeFlags.Constant) === 0;

  return textOf(attribute, isTag ? attribute.tag : attribute.value);
}

const sides = {
  [TextHorizontalAlignment.Left]: 'left',
  [TextHorizontalAlignment.Center]: 'center',
  [TextHorizontalAlignment.Right]: 'right',
  [TextHorizontalAlignment.Aligned]: 'aligned',
  [TextHorizontalAlignment.Middle]: 'center',
  [TextHorizontalAlignment.Fit]: 'fit',
} as const;

const levels = {
  [TextVerticalAlignmentType.Baseline]: 'baseline',
  [TextVerticalAlignmentType.Bottom]: 'bottom',
  [TextVerticalAlignmentType.Middle]: 'middle',
  [TextVerticalAlignmentType.Top]: 'top',
} as const;

export function textOf(text: TextEntity, content: string): TextShape | null {
  const { horizontalAlignment: side, verticalAlignment: level } = text;
  const isPlain = side === TextHorizontalAlignment.Left && level === TextVerticalAlignmentType.Baseline;
  const isBetween = side === TextHorizontalAlignment.Aligned || side === TextHorizontalAlignment.Fit;
  const first = pointOf(text.insertPoint);
  const second = pointOf(text.alignmentPoint);
  // The mirror flags of the style also apply to its texts.
  const mirror = Number(text.mirror) | Number(text.style?.mirrorFlag ?? 0);

  if (content.trim() === '' || !(text.height > 0)) {
    return null;
  }

  return {
    kind: 'text',
    content,
    at: isPlain || isBetween ? first : second,
    to: isBetween ? second : null,
    horizontal: sides[side] ?? 'left',
    vertical: side === TextHorizontalAlignment.Middle ? 'middle' : (levels[level] ?? 'baseline'),
    height: text.height,
    rotation: text.rotation,
    widthFactor: text.widthFactor > 0 ? text.widthFactor : 1,
    oblique: text.obliqueAngle,
    backward: (mirror & TextMirrorFlag.Backward) !== 0,
    upsideDown: (mirror & TextMirrorFlag.UpsideDown) !== 0,
    style: styleOf(text.style),
    normal: pointOf(text.normal),
  };
}

function paragraphOf(text: MText): ParagraphShape | null {
  const flags = text.backgroundFillFlags;
  const hasColor = (flags & BackgroundFillFlags.UseBackgroundFillColor) !== 0;
  const ground = hasColor ? colorOf(text.backgroundColor) : null;
  const columns = text.columnData;

  if (text.value.trim() === '' || !(text.height > 0)) {
    return null;
  }

  return {
    kind: 'paragraph',
    content: text.value,
    at: pointOf(text.insertPoint),
    direction: pointOf(text.alignmentPoint),
    normal: pointOf(text.normal),
    ...attachment(text.attachmentPoint),
    height: text.height,
    width:
      columns !== null && columns.columnCount > 0 && columns.width > 0 ? columns.width : text.rectangleWidth,
    lineSpacing: text.lineSpacing,
    exactSpacing: text.lineSpacingStyle === LineSpacingStyleType.Exact,
    widthFactor: text.style !== null && text.style.width > 0 ? text.style.width : 1,
    oblique: text.style?.obliqueAngle ?? 0,
    style: styleOf(text.style),
    ground: (flags & BackgroundFillFlags.UseDrawingWindowColor) !== 0 ? 'paper' : ground,
    groundScale: text.backgroundScale,
    framed: (flags & BackgroundFillFlags.TextFrame) !== 0,
  };
}

/** Alignment for an attachment point, numbered 1 to 9 in three rows from the upper left. */
function attachment(place: number): Pick<ParagraphShape, 'horizontal' | 'vertical'> {
  const horizontal = (['left', 'center', 'right'] as const)[(place - 1) % 3] ?? 'left';
  const vertical = (['top', 'middle', 'bottom'] as const)[Math.floor((place - 1) / 3)] ?? 'top';

  return { horizontal, vertical };
}
