import { type PdfDict, PdfRef } from '../../objects.ts';
import { readNumberTree } from '../../trees.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { withoutTexts } from './open-marks.ts';

/** Maximum depth of the tag tree; more indicates a loop. */
const deepestElement = 64;

/**
 * Removes the texts that structure elements hold in place of content that was removed (ISO 32000-2, 14.9).
 *
 * @param marks marked content that lost a part, as structure parent and number; true when something of it is kept
 */
export function cutTagTexts(changes: ObjectChanges, marks: ReadonlyMap<string, boolean>): void {
  const root = changes.dict(changes.document.catalog.get('StructTreeRoot'));

  if (marks.size === 0 || root === null) {
    return;
  }

  const parents = new Map(readNumberTree(changes.document, root.get('ParentTree')));

  for (const [key, hasKept] of marks) {
    const [parent = 0, number = 0] = key.split(' ').map(Number);
    const element = changes.array(parents.get(parent) ?? null)?.[number] ?? null;
    let isOwn = true;

    for (let ref = element, depth = 0; ref instanceof PdfRef && depth < deepestElement; depth += 1) {
      const dict: PdfDict | null = changes.dict(ref);
      // The description of an element above may stand for other content.
      const cleaned = dict === null ? null : withoutTexts(dict, hasKept || !isOwn);

      if (cleaned !== null) {
        changes.set(ref, cleaned);
      }

      isOwn = false;
      ref = dict?.get('P') ?? null;
    }
  }
}
