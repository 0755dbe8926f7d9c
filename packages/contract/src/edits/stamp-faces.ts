import * as z from 'zod';
import { assetName, penPoint, plainText, thickness } from './primitives.ts';

/** Length in points of a drawing in its own coordinates. */
const drawnLength = z.number().positive().max(10_000);

/** Names of standard stamps (ISO 32000-2, table 184). */
export const stampNames = [
  'approved',
  'not-approved',
  'draft',
  'final',
  'confidential',
  'for-comment',
  'for-public-release',
  'not-for-public-release',
  'as-is',
  'sold',
  'expired',
  'departmental',
  'experimental',
  'top-secret',
] as const;

/** Fonts of handwriting, freely licensed, in which names are written. */
export const handNames = [
  'great-vibes',
  'dancing-script',
  'caveat',
  'sacramento',
  'herr-von-muellerhoff',
] as const;
export type HandName = (typeof handNames)[number];

/** Look of a stamp; all but the standard stamps and framed texts are what people sign with. */
export const stampFace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('standard'),
    name: z.enum(stampNames),
    language: z.enum(['en', 'fr']).default('en'),
  }),
  z.object({
    kind: z.literal('text'),
    text: plainText.min(1).max(200),
    below: z.string().max(200).default(''),
  }),
  z.object({ kind: z.literal('picture'), asset: assetName }),
  /** Strokes of a pen in their own coordinates, y downwards, as large as they fit into the box. */
  z.object({
    kind: z.literal('drawn'),
    strokes: z.array(z.array(penPoint).min(1).max(5000)).min(1).max(500),
    /** Thickness of the pen in the same coordinates. */
    pen: thickness,
    size: z.object({ width: drawnLength, height: drawnLength }),
  }),
  /** A name in handwriting, drawn as outlines, as large as it fits into the box. */
  z.object({
    kind: z.literal('written'),
    text: plainText.min(1).max(100),
    hand: z.enum(handNames),
  }),
  /** Words without a frame, in one line, such as a date. */
  z.object({
    kind: z.literal('plain'),
    text: plainText.min(1).max(200),
    align: z.enum(['left', 'center']).default('left'),
  }),
  z.object({ kind: z.literal('sign'), sign: z.enum(['check', 'cross']) }),
]);
export type StampFace = z.infer<typeof stampFace>;
