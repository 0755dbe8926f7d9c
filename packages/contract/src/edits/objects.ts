import * as z from 'zod';
import { lineStyles } from './looks.ts';
import { assetName, box, color, opacity, operationId, pageKey, point, thickness } from './primitives.ts';

/** Picture, path or shading of a page of the base by its place in painting order. */
const baseObject = z.object({
  index: z.number().int().min(0),
  /** Compared before anything is changed. */
  kind: z.enum(['image', 'path', 'shading']),
});
export type BaseObject = z.infer<typeof baseObject>;

/** An object of the base, or one that this list made. */
const objectRef = z.union([baseObject, z.object({ made: operationId })]);
export type ObjectRef = z.infer<typeof objectRef>;

/** Degrees clockwise, around the middle of a box. */
const angle = z.number().min(-180).max(180).default(0);

const share = z.number().min(0).max(1);

/** Part of a picture that is shown, as shares of its width and height. */
const crop = z
  .object({ left: share, top: share, right: share, bottom: share })
  .refine(({ left, right, top, bottom }) => left < right && top < bottom, { error: 'expected an area' });
export type Crop = z.infer<typeof crop>;

/** Place of a picture: its box before it is turned, and the part of it that fills the box. */
const picturePlace = z.object({
  box,
  angle,
  crop: crop.default({ left: 0, top: 0, right: 1, bottom: 1 }),
  /** True to mirror it left to right. */
  mirrored: z.boolean().default(false),
});
export type PicturePlace = z.infer<typeof picturePlace>;

const onPage = z.object({ id: operationId, page: pageKey });
const targets = z.array(objectRef).min(1).max(5000);
const baseTargets = z.array(baseObject).min(1).max(5000);

const boxChange = {
  from: box,
  to: box,
  angle,
  /** True to mirror left to right. */
  mirrored: z.boolean().default(false),
};

export const imageOperations = [
  onPage.extend({
    kind: z.literal('image.add'),
    asset: assetName,
    place: picturePlace,
    opacity: opacity.default(1),
    /** True for a picture below the content of the page. */
    under: z.boolean().default(false),
    /** Description for people who cannot see it. */
    description: z.string().max(2000).default(''),
  }),
  /** Shows another picture in the same place: whole, in the middle of the box of the old one. */
  onPage.extend({ kind: z.literal('image.replace'), target: objectRef, asset: assetName }),
  /** Moves, scales, turns, crops or mirrors a picture. */
  onPage.extend({ kind: z.literal('image.place'), target: objectRef, place: picturePlace }),
  onPage.extend({ kind: z.literal('image.delete'), target: objectRef }),
] as const;

export const pathOperations = [
  onPage.extend({ kind: z.literal('path.move'), targets, by: point }),
  /** Scales, turns and mirrors objects together: what fills one box fills another. */
  onPage.extend({ kind: z.literal('path.place'), targets, ...boxChange }),
  /** Paints objects once more, as the file has them, above the old ones; the id of the operation names the copy. */
  onPage.extend({ kind: z.literal('path.copy'), targets: baseTargets, ...boxChange }),
  /** Changes the colours and lines that paths have; what is absent stays, null removes the filling or the line. */
  onPage.extend({
    kind: z.literal('path.style'),
    targets,
    fill: color.nullable().optional(),
    stroke: z
      .object({ color: color.optional(), width: thickness.optional(), style: z.enum(lineStyles).optional() })
      .nullable()
      .optional(),
    opacity: opacity.optional(),
  }),
  onPage.extend({ kind: z.literal('path.delete'), targets }),
] as const;
