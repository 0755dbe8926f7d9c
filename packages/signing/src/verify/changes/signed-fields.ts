import { isName, type PdfDict } from '@octavo/pdf/objects';
import { flagsOf, hidden } from './annotation-flags.ts';
import type { FieldNode } from './field-nodes.ts';
import { rectangleOf } from './rectangle-of.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';
import { pagesOf } from './widget-pages.ts';

/** A field for signatures that was signed later; a signature that was there may not change at all. */
export function signedLater(
  pair: RevisionPair,
  name: string,
  page: number | null,
  hasValue: boolean,
): FoundChange {
  const { fields, later, signed } = pair;
  const before = signatureIn(signed, named(fields.signed, name));
  const nodes = named(fields.later, name);
  const after = signatureIn(later, nodes);
  const isForbidden = before !== null || after === null || !hasValue || showsTooMuch(pair, nodes, after);

  return { kind: after !== null && isTimeStamp(after) ? 'time-stamp' : 'signature', page, name, isForbidden };
}

/** Signature that fields hold; null for none. */
export function signatureIn(document: RevisionPair['later'], nodes: readonly FieldNode[]): PdfDict | null {
  return nodes.map(({ dict }) => document.dict(dict.get('V'))).find((dict) => dict !== null) ?? null;
}

export function isTimeStamp(signature: PdfDict): boolean {
  return isName(signature.get('SubFilter'), 'ETSI.RFC3161');
}

/**
 * True when a widget of a signature hides content of any page, or belongs to a time stamp and shows at all: a time
 * stamp is permitted where nothing else is, and speaks for no person.
 */
export function showsTooMuch(
  { later, cover }: RevisionPair,
  nodes: readonly FieldNode[],
  signature: PdfDict,
): boolean {
  return nodes.some(
    ({ number, dict }) =>
      (isTimeStamp(signature) && isShown(later, dict, number)) ||
      pagesOf(later, number).some(({ index }) => cover.hides(index, dict, number)),
  );
}

/** False without an appearance and colours to make one from: programs draw nothing for such a field of a signature. */
function isShown(document: RevisionPair['later'], widget: PdfDict, number: number): boolean {
  if (!widget.has('AP') && !widget.has('MK')) {
    return false;
  }

  const [left, bottom, right, top] = rectangleOf(document, widget.get('Rect')) ?? [0, 0, 0, 0];

  return (flagsOf(document, widget, number) & hidden) === 0 && right > left && top > bottom;
}

function named(nodes: ReadonlyMap<number, FieldNode>, name: string): FieldNode[] {
  return [...nodes.values()].filter((node) => node.name === name);
}
