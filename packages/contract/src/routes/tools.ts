import * as z from 'zod';
import { fileKind } from '../job.ts';

export const toolView = z.object({
  id: z.string(),
  group: z.string(),
  name: z.string(),
  summary: z.string(),
  accepts: z.array(fileKind),
  /**
   * Options that take files, with the kinds they accept and their largest number; the job request names the option
   * beside each file.
   */
  optionFiles: z.record(z.string(), z.object({ kinds: z.array(fileKind), most: z.int() })),
  produces: z.array(fileKind),
  /** `each`: every file alone; `all`: all files into one result. */
  joins: z.enum(['each', 'all']),
  minFiles: z.int(),
  maxFiles: z.int(),
  /**
   * Parts of the tool that need Pro: the whole tool, or some options with the values concerned (`changed`:
   * all but the default); null for none.
   */
  pro: z
    .union([z.literal('tool'), z.record(z.string(), z.union([z.array(z.string()), z.literal('changed')]))])
    .nullable(),
  /** JSON Schema (2020-12) of the options. */
  options: z.record(z.string(), z.unknown()),
});
export type ToolView = z.infer<typeof toolView>;

export const toolList = z.object({ tools: z.array(toolView) });

export const languageQuery = z.object({ lang: z.string().optional() });
