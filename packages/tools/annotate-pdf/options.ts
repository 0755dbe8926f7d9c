import { editList } from '@octavo/contract/edits/edit-list';
import * as z from 'zod';

export const options = z.object({
  /** Changes of the editor. */
  edits: editList.optional(),
  /** Texts whose every occurrence is highlighted. */
  highlight: z.array(z.string().trim().min(1).max(500)).max(100).default([]),
  /** Notes in the upper left corner of a page, such as `3: Please check`. */
  note: z
    .array(z.string().regex(/^\d+:\s*\S/, { error: 'expected a page and a text, such as "3: Please check"' }))
    .max(100)
    .default([]),
  /** True to return the comments of the result as a file of their own, too. */
  exportComments: z.boolean().default(false),
});
