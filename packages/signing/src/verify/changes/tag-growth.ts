import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { RevisionPair } from './revision-pair.ts';

/** Entries of the root of the tags that grow with each element: the numbers of its parts. */
const indexes = new Set(['ParentTree', 'ParentTreeNextKey', 'IDTree']);

/** Most tags of a document that are compared; no real document has more. */
const mostElements = 1_000_000;

/**
 * True when the later revision has all tags of the signed one, unchanged and in their order, and at most others beside
 * them, such as those of a comment. What a screen reader reads of the signed pages is then the same.
 */
export function hasOnlyGrown({ signed, later, comparison }: RevisionPair): boolean {
  const before = signed.catalog.get('StructTreeRoot');
  const after = later.catalog.get('StructTreeRoot');

  if (before === null || after === null) {
    return before === null && after === null;
  }

  const pending: [PdfObject, PdfObject, boolean][] = [[before, after, true]];
  const seen = new Set<PdfDict>();

  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [first, second, isRoot] = pair;
    const one = signed.dict(first);
    const other = later.dict(second);

    if (seen.size > mostElements) {
      return false;
    }

    if (one === null || other === null) {
      if (one !== other || !comparison.isSame(first, second)) {
        return false;
      }

      continue;
    }

    if (seen.has(one)) {
      continue;
    }

    seen.add(one);

    for (const key of new Set([...one.entries.keys(), ...other.entries.keys()])) {
      const isLeftOut = key === 'K' || key === 'P' || (isRoot && indexes.has(key));

      if (!isLeftOut && !comparison.isSame(one.get(key), other.get(key))) {
        return false;
      }
    }

    const kids = keptKids(kidsOf(signed, one.get('K')), kidsOf(later, other.get('K')));

    if (kids === null) {
      return false;
    }

    for (const [kid, kept] of kids) {
      if (kid instanceof PdfRef) {
        pending.push([kid, kept, false]);
      } else if (!comparison.isSame(kid, kept)) {
        return false;
      }
    }
  }

  return true;
}

/** Kids of an element: one may stand alone, and the list may be an object of its own. */
function kidsOf(document: PdfDocument, kids: PdfObject): readonly PdfObject[] {
  const list = document.array(kids);

  return list ?? (kids === null ? [] : [kids]);
}

/** Pairs each kid with the same kid of the later list, in order; null when one is missing. */
function keptKids(
  before: readonly PdfObject[],
  after: readonly PdfObject[],
): [PdfObject, PdfObject][] | null {
  const pairs: [PdfObject, PdfObject][] = [];
  let at = 0;

  for (const kid of before) {
    const isRef = kid instanceof PdfRef;

    while (at < after.length) {
      const candidate = after[at];
      const isThis = isRef
        ? candidate instanceof PdfRef && candidate.number === kid.number
        : !(candidate instanceof PdfRef);

      if (isThis) {
        break;
      }

      at++;
    }

    if (at === after.length) {
      return null;
    }

    pairs.push([kid, after[at]!]);
    at++;
  }

  return pairs;
}
