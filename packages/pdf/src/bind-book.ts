import { binaryToBytes, bytesToBinary } from './bytes/binary.ts';
import type { PdfDocument } from './document.ts';
import type { ByteSink, Codec } from './host.ts';
import { destinationsOf } from './navigation/destinations.ts';
import { dictOf, isName, nameOf, PdfDict, type PdfObject, PdfRef, PdfString } from './objects.ts';
import { ObjectReplacements } from './optimise/changes.ts';
import { mergeEqual } from './optimise/merge-equal.ts';
import { objectsOf } from './optimise/objects-of.ts';
import { encodeText } from './syntax/text-string.ts';
import { writeDocument } from './write/write.ts';

export interface BookEntry {
  readonly title: string;
  /** Name of a destination of the document; null when the entry has no target. */
  readonly destination: string | null;
  readonly children: readonly BookEntry[];
}

export interface BookBinding {
  readonly title: string;
  readonly author: string;
  /** Language tag (BCP 47). */
  readonly language: string | null;
  /** True for right-to-left reading order (/Direction /R2L). */
  readonly turnsLeft: boolean;
  /** Replaces the outline; null keeps the existing one. */
  readonly contents: readonly BookEntry[] | null;
  /** Links whose URI starts with this prefix are changed to the destination named by the rest. */
  readonly linkOrigin: string;
}

/** Makes one book of the printed chapters: outline, links between chapters, and document information. */
export function bindBook(document: PdfDocument, binding: BookBinding, sink: ByteSink, codec: Codec): void {
  const changes = new ObjectReplacements(document, objectsOf(document), (data) => codec.deflate(data));
  mergeEqual(changes);
  joinLinks(changes, binding.linkOrigin);

  const catalog = document.catalog.copy();
  const root = document.trailer.get('Root');
  const information = document.trailer.get('Info');
  const outlines = binding.contents === null ? null : writeContents(changes, binding.contents);

  if (outlines !== null) {
    catalog.set('Outlines', outlines);
  } else if (binding.contents !== null) {
    catalog.delete('Outlines');
  }

  if (catalog.has('Outlines')) {
    catalog.set('PageMode', nameOf('UseOutlines'));
  }

  if (binding.language !== null) {
    catalog.set('Lang', encodeText(binding.language));
  }

  const direction = binding.turnsLeft ? nameOf('R2L') : undefined;
  catalog.set('ViewerPreferences', dictOf({ DisplayDocTitle: true, Direction: direction }));
  // The metadata packet describes the first chapter only.
  catalog.delete('Metadata');

  if (root instanceof PdfRef) {
    changes.replace.set(root.number, catalog);
  }

  if (information instanceof PdfRef) {
    changes.replace.set(information.number, informationOf(binding));
  }

  writeDocument(document, { replace: changes.replace, packed: true }, sink, codec);
}

function informationOf({ title, author }: BookBinding): PdfDict {
  return dictOf({
    Title: title === '' ? undefined : encodeText(title),
    Author: author === '' ? undefined : encodeText(author),
    Producer: encodeText('Octavo'),
  });
}

/**
 * Changes links that were printed as web links into links to pages; a link without a destination becomes
 * inactive.
 */
function joinLinks(changes: ObjectReplacements, linkOrigin: string): void {
  const { document } = changes;
  const destinations = destinationsOf(document);

  for (const page of document.pages) {
    for (const item of document.array(page.attribute('Annots')) ?? []) {
      const name = item instanceof PdfRef ? destinationNamed(document, item, linkOrigin) : null;
      const annotation = document.dict(item);

      if (name === null || annotation === null || !(item instanceof PdfRef)) {
        continue;
      }

      const joined = annotation.copy();
      joined.delete('A');
      joined.delete('PA');
      const explicit = destinations.explicit(new PdfString(binaryToBytes(name)));

      if (explicit !== null) {
        joined.set('Dest', explicit);
      }

      changes.replace.set(item.number, joined);
    }
  }
}

/** Name of the destination that a link refers to by its URI; null for any other annotation. */
function destinationNamed(document: PdfDocument, item: PdfObject, linkOrigin: string): string | null {
  const annotation = document.dict(item);
  const action = annotation === null ? null : document.dict(annotation.get('A'));

  if (action === null || !isName(document.get(action, 'S'), 'URI')) {
    return null;
  }

  const address = document.get(action, 'URI');
  const text = address instanceof PdfString ? bytesToBinary(address.bytes) : '';

  return text.startsWith(linkOrigin) ? text.slice(linkOrigin.length) : null;
}

/** Number of outline levels visible when the document opens. */
const openLevels = 1;

function writeContents(changes: ObjectReplacements, entries: readonly BookEntry[]): PdfRef | null {
  if (entries.length === 0) {
    return null;
  }

  const root = changes.add(null);
  const { first, last, shown } = writeLevel(changes, entries, root, 0);
  changes.replace.set(
    root.number,
    dictOf({ Type: nameOf('Outlines'), First: first, Last: last, Count: shown }),
  );

  return root;
}

function writeLevel(
  changes: ObjectReplacements,
  entries: readonly BookEntry[],
  parent: PdfRef,
  level: number,
): { first: PdfRef; last: PdfRef; shown: number } {
  const refs = entries.map(() => changes.add(null));
  const [first = parent] = refs;
  const destinations = destinationsOf(changes.document);
  let shown = entries.length;

  for (const [at, { title, destination, children }] of entries.entries()) {
    const ref = refs[at] ?? parent;
    const named = destination === null ? null : new PdfString(binaryToBytes(destination));
    const item = dictOf({
      Title: encodeText(title),
      Parent: parent,
      Prev: refs[at - 1],
      Next: refs[at + 1],
      Dest: (named === null ? null : destinations.explicit(named)) ?? undefined,
    });

    if (children.length > 0) {
      const below = writeLevel(changes, children, ref, level + 1);
      const isOpen = level + 1 < openLevels;
      item
        .set('First', below.first)
        .set('Last', below.last)
        .set('Count', isOpen ? below.shown : -below.shown);
      shown += isOpen ? below.shown : 0;
    }

    changes.replace.set(ref.number, item);
  }

  return { first, last: refs.at(-1) ?? parent, shown };
}
