import * as z from 'zod';
import { chatFormats } from '../document.ts';
import { token } from '../job.ts';

export const documentPath = z.object({ id: token });

export const questionPath = documentPath.extend({ question: token });

/** Page of a file, from 1. */
export const pagePath = documentPath.extend({ page: z.coerce.number().int().min(1) });

export const pageQuery = z.object({
  file: z.coerce.number().int().min(0).default(0).meta({ description: 'Index of the file, from 0' }),
});

export const exportQuery = z.object({ format: z.enum(chatFormats).default('md') });

/** Most seconds that reading a question waits for the end of its answer. */
export const answerWaitSeconds = 20;

export const questionQuery = z.object({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(answerWaitSeconds)
    .default(0)
    .meta({ description: 'Seconds to wait for the end of the answer' }),
});
