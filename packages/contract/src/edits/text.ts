import * as z from 'zod';
import { fontFamilies } from './looks.ts';
import { box, color, fontSize, operationId, pageKey, plainText, point } from './primitives.ts';

/** Alignments of a paragraph. */
const textAlignments = ['left', 'center', 'right', 'justify'] as const;
export type TextAlignment = (typeof textAlignments)[number];

/** Marks before the lines that the author of a list began. */
const listMarks = ['none', 'bullet', 'number'] as const;
export type ListMark = (typeof listMarks)[number];

/** Glyphs of a page of the base, counted from 0 in painting order. */
const glyphRange = z.object({
  /** From the first to before the last of each run of glyphs, in reading order. */
  spans: z
    .array(z.tuple([z.number().int().min(0), z.number().int().min(1)]))
    .min(1)
    .max(5000),
  /** Texts of the glyphs, joined; compared before anything is changed. */
  text: plainText,
});
export type GlyphRange = z.infer<typeof glyphRange>;

/** Look of text; what is absent stays as it is where the text stands. */
const runLook = z.object({
  font: z.enum(fontFamilies).optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  size: fontSize.optional(),
  color: color.optional(),
  underline: z.boolean().optional(),
  strike: z.boolean().optional(),
});
export type RunLook = z.infer<typeof runLook>;

/** Text of one look. A line feed ends a line, whatever its length. */
const textRun = z.object({ text: plainText, look: runLook.default({}) });
export type TextRun = z.infer<typeof textRun>;

const runs = z.array(textRun).max(2000);

/** Factor between the distance of two baselines and the font size. */
const lineSpacing = z.number().min(0.5).max(5);

/** Properties of a whole paragraph; what is absent stays as it is. */
const paragraphLook = z.object({
  align: z.enum(textAlignments).optional(),
  lineSpacing: lineSpacing.optional(),
  list: z.enum(listMarks).optional(),
});
export type ParagraphLook = z.infer<typeof paragraphLook>;

/** `flow`: what follows in the column makes room. `keep`: nothing else moves, whatever overlaps is reported. */
const textFits = ['flow', 'keep'] as const;

const onPage = z.object({ id: operationId, page: pageKey });

export const textOperations = [
  /**
   * Puts text in place of glyphs; the rest of their paragraph is broken into lines anew. Words of `runs` that equal
   * those of the range keep their glyphs. Without runs, the text is deleted and the paragraph closes up.
   */
  onPage.extend({
    kind: z.literal('text.replace'),
    range: glyphRange,
    runs,
    paragraph: paragraphLook.prefault({}),
    fit: z.enum(textFits).default('flow'),
  }),
  onPage.extend({ kind: z.literal('text.move'), range: glyphRange, by: point }),
  /** Deletes glyphs; everything else stays where it is. */
  onPage.extend({ kind: z.literal('text.delete'), range: glyphRange }),
  /** Adds text to the content of the page. */
  onPage.extend({
    kind: z.literal('text.add'),
    box,
    runs: runs.min(1),
    /** Look of what its run leaves open. */
    look: runLook.required({ size: true, color: true }),
    align: z.enum(textAlignments).default('left'),
    lineSpacing: lineSpacing.default(1.2),
    list: z.enum(listMarks).default('none'),
    /** Degrees clockwise, around the middle of the box. */
    angle: z.number().min(-180).max(180).default(0),
  }),
] as const;
