import { nameOf, PdfDict, PdfRef } from '../objects.ts';
import { inheritedKeys, type PdfPage } from '../pages/page-tree.ts';
import type { ObjectChanges } from './object-changes.ts';

/** Object that a page is written as. */
export interface PageObject {
  readonly ref: PdfRef;
  /** Copy of the page's dictionary that may be changed. */
  readonly dict: PdfDict;
}

/**
 * Returns the objects that pages are written as, each used by one page alone. A file in which an edited page is a
 * direct object, or is listed several times in the page tree, gets a flat page tree.
 */
export function ownPageObjects(
  changes: ObjectChanges,
  edited: ReadonlySet<number>,
): (page: PdfPage) => PageObject {
  const { pages } = changes.document;
  const uses = new Map<number, number>();

  for (const { ref } of pages) {
    if (ref !== null) {
      uses.set(ref.number, (uses.get(ref.number) ?? 0) + 1);
    }
  }

  const isOwn = ({ index, ref }: PdfPage) =>
    !edited.has(index) || (ref !== null && uses.get(ref.number) === 1);

  if (!pages.every(isOwn)) {
    return flatten(changes);
  }

  return ({ ref, dict }) => ({ ref: ref ?? changes.reserve(), dict: dict.copy() });
}

function flatten(changes: ObjectChanges): (page: PdfPage) => PageObject {
  const { document } = changes;
  const known = document.catalog.get('Pages');
  const tree = known instanceof PdfRef ? known : changes.reserve();
  const taken = new Set<number>();
  const objects = document.pages.map((page) => {
    const ref = page.ref !== null && !taken.has(page.ref.number) ? page.ref : changes.reserve();
    const dict = standalone(page, tree);
    taken.add(ref.number);
    changes.set(ref, dict);

    return { ref, dict };
  });
  changes.set(
    tree,
    (changes.dict(known) ?? new PdfDict())
      .copy()
      .set('Type', nameOf('Pages'))
      .set(
        'Kids',
        objects.map(({ ref }) => ref),
      )
      .set('Count', objects.length),
  );
  const root = document.trailer.get('Root');

  if (!(known instanceof PdfRef) && root instanceof PdfRef) {
    changes.set(root, (changes.dict(root) ?? document.catalog).copy().set('Pages', tree));
  }

  return ({ index }) => objects[index]!;
}

/** Returns the page's dictionary with the attributes it inherits. */
function standalone(page: PdfPage, tree: PdfRef): PdfDict {
  const dict = page.dict.copy().set('Parent', tree);

  for (const key of inheritedKeys) {
    dict.set(key, page.attribute(key));
  }

  return dict;
}
