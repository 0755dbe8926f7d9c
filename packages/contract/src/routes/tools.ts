import * as z from 'zod';
import { type FileKind, kinds } from '../kinds.ts';

const fileKind = z.enum(Object.keys(kinds) as [FileKind, ...FileKind[]]);

export const toolView = z.object({
  id: z.string(),
  group: z.string(),
  name: z.string(),
  summary: z.string(),
  accepts: z.array(fileKind),
  produces: z.array(fileKind),
  /** `each`: every file alone; `all`: all files into one result. */
  joins: z.enum(['each', 'all']),
  minFiles: z.int(),
  maxFiles: z.int(),
  /** JSON Schema (2020-12) of the options. */
  options: z.record(z.string(), z.unknown()),
});
export type ToolView = z.infer<typeof toolView>;

export const toolList = z.object({ tools: z.array(toolView) });

export const languageQuery = z.object({ lang: z.string().optional() });
