import * as z from 'zod';

/** Options of tools that plot drawings. */
export const drawingFields = {
  space: z.enum(['layouts', 'model']).default('layouts'),
  /** `auto` is the sheet defined by a layout, or one on which the text of the model is readable. */
  pageSize: z
    .enum(['auto', 'a4', 'a3', 'a2', 'a1', 'a0', 'letter', 'legal', 'tabloid', 'ansi-c', 'ansi-d', 'ansi-e'])
    .default('auto'),
  color: z.enum(['color', 'black']).default('color'),
};
