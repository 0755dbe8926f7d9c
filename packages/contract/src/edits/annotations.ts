import * as z from 'zod';
import { annotationBase, lineEnds, stroke, textLook } from './looks.ts';
import {
  assetName,
  box,
  color,
  operationId,
  pageKey,
  penPoint,
  plainText,
  point,
  quad,
} from './primitives.ts';
import { stampFace } from './stamp-faces.ts';

/** Icons of notes and attached files. */
export const noteIcons = ['comment', 'note', 'help', 'insert', 'key', 'paragraph'] as const;
export const fileIcons = ['paperclip', 'pushpin', 'graph', 'tag'] as const;

/** States that a reviewer gives to an annotation (ISO 32000-2, table 174). */
export const reviewStates = ['none', 'accepted', 'rejected', 'cancelled', 'completed'] as const;

const points = z.array(point);

const textMarkup = annotationBase.extend({
  type: z.enum(['highlight', 'underline', 'strike', 'squiggly']),
  /** Pieces of the marked text, one for each line. */
  quads: z.array(quad).min(1).max(2000),
  color: color.default('#ffd54a'),
});

const note = annotationBase.extend({
  type: z.literal('note'),
  at: point,
  icon: z.enum(noteIcons).default('comment'),
  color: color.default('#ffd54a'),
});

const caret = annotationBase.extend({
  type: z.literal('caret'),
  /** Foot of the caret, between two letters. */
  at: point,
  /** Height of the text, in points. */
  height: z.number().min(2).max(500).default(12),
  color: color.default('#1f4fb2'),
});

/** Its text is its content, so that it has no comment. */
const textBox = annotationBase.omit({ contents: true }).extend({
  type: z.literal('text-box'),
  box,
  text: plainText.min(1),
  look: textLook.prefault({}),
  border: stroke.nullable().default(null),
  fill: color.nullable().default(null),
});

const callout = textBox.extend({
  type: z.literal('callout'),
  /** Point that the line leads to. */
  tip: point,
  /** Point where the line bends. */
  knee: point.optional(),
  end: z.enum(lineEnds).default('open-arrow'),
  border: stroke.prefault({}),
});

const ink = annotationBase.extend({
  type: z.literal('ink'),
  strokes: z.array(z.array(penPoint).min(1).max(10_000)).min(1).max(1000),
  stroke: stroke.prefault({}),
});

const line = annotationBase.extend({
  type: z.literal('line'),
  from: point,
  to: point,
  ends: z.tuple([z.enum(lineEnds), z.enum(lineEnds)]).default(['none', 'none']),
  stroke: stroke.prefault({}),
  fill: color.nullable().default(null),
});

const polyline = annotationBase.extend({
  type: z.literal('polyline'),
  points: points.min(2).max(5000),
  ends: z.tuple([z.enum(lineEnds), z.enum(lineEnds)]).default(['none', 'none']),
  stroke: stroke.prefault({}),
  fill: color.nullable().default(null),
});

const polygon = annotationBase.extend({
  type: z.literal('polygon'),
  points: points.min(3).max(5000),
  stroke: stroke.prefault({}),
  fill: color.nullable().default(null),
  /** True for an outline of arcs. */
  cloud: z.boolean().default(false),
});

const shape = annotationBase.extend({
  type: z.enum(['rectangle', 'ellipse']),
  box,
  stroke: stroke.nullable().prefault({}),
  fill: color.nullable().default(null),
  /** True for an outline of arcs. */
  cloud: z.boolean().default(false),
});

const stamp = annotationBase.extend({
  type: z.literal('stamp'),
  box,
  face: stampFace,
  color: color.default('#c0392b'),
  /** Degrees counterclockwise. */
  angle: z.number().min(-180).max(180).default(0),
});

const file = annotationBase.extend({
  type: z.literal('file'),
  at: point,
  asset: assetName,
  icon: z.enum(fileIcons).default('paperclip'),
  color: color.default('#1f4fb2'),
});

/** An annotation as a person makes it; its appearance is always drawn by us. */
export const annotation = z.discriminatedUnion('type', [
  textMarkup,
  note,
  caret,
  textBox,
  callout,
  ink,
  line,
  polyline,
  polygon,
  shape,
  stamp,
  file,
]);
export type Annotation = z.infer<typeof annotation>;

/** An annotation of the base by its place in the page's list, or one that this list made. */
export const annotationRef = z.union([
  z.object({
    index: z.number().int().min(0),
    /** Subtype such as `Highlight`, compared before anything is changed. */
    subtype: z.string().max(100),
  }),
  z.object({ made: operationId }),
]);
export type AnnotationRef = z.infer<typeof annotationRef>;

const onPage = z.object({ id: operationId, page: pageKey });

export const annotationOperations = [
  onPage.extend({ kind: z.literal('annotation.add'), annotation }),
  /** Replaces an annotation by another one that keeps its replies, its date of creation and its place in the order. */
  onPage.extend({ kind: z.literal('annotation.change'), target: annotationRef, annotation }),
  onPage.extend({ kind: z.literal('annotation.move'), target: annotationRef, by: point }),
  /** Deletes an annotation with its replies. */
  onPage.extend({ kind: z.literal('annotation.delete'), target: annotationRef }),
  onPage.extend({
    kind: z.literal('annotation.reply'),
    target: annotationRef,
    text: plainText.min(1),
    author: z.string().max(200).optional(),
  }),
  onPage.extend({
    kind: z.literal('annotation.state'),
    target: annotationRef,
    state: z.enum(reviewStates),
    author: z.string().max(200).optional(),
  }),
] as const;
