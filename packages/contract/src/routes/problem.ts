import * as z from 'zod';
import { failureCode } from '../job.ts';

/** RFC 9457 problem details: the body of every error response. */
export const problem = z
  .object({
    type: z.string().meta({ description: 'URL of the description of this code' }),
    title: z.string().meta({ description: 'The code, for log readers' }),
    status: z.int(),
    code: failureCode,
    /** The sentence to show, in the language of the request. */
    detail: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
