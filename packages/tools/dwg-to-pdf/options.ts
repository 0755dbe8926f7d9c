import * as z from 'zod';

/** `auto` is the sheet a layout names, or one on which the words of the model can be read. */
export const drawingSheets = [
  'auto',
  'a4',
  'a3',
  'a2',
  'a1',
  'a0',
  'letter',
  'legal',
  'tabloid',
  'ansi-c',
  'ansi-d',
  'ansi-e',
] as const;

export const options = z.object({
  space: z.enum(['layouts', 'model']).default('layouts'),
  pageSize: z.enum(drawingSheets).default('auto'),
  color: z.enum(['color', 'black']).default('color'),
});
