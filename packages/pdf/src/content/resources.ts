import type { PdfDocument } from '../document.ts';
import { type PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';

/** Maximum nesting of forms; deeper ones are a loop or crafted. */
const deepestForm = 12;

/** The resources of a page, and of the forms that its content may paint, each once (ISO 32000-2, 7.8.3). */
export function* resourcesOf(document: PdfDocument, page: PdfPage): Generator<PdfDict> {
  yield* resourcesIn(document, page.attribute('Resources'), new Set(), 0);
}

function* resourcesIn(
  document: PdfDocument,
  resources: PdfObject,
  seen: Set<number>,
  depth: number,
): Generator<PdfDict> {
  const dict = document.dict(resources);

  if (dict === null || depth > deepestForm) {
    return;
  }

  yield dict;

  for (const ref of document.dict(dict.get('XObject'))?.entries.values() ?? []) {
    if (!(ref instanceof PdfRef) || seen.has(ref.number)) {
      continue;
    }

    seen.add(ref.number);
    const form = document.resolve(ref);

    if (form instanceof PdfStream) {
      yield* resourcesIn(document, form.dict.get('Resources'), seen, depth + 1);
    }
  }
}
