import { findSignatures } from '@octavo/editing/signatures/find-signatures';
import type { FoundSignature } from '@octavo/editing/signatures/found-signature';
import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfDict, PdfString } from '@octavo/pdf/objects';
import type { ContentsCheck } from './check-contents.ts';
import type { FileRevisions } from './later-changes.ts';
import type { StampTimes } from './proven-time.ts';
import { sameBytes } from './same-bytes.ts';
import type { SecurityStore } from './security-store.ts';
import type { SignedRanges } from './signed-ranges.ts';

/** Signature with the revision in which it was found, and what its bytes are worth. */
export interface ExaminedSignature {
  readonly found: FoundSignature;
  /** Newest revision that still has it. */
  readonly document: PdfDocument;
  readonly isRemoved: boolean;
  /** Null when the ranges do not hold. */
  readonly ranges: SignedRanges | null;
  /** The revision that it covers; null when that cannot be opened or does not have it. */
  readonly signed: { readonly document: PdfDocument; readonly found: FoundSignature } | null;
  readonly contents: ContentsCheck;
}

/** File under examination, with what the reports of its signatures share. */
export interface SignedFile {
  readonly revisions: FileRevisions;
  /** Ends of its revisions. */
  readonly ends: readonly number[];
  readonly store: SecurityStore;
  /** All signatures with the times of their stamps. */
  readonly times: StampTimes;
}

interface PlacedSignature {
  readonly found: FoundSignature;
  readonly document: PdfDocument;
  readonly isRemoved: boolean;
}

/** Revisions in which removed signatures are looked for, the newest first. Real files have a few. */
const mostRevisions = 50;

/** Signatures of the file, and those that a later revision has removed, which would otherwise never be missed. */
export function signaturesOfFile(
  revisions: FileRevisions,
  later: PdfDocument,
  ends: readonly number[],
): PlacedSignature[] {
  const signatures: PlacedSignature[] = findSignatures(later).map((found) => ({
    found,
    document: later,
    isRemoved: false,
  }));

  for (const end of ends.slice(0, -1).reverse().slice(0, mostRevisions)) {
    const document = revisions.upTo(end);

    for (const found of document === null ? [] : findSignatures(document)) {
      if (document !== null && !signatures.some((known) => isSameSignature(known.found.dict, found.dict))) {
        signatures.push({ found, document, isRemoved: true });
      }
    }
  }

  return signatures;
}

/** The same signature in the revision that it covers; null when that revision does not have it. */
export function signatureIn(document: PdfDocument, dict: PdfDict): FoundSignature | null {
  return findSignatures(document).find((found) => isSameSignature(found.dict, dict)) ?? null;
}

function isSameSignature(one: PdfDict, other: PdfDict): boolean {
  const first = one.get('Contents');
  const second = other.get('Contents');

  return first instanceof PdfString && second instanceof PdfString && sameBytes(first.bytes, second.bytes);
}
