import * as z from 'zod';
import { jobView, token } from '../job.ts';

export const jobPath = z.object({ id: token });

/** Index of the result, from 0, and its page, from 1. */
export const previewPath = jobPath.extend({ place: z.coerce.number().int(), page: z.coerce.number().int() });

export const zipQuery = z.object({
  places: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/)
    .optional()
    .meta({ description: 'Chosen results: their indices from 0, separated by commas; all by default' }),
});

export const jobResults = z.object({ results: jobView.shape.results });
