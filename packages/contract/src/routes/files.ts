import * as z from 'zod';
import { token } from '../job.ts';

/** `id` is chosen by the client, so that an upload repeated after a lost answer is the same upload. */
export const uploadQuery = z.object({
  id: token.optional().meta({ description: 'Token for the file, 32 random characters of 0-9a-z' }),
});

export const uploadHeaders = z.object({
  'x-file-name': z
    .string()
    .optional()
    .meta({ description: 'File name, percent-encoded UTF-8, if the body is the file itself' }),
});

export const filePath = z.object({ token });

export const contentQuery = z.object({
  inline: z.literal('1').optional().meta({ description: 'Display the file instead of downloading it' }),
  name: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Name to save the file under, without its extension, which stays' }),
});
