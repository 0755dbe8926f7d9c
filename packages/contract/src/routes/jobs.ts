import * as z from 'zod';
import { jobView, token } from '../job.ts';

export const jobPath = z.object({ id: token });

/** The result by its place, from 0; the page of it from 1. */
export const previewPath = jobPath.extend({ place: z.coerce.number().int(), page: z.coerce.number().int() });

export const jobResults = z.object({ results: jobView.shape.results });
