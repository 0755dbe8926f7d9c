import * as z from 'zod';
import { box, color, operationId, pageKey } from './primitives.ts';

/** Full name of a form field: the names of its ancestors and its own, joined by points. */
const fieldName = z.string().min(1).max(500);

/** Text, the chosen option or options, or true for a tick; null clears the field. */
const fieldValue = z.union([z.string().max(100_000), z.array(z.string().max(1000)).max(1000), z.boolean()]);
export type FieldValueOf = z.infer<typeof fieldValue>;

/** Values by the full names of their fields, as a file of values has them; numbers are taken as their text. */
export const fieldValues = z.record(
  z.string(),
  z.union([fieldValue, z.number().transform(String), z.null()]),
);

/** Kinds of files in which values of fields are exchanged. */
export const valueFileKinds = ['json', 'fdf', 'csv'] as const;
export type ValueFileKind = (typeof valueFileKinds)[number];

const fieldLook = z.object({
  /** Font size in points; 0 for the largest that fits. */
  size: z.number().min(0).max(144).default(0),
  color: color.default('#000000'),
  border: color.nullable().default('#8a8f98'),
  fill: color.nullable().default(null),
  align: z.enum(['left', 'center', 'right']).default('left'),
});

const fieldBase = z.object({
  name: fieldName.regex(/^[^.]+(\.[^.]+)*$/, { error: 'expected names without points, joined by points' }),
  /** Text that readers show beside the pointer and that screen readers read. */
  label: z.string().max(500).default(''),
  required: z.boolean().default(false),
  readOnly: z.boolean().default(false),
  look: fieldLook.prefault({}),
});

const option = z.object({ value: z.string().min(1).max(200), label: z.string().max(200).default('') });

/** Mark of a ticked box. */
export const buttonMarks = ['check', 'cross', 'circle', 'square', 'diamond', 'star'] as const;

/** Formats of dates as readers write them. */
export const dateFormats = ['yyyy-mm-dd', 'mm/dd/yyyy', 'dd/mm/yyyy', 'd mmmm yyyy'] as const;

/** A form field as a person draws it. */
export const field = z.discriminatedUnion('type', [
  fieldBase.extend({
    type: z.literal('text'),
    box,
    multiline: z.boolean().default(false),
    /** Number of cells, for one character each; null for none. */
    comb: z.number().int().min(1).max(200).nullable().default(null),
    maxLength: z.number().int().min(1).max(32_767).nullable().default(null),
    value: z.string().max(32_767).default(''),
  }),
  fieldBase.extend({
    type: z.literal('date'),
    box,
    /** Format in which readers show and check the date. */
    format: z.enum(dateFormats).default('yyyy-mm-dd'),
    value: z.string().max(100).default(''),
  }),
  fieldBase.extend({
    type: z.literal('check'),
    box,
    mark: z.enum(buttonMarks).default('check'),
    value: z.boolean().default(false),
  }),
  fieldBase.extend({
    type: z.literal('radio'),
    /** One button for each option. */
    buttons: z
      .array(z.object({ box, value: z.string().min(1).max(100) }))
      .min(1)
      .max(100),
    value: z.string().max(100).nullable().default(null),
  }),
  fieldBase.extend({
    type: z.literal('choice'),
    box,
    options: z.array(option).min(1).max(1000),
    /** True for a list that stays open, false for one that opens. */
    isList: z.boolean().default(false),
    /** True when other text may be typed. */
    editable: z.boolean().default(false),
    value: z.string().max(200).nullable().default(null),
  }),
  fieldBase.extend({ type: z.literal('signature'), box }),
]);
export type Field = z.infer<typeof field>;

const inDocument = z.object({ id: operationId });

export const fieldOperations = [
  inDocument.extend({ kind: z.literal('field.value'), name: fieldName, value: fieldValue.nullable() }),
  inDocument.extend({ kind: z.literal('field.add'), page: pageKey, field }),
  /**
   * Gives a field other properties; its name may differ. What they do not describe stays. A field with several boxes
   * gets `box` for the first one on the page.
   */
  inDocument.extend({ kind: z.literal('field.change'), page: pageKey, name: fieldName, field }),
  /** Moves or resizes a box of a field: those of a page count from 0, in the order of the page. */
  inDocument.extend({
    kind: z.literal('field.move'),
    page: pageKey,
    name: fieldName,
    index: z.number().int().min(0).max(1000).default(0),
    box,
  }),
  inDocument.extend({ kind: z.literal('field.delete'), name: fieldName }),
  /** Order in which the Tab key walks the fields of a page: those named first, in this order. */
  inDocument.extend({
    kind: z.literal('field.order'),
    page: pageKey,
    names: z.array(fieldName).min(1).max(5000),
  }),
] as const;
