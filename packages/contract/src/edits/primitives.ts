import * as z from 'zod';

/** Largest distance that coordinates may have from the corner of a page: 200 inches, twice (ISO 32000-2, annex C). */
const farthestPoints = 28_800;

const coordinate = z.number().min(-farthestPoints).max(farthestPoints);
const length = z.number().min(0).max(farthestPoints);

/** Id that the client gives to an operation; unique within a list. */
export const operationId = z
  .string()
  .regex(/^[\w-]{1,64}$/, { error: 'expected 1 to 64 letters, digits, - or _' });

/** A page of the base, `p1` for the first, or the id of the operation that inserted it. */
export const pageKey = z.string().regex(/^[\w-]{1,64}$/, { error: 'expected a page such as p1' });

/** Name of a file that was sent with the list, such as a picture. */
export const assetName = z.string().min(1).max(255);

/** Point of a page as it is shown: points from the upper left corner, y downwards. */
export const point = z.object({ x: coordinate, y: coordinate });
export type Point = z.infer<typeof point>;

/** Point of a pen; with pressure from 0 to 1 where the device reports it. */
export const penPoint = point.extend({ pressure: z.number().min(0).max(1).optional() });
export type PenPoint = z.infer<typeof penPoint>;

/** Rectangle of a page as it is shown, in points. */
export const box = z.object({ left: coordinate, top: coordinate, width: length, height: length });
export type Box = z.infer<typeof box>;

/** Corners of a piece of text: upper left, upper right, lower left, lower right, as the text runs. */
export const quad = z.tuple([point, point, point, point]);
export type Quad = z.infer<typeof quad>;

/** Such as `#1f4fb2`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'expected a color such as #1f4fb2' });

/** From 0, invisible, to 1. */
export const opacity = z.number().min(0).max(1);

/** Thickness of a line in points. */
export const thickness = z.number().min(0).max(144);

/** Font size in points. */
export const fontSize = z.number().min(1).max(1000);

/** Text that a person writes, without formatting. */
export const plainText = z.string().max(20_000);
