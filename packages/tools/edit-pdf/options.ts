import { editList } from '@octavo/contract/edits/edit-list';
import { valueFileKinds } from '@octavo/contract/edits/fields';
import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** Changes of the editor. */
  edits: editList.optional(),
  /** Texts and their replacements, such as `old=>new`; every occurrence is replaced. */
  replace: z
    .array(
      z
        .string()
        .max(2000)
        .regex(/^[^]*\S[^]*?=>/, { error: 'expected a text and its replacement, such as "old=>new"' }),
    )
    .max(100)
    .default([]),
  /** Pages whose texts are replaced; all when empty. */
  page: pageExpression.default(''),
  /** True to tell capital letters from small ones. */
  matchCase: z.boolean().default(false),
  /** True to replace words only, and no parts of them. */
  wholeWords: z.boolean().default(false),
  /** Texts whose every occurrence is highlighted. */
  highlight: z.array(z.string().trim().min(1).max(500)).max(100).default([]),
  /** Notes in the upper left corner of a page, such as `3: Please check`. */
  note: z
    .array(z.string().regex(/^\d+:\s*\S/, { error: 'expected a page and a text, such as "3: Please check"' }))
    .max(100)
    .default([]),
  /** Kind of a file with the values of the form fields of the result, which is returned, too. */
  exportValues: z.enum(valueFileKinds).optional(),
  /** True to turn annotations, form fields and layers into content of their pages. */
  flatten: z.boolean().default(false),
});
