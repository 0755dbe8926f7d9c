import { editList } from '@octavo/contract/edits/edit-list';
import { redactedText, redactionPatterns } from '@octavo/contract/edits/redactions';
import * as z from 'zod';
import { listOf } from '../_kit/fields.ts';
import { languagesOf } from '../_kit/scan-fields.ts';

export const options = z.object({
  /** Changes of the editor. */
  edits: editList.optional(),
  /** Texts that are removed wherever the file has them. */
  redact: z.array(redactedText).max(200).default([]),
  /** Personal data that is found by its form. */
  redactPattern: listOf(redactionPatterns).default([]),
  /** True to tell capital letters from small ones. */
  matchCase: z.boolean().default(false),
  /** True to remove words only, and no parts of them. */
  wholeWords: z.boolean().default(false),
  /** Languages of scanned pages, whose words OCR finds. */
  language: languagesOf(['eng', 'fra']),
  /** True to return the report as a file of its own, too. */
  report: z.boolean().default(false),
});
