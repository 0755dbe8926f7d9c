import { type PdfObject, PdfRef } from '../../objects.ts';
import { readNumberTree } from '../../trees.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { withoutTexts } from './open-marks.ts';

/** Maximum depth of the tag tree; more indicates a loop. */
const deepestElement = 64;

/**
 * Removes the texts that structure elements hold in place of content that was removed (ISO 32000-2, 14.9).
 *
 * @param marks marked content that lost a part, as structure parent and number; true when something of it is kept
 * @param removedObjects structure parents of annotations, images and forms that were removed
 */
export function cutTagTexts(
  changes: ObjectChanges,
  marks: ReadonlyMap<string, boolean>,
  removedObjects: ReadonlySet<number> = new Set(),
): void {
  const root = changes.dict(changes.document.catalog.get('StructTreeRoot'));

  if (root === null || marks.size + removedObjects.size === 0) {
    return;
  }

  // Elements with their ancestors.
  const lost = new Set<number>();
  const kept = new Set<number>();

  for (const [parent, value] of readNumberTree(changes.document, root.get('ParentTree'))) {
    const elements = changes.array(value);

    if (elements === null) {
      addWithAncestors(changes, removedObjects.has(parent) ? lost : kept, value);
    }

    for (const [number, element] of elements?.entries() ?? []) {
      const hasKept = marks.get(`${parent} ${number}`);

      if (hasKept !== undefined) {
        addWithAncestors(changes, lost, element);
      }

      if (hasKept !== false) {
        addWithAncestors(changes, kept, element);
      }
    }
  }

  for (const number of lost) {
    const ref = new PdfRef(number);
    const dict = changes.dict(ref);
    const cleaned = dict === null ? null : withoutTexts(dict, kept.has(number));

    if (cleaned !== null) {
      changes.set(ref, cleaned);
    }
  }
}

function addWithAncestors(changes: ObjectChanges, elements: Set<number>, element: PdfObject): void {
  let ref = element;

  for (let depth = 0; ref instanceof PdfRef && depth < deepestElement; depth += 1) {
    if (elements.has(ref.number)) {
      return;
    }

    elements.add(ref.number);
    ref = changes.dict(ref)?.get('P') ?? null;
  }
}
