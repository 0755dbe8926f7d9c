import * as z from 'zod';
import { box, color, opacity, operationId, pageKey } from './primitives.ts';
import { stampFace } from './stamp-faces.ts';

/** Place of a stamp on one of its pages. */
const stampPlace = z.object({
  page: pageKey,
  box,
  /** Degrees counterclockwise. */
  angle: z.number().min(-180).max(180).default(0),
});

export const stampOperations = [
  /** Puts the same stamp on several pages. */
  z.object({
    id: operationId,
    kind: z.literal('stamp.place'),
    face: stampFace,
    places: z.array(stampPlace).min(1).max(10_000),
    color: color.default('#c0392b'),
    opacity: opacity.default(1),
    /** Kind of object in the file: an annotation that others can move, or content of the page. */
    as: z.enum(['annotation', 'content']).default('annotation'),
    author: z.string().max(200).optional(),
  }),
] as const;
