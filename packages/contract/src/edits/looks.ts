import * as z from 'zod';
import { color, fontSize, opacity, plainText, thickness } from './primitives.ts';

/** Kinds of fonts of text that is added, whatever its script. */
export const fontFamilies = ['sans', 'serif', 'mono'] as const;

/** Shapes of lines. */
export const lineStyles = ['solid', 'dashed', 'dotted'] as const;

/** Ends of lines (ISO 32000-2, table 179). */
export const lineEnds = [
  'none',
  'open-arrow',
  'closed-arrow',
  'circle',
  'square',
  'diamond',
  'butt',
  'slash',
  'reverse-open-arrow',
  'reverse-closed-arrow',
] as const;

/** Text of one look. */
export const textLook = z.object({
  font: z.enum(fontFamilies).default('sans'),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  size: fontSize.default(12),
  color: color.default('#000000'),
  align: z.enum(['left', 'center', 'right']).default('left'),
});
export type TextLook = z.infer<typeof textLook>;

export const stroke = z.object({
  color: color.default('#c0392b'),
  width: thickness.default(1.5),
  style: z.enum(lineStyles).default('solid'),
});
export type Stroke = z.infer<typeof stroke>;

/** Properties that every kind of annotation has. */
export const annotationBase = z.object({
  /** Name shown as the author. */
  author: z.string().max(200).optional(),
  /** Comment that belongs to the annotation. */
  contents: plainText.default(''),
  opacity: opacity.default(1),
});
