import { nameOf, PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import { inheritedKeys, type PdfPage } from '../pages/page-tree.ts';
import type { ObjectChanges } from './object-changes.ts';

/** Object that a page is written as. */
export interface OwnPageObject {
  readonly ref: PdfRef;
  /** Copy of the page's dictionary that may be changed. */
  readonly dict: PdfDict;
}

/**
 * Returns the objects that pages are written as, each used by one page alone. A file in which an edited page is a
 * direct object, or is listed several times in the page tree, gets a flat page tree, and so does one whose pages are
 * arranged otherwise.
 *
 * @param order indexes of all pages in their new order; null to keep that of the file
 */
export function ownPageObjects(
  changes: ObjectChanges,
  edited: ReadonlySet<number>,
  order: readonly number[] | null = null,
): (page: PdfPage) => OwnPageObject {
  const { pages } = changes.document;
  const uses = new Map<number, number>();

  for (const { ref } of pages) {
    if (ref !== null) {
      uses.set(ref.number, (uses.get(ref.number) ?? 0) + 1);
    }
  }

  const isOwn = ({ index, ref }: PdfPage) =>
    !edited.has(index) || (ref !== null && uses.get(ref.number) === 1);

  if (order !== null || !pages.every(isOwn)) {
    return flatten(changes, order ?? pages.map(({ index }) => index));
  }

  return ({ ref, dict }) => ({ ref: ref ?? changes.reserve(), dict: dict.copy() });
}

function flatten(changes: ObjectChanges, order: readonly number[]): (page: PdfPage) => OwnPageObject {
  const { document } = changes;
  const known = document.catalog.get('Pages');
  const tree = known instanceof PdfRef ? known : changes.reserve();
  const taken = new Set<number>();
  const objects = document.pages.map((page) => {
    const ref = page.ref !== null && !taken.has(page.ref.number) ? page.ref : changes.reserve();
    const dict = standalone(page, tree);
    taken.add(ref.number);

    if (ref !== page.ref || !isChild(page, known)) {
      changes.set(ref, dict);
    }

    return { ref, dict };
  });
  changes.set(
    tree,
    (changes.dict(known) ?? new PdfDict())
      .copy()
      .set('Type', nameOf('Pages'))
      .set(
        'Kids',
        order.map((index) => objects[index]!.ref),
      )
      .set('Count', objects.length),
  );
  const root = document.trailer.get('Root');

  if (!(known instanceof PdfRef) && root instanceof PdfRef) {
    changes.set(root, (changes.dict(root) ?? document.catalog).copy().set('Pages', tree));
  }

  return ({ index }) => objects[index]!;
}

/** True for a page that is a child of the root already: it inherits what it did before. */
function isChild({ dict }: PdfPage, root: PdfObject): boolean {
  const parent = dict.get('Parent');

  return root instanceof PdfRef && parent instanceof PdfRef && parent.number === root.number;
}

/** Returns the page's dictionary with the attributes it inherits. */
function standalone(page: PdfPage, tree: PdfRef): PdfDict {
  const dict = page.dict.copy().set('Parent', tree);

  for (const key of inheritedKeys) {
    dict.set(key, page.attribute(key));
  }

  return dict;
}
