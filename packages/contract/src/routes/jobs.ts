import * as z from 'zod';
import { jobView, token } from '../job.ts';

export const jobPath = z.object({ id: token });

export const jobResults = z.object({ results: jobView.shape.results });
