import * as z from 'zod';
import { pictureFormats } from '../_kit/picture-name.ts';

/** Ready-made sizes in pixels; 0 follows from the proportions of the picture. */
export const presets = {
  'photo-1-inch': { width: 295, height: 413 },
  'photo-1-inch-small': { width: 260, height: 378 },
  'photo-1-inch-large': { width: 390, height: 567 },
  'photo-2-inch': { width: 413, height: 579 },
  'square-700': { width: 700, height: 700 },
  'square-800': { width: 800, height: 800 },
  'square-1000': { width: 1000, height: 1000 },
  'width-700': { width: 700, height: 0 },
  'width-450': { width: 450, height: 0 },
  computer: { width: 1024, height: 0 },
  phone: { width: 480, height: 0 },
} as const satisfies Record<string, { width: number; height: number }>;

const names = Object.keys(presets) as (keyof typeof presets)[];

const sizeForm = { error: 'expected width and height such as 800x600, one of which may be auto' };

/** Largest side of a result. */
export const longestSide = 20_000;

export const options = z
  .object({
    preset: z.enum(['custom', ...names]).default('custom'),
    /**
     * Width and height in pixels, `800x600`; 0 or `auto` derives one side from the other. Required without a
     * preset.
     */
    size: z
      .string()
      .trim()
      .regex(/^(\d{1,5}|auto)\s*[x*×]\s*(\d{1,5}|auto)$|^$/i, sizeForm)
      .refine((given) => given === '' || sidesOf(given).some((side) => side > 0), sizeForm)
      .refine((given) => given === '' || sidesOf(given).every((side) => side <= longestSide), sizeForm)
      .default(''),
    fit: z.enum(['fit', 'fill', 'stretch']).default('fit'),
    format: z.enum(pictureFormats).default('keep'),
  })
  .refine(({ preset, size }) => preset !== 'custom' || size !== '', { ...sizeForm, path: ['size'] });

/** Width and height of a size expression; 0 for an open side. */
export function sidesOf(size: string): [width: number, height: number] {
  const [width = '', height = ''] = size.split(/\s*[x*×]\s*/i);

  return [Number(width) || 0, Number(height) || 0];
}
