import * as z from 'zod';

/** Options of tools that put pictures on pages. */
export const sheetFields = {
  output: z.enum(['merged', 'separate']).default('merged'),
  /** `fit` gives each page the size of its picture. */
  pageSize: z.enum(['fit', 'a3', 'a4', 'a5', 'letter', 'legal']).default('fit'),
  orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto'),
  /** Margin around the picture in millimetres. */
  margin: z.number().min(0).max(60).default(0),
};
