import { dictOf, type PdfObject } from '@octavo/pdf/objects';
import type { AnnotationSource } from './annotation-source.ts';

/** Entry for what the standard has no entry for, such as the pressure of a pen (ISO 32000-2, annex E). */
const key = 'OCTV_Look';

export function privateEntry(
  entries: Readonly<Record<string, PdfObject | undefined>>,
): Record<string, PdfObject> {
  return { [key]: dictOf(entries) };
}

export function readPrivate(source: AnnotationSource): AnnotationSource | null {
  return source.inner(key);
}
