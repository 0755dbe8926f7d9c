import { annotation } from '@octavo/contract/edits/annotations';
import { pageKey } from '@octavo/contract/edits/primitives';
import * as z from 'zod';

const copiedAnnotation = z.object({ page: pageKey, annotation });

/** Annotation on the clipboard, and the page that it came from. */
export type CopiedAnnotation = z.infer<typeof copiedAnnotation>;

/** Reads the clipboard; null for content that another version, or another site, has written. */
export function readCopy(text: string): CopiedAnnotation | null {
  try {
    return copiedAnnotation.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
