import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { destinationsOf } from '@octavo/pdf/navigation/destinations';
import { type OutlineItem, readOutline } from '@octavo/pdf/navigation/outline';
import { isName, PdfString } from '@octavo/pdf/objects';
import { popplerTexts } from '../programs/independent.ts';
import { runOn } from '../run-on.ts';

export interface ConvertedBook {
  readonly path: string;
  readonly document: PdfDocument;
  /** The words of each page. */
  readonly texts: readonly string[];
}

/** Converts a book as the tool does, and opens the result. */
export async function convertBook(
  name: string,
  bytes: Uint8Array,
  options: Readonly<Record<string, unknown>> = {},
): Promise<ConvertedBook> {
  const { files } = await runOn('ebooks-to-pdf', [{ name, bytes }], options);
  const path = files[0]?.path ?? '';

  return { path, document: openPdf(readFileSync(path), codec), texts: popplerTexts(path) ?? [] };
}

/** Index of the first page with these words; -1 when none has them. */
export function pageWith(texts: readonly string[], words: string): number {
  return texts.findIndex((text) => text.includes(words));
}

/** Link targets of a page: page indexes, and the addresses of web links. */
export function linksOf(document: PdfDocument, pageIndex: number): (number | string | null)[] {
  const destinations = destinationsOf(document);

  return (document.array(document.pages[pageIndex]?.attribute('Annots') ?? null) ?? []).flatMap((item) => {
    const annotation = document.dict(item);

    if (annotation === null || !isName(document.get(annotation, 'Subtype'), 'Link')) {
      return [];
    }

    const action = document.dict(annotation.get('A'));
    const address = action === null ? null : document.get(action, 'URI');

    return [
      address instanceof PdfString
        ? bytesToBinary(address.bytes)
        : destinations.pageOf(destinations.targetOf(annotation)),
    ];
  });
}

/** The outline as nested lists: title, page index and children. */
export function contentsOf(document: PdfDocument): unknown[] {
  const listed = (items: readonly OutlineItem[]): unknown[] =>
    items.map(({ title, pageIndex, children }) =>
      children.length === 0 ? [title, pageIndex] : [title, pageIndex, listed(children)],
    );

  return listed(readOutline(document));
}
