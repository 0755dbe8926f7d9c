import * as z from 'zod';
import { jobView, token } from '../job.ts';

export const jobPath = z.object({ id: token });

/** Index of the result, from 0, and its page, from 1. */
export const previewPath = jobPath.extend({ place: z.coerce.number().int(), page: z.coerce.number().int() });

export const jobResults = z.object({ results: jobView.shape.results });
