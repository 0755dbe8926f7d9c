import * as z from 'zod';

export const options = z.object({
  space: z.enum(['layouts', 'model']).default('layouts'),
  /** The sheet gives the shape of the picture, and how thick lines are against it. */
  pageSize: z
    .enum(['auto', 'a4', 'a3', 'a2', 'a1', 'a0', 'letter', 'legal', 'tabloid', 'ansi-c', 'ansi-d', 'ansi-e'])
    .default('auto'),
  color: z.enum(['color', 'black']).default('color'),
  /** Pixels. */
  width: z.int().min(200).max(12_000).default(2400),
  quality: z.int().min(10).max(100).default(90),
});
