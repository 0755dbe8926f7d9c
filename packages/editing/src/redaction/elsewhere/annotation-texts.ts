import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { PdfDict, type PdfObject, PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { pageTexts } from '../page-glyphs.ts';

/** States and their appearances are nested twice at most (ISO 32000-2, 12.5.5). */
const deepestAppearance = 2;

/** Texts that an annotation draws, in all of its states. */
export function drawnTexts(
  changes: ObjectChanges,
  interpreter: PageInterpreter,
  page: PdfPage,
  annotation: PdfDict,
): readonly string[] {
  return appearances(changes, annotation.get('AP'), 0).flatMap((form) =>
    pageTexts(interpreter.interpretForm(page, form).glyphs).map(({ text }) => text),
  );
}

function appearances(changes: ObjectChanges, entry: PdfObject, depth: number): readonly PdfRef[] {
  const object = changes.resolve(entry);

  if (object instanceof PdfStream) {
    return entry instanceof PdfRef ? [entry] : [];
  }

  return object instanceof PdfDict && depth < deepestAppearance
    ? [...object.entries.values()].flatMap((value) => appearances(changes, value, depth + 1))
    : [];
}
