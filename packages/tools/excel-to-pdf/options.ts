import * as z from 'zod';
import { inputPassword } from '../_kit/fields.ts';

export const options = z.object({
  password: inputPassword,
  /** Sheet numbers from 1 or names, separated by commas; empty means all visible sheets. */
  sheets: z.string().trim().max(2000).default(''),
  /**
   * `auto` keeps the print settings of the file and scales sheets without any; `width` fits every sheet to
   * the page width, however small; `sheet` makes a page as large as each sheet; `file` changes nothing.
   */
  fit: z.enum(['auto', 'width', 'sheet', 'file']).default('auto'),
  orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto'),
  pageSize: z.enum(['file', 'a3', 'a4', 'a5', 'letter', 'legal']).default('file'),
  gridlines: z.boolean().default(false),
});
