import { PdfRef } from '@octavo/pdf/objects';
import type { FieldNode } from './field-nodes.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';
import { isTimeStamp, showsTooMuch, signatureIn } from './signed-fields.ts';
import { firstPageOf, pagesOf } from './widget-pages.ts';

/** Fields that are new: only those for signatures may be, where they hide nothing and run nothing. */
export function addedChanges(pair: RevisionPair, name: string, nodes: readonly FieldNode[]): FoundChange[] {
  const { fields, later } = pair;
  const isKnown = [...fields.signed.values()].some((node) => node.name === name && node.type !== null);
  const isGroup = nodes.every(({ type, dict }) => type === null && !dict.has('Subtype'));

  if (isGroup && !isKnown) {
    return [];
  }

  const page = firstPageOf(later, nodes);
  const signature = signatureIn(later, nodes);
  const isSignature = nodes.some(({ type }) => type === 'Sig') && signature !== null;

  if (isKnown || !isSignature || nodes.some((node) => wasAnnotation(pair, node))) {
    return [{ kind: 'field', page, name }];
  }

  const kind = isTimeStamp(signature) ? 'time-stamp' : 'signature';
  const isForbidden = nodes.some(hasAction) || showsTooMuch(pair, nodes, signature);

  return [{ kind, page, name, isForbidden }];
}

/** True for an annotation of the signed revision, which a new field would take from the comparison of annotations. */
function wasAnnotation({ signed }: RevisionPair, { number }: FieldNode): boolean {
  return signed.dict(new PdfRef(number)) !== null && pagesOf(signed, number).length > 0;
}

function hasAction({ dict }: FieldNode): boolean {
  return dict.has('A') || dict.has('AA');
}
