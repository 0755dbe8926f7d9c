import { certificationLevels, type SignatureRequest } from '@octavo/contract/signing/signature-request';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { PdfName, type PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { FieldLock } from './signature-dictionary.ts';

const actions = { all: 'All', include: 'Include', exclude: 'Exclude' } as const;

/** Lock of a signature: that of its field, which the author of the form has set, or that of the request. */
export function lockFor(
  changes: ObjectChanges,
  holders: readonly PdfRef[],
  { lock }: SignatureRequest,
): FieldLock | null {
  for (const holder of holders) {
    const own = changes.dict(changes.dict(holder)?.get('Lock') ?? null);

    if (own !== null) {
      const action = changes.get(own, 'Action');
      const named = Object.values(actions).find((each) => action instanceof PdfName && action.value === each);
      const level = certificationLevels.find((known) => known === changes.get(own, 'P')) ?? null;
      const fields = (changes.array(own.get('Fields')) ?? []).flatMap((entry) => {
        const name = changes.resolve(entry);

        return name instanceof PdfString ? [decodeText(name.bytes)] : [];
      });

      return { action: named ?? 'All', fields, level };
    }
  }

  return lock === null ? null : { action: actions[lock.action], fields: lock.fields, level: null };
}
