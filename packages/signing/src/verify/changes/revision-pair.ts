import type { LaterChange, LaterChangeKind } from '@octavo/contract/signing/signature-report';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfRef } from '@octavo/pdf/objects';
import { permits, type SignaturePermissions } from '../permissions.ts';
import { type FieldNode, readFields } from './field-nodes.ts';
import { ObjectComparison } from './object-comparison.ts';

/** Signed revision and a later one, with what comparing their parts needs. */
export interface RevisionPair {
  readonly signed: PdfDocument;
  readonly later: PdfDocument;
  readonly fields: { readonly signed: Map<number, FieldNode>; readonly later: Map<number, FieldNode> };
  readonly comparison: ObjectComparison;
  readonly permissions: SignaturePermissions;
}

/** Change of a kind, before it is known to be permitted. */
export interface FoundChange {
  readonly kind: LaterChangeKind;
  readonly page?: number | null;
  readonly name?: string | null;
  /** True for a change that no signature permits, although it permits others of this kind. */
  readonly isForbidden?: boolean;
}

export function pairOf(
  signed: PdfDocument,
  later: PdfDocument,
  permissions: SignaturePermissions,
): RevisionPair {
  const fields = { signed: readFields(signed), later: readFields(later) };
  const before = partsApart(signed, fields.signed);
  // What one revision uses as a font and the other as a field must not escape the comparison of fonts.
  const after = partsApart(later, fields.later);
  const apart = new Set([...after].filter((number) => before.has(number)));

  return { signed, later, fields, comparison: new ObjectComparison(signed, later, apart), permissions };
}

/** Pages, annotations and fields of a revision, which are compared each for itself. */
function partsApart(document: PdfDocument, fields: ReadonlyMap<number, FieldNode>): Set<number> {
  const apart = new Set(fields.keys());

  for (const page of document.pages) {
    if (page.ref !== null) {
      apart.add(page.ref.number);
    }

    for (const annotation of document.array(page.dict.get('Annots')) ?? []) {
      if (annotation instanceof PdfRef) {
        apart.add(annotation.number);
      }
    }
  }

  return apart;
}

export function judge(
  { permissions }: RevisionPair,
  { kind, page = null, name = null, isForbidden = false }: FoundChange,
): LaterChange {
  const isLocked = (kind === 'field-value' || kind === 'field') && name !== null && permissions.locks(name);

  return { kind, page, name, allowed: !isForbidden && !isLocked && permits(permissions.level, kind) };
}
