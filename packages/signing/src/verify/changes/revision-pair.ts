import type { LaterChange, LaterChangeKind } from '@octavo/contract/signing/signature-report';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfDict, PdfRef } from '@octavo/pdf/objects';
import { permits, type SignaturePermissions } from '../permissions.ts';
import { ContentCover } from './content-cover.ts';
import { type FieldNode, readFields } from './field-nodes.ts';
import { ObjectComparison } from './object-comparison.ts';

/** Signed revision and a later one, with what comparing their parts needs. */
export interface RevisionPair {
  readonly signed: PdfDocument;
  readonly later: PdfDocument;
  readonly fields: { readonly signed: Map<number, FieldNode>; readonly later: Map<number, FieldNode> };
  readonly comparison: ObjectComparison;
  /** Comparison of what is drawn, where a font or a form that is also listed as a field is still compared whole. */
  readonly drawn: ObjectComparison;
  readonly cover: ContentCover;
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
  // An object that is a font in one revision and a field in the other is compared as a font, too.
  const after = partsApart(later, fields.later);
  const apart = new Set([...after].filter((number) => before.has(number)));

  const pages = new Set(signed.pages.flatMap(({ ref }) => (ref === null ? [] : [ref.number])));

  return {
    signed,
    later,
    fields,
    comparison: new ObjectComparison(signed, later, apart),
    drawn: new ObjectComparison(signed, later, pages),
    cover: new ContentCover(signed, later),
    permissions,
  };
}

/** Pages, annotations and fields of a revision, which are compared each for itself. */
function partsApart(document: PdfDocument, fields: ReadonlyMap<number, FieldNode>): Set<number> {
  const apart = new Set(fields.keys());

  for (const page of document.pages) {
    if (page.ref !== null) {
      apart.add(page.ref.number);
    }

    for (const annotation of document.array(page.dict.get('Annots')) ?? []) {
      // A stream is never one of them, and its payload must be compared wherever it is drawn.
      if (annotation instanceof PdfRef && document.resolve(annotation) instanceof PdfDict) {
        apart.add(annotation.number);
      }
    }
  }

  return apart;
}

/** Kinds of changes of a field. */
const lockable: ReadonlySet<LaterChangeKind> = new Set(['field', 'field-value', 'signature', 'time-stamp']);

export function judge(
  { permissions, fields }: RevisionPair,
  { kind, page = null, name = null, isForbidden = false }: FoundChange,
): LaterChange {
  // A lock binds the fields that were there when it was signed; a further signature brings its own.
  const isLocked =
    name !== null &&
    lockable.has(kind) &&
    permissions.locks(name) &&
    [...fields.signed.values()].some((node) => node.name === name);

  return { kind, page, name, allowed: !isForbidden && !isLocked && permits(permissions.level, kind) };
}
