import type { LaterChange } from '@octavo/contract/signing/signature-report';
import type { PdfDocument } from '@octavo/pdf/document';
import type { SignaturePermissions } from '../permissions.ts';
import { annotationChanges } from './annotation-changes.ts';
import { catalogChanges } from './catalog-changes.ts';
import { fieldChanges } from './field-changes.ts';
import { pageChanges } from './page-changes.ts';
import { judge, pairOf } from './revision-pair.ts';

/**
 * Everything that a later revision changed, by what readers show of both: what only the cross-references say has
 * changed is not believed.
 */
export function compareRevisions(
  signed: PdfDocument,
  later: PdfDocument,
  permissions: SignaturePermissions,
): LaterChange[] {
  const pair = pairOf(signed, later, permissions);
  const changes = [
    ...pageChanges(pair),
    ...annotationChanges(pair),
    ...fieldChanges(pair),
    ...catalogChanges(pair),
  ].map((change) => judge(pair, change));

  return withoutRepeats(changes);
}

export function withoutRepeats(changes: readonly LaterChange[]): LaterChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}
