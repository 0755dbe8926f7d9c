import { readFileSync } from 'node:fs';
import { isFailure } from '@octavo/contract/failures';
import { corpusFiles } from '@octavo/testkit/corpus';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { describe, expect, it } from 'vitest';
import { pathOf, signed, signerNamed } from '../../test/signing-harness.ts';
import { freeFieldName } from './free-field-name.ts';
import { openForSigning } from './open-for-signing.ts';

/** Reasons for which a file of the corpus is not signed. */
const refusals = new Set([
  'damaged-file',
  'signature-file-damaged',
  'signature-file-encrypted',
  'signature-field-locked',
  'signature-forbids-signing',
]);

describe.each(corpusFiles(/^pdf\/.*\.pdf$/i))('$id', ({ path }) => {
  it('is signed as a whole, and keeps the signatures that it has', async () => {
    const bytes = new Uint8Array(readFileSync(path));
    const before = pdfsigSignatures(path).filter(({ isValid }) => isValid);
    const result = await sign(bytes);

    if (typeof result === 'string') {
      expect(refusals).toContain(result);

      return;
    }

    const after = pathOf(result.bytes);
    const found = pdfsigSignatures(after);
    expect(found.find(({ field }) => field === result.field)).toMatchObject({
      isValid: true,
      coversWholeFile: true,
    });

    if (!result.isRepaired) {
      const kept = found.filter(({ isValid }) => isValid).map(({ field }) => field);
      expect(kept).toEqual(expect.arrayContaining(before.map(({ field }) => field)));
      expect(qpdfCheck(after).ok).toBe(qpdfCheck(path).ok);
    }
  });
});

/** The signed file and its field; the code of the failure of one that cannot be signed. */
async function sign(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; field: string; isRepaired: boolean } | string> {
  try {
    const field = freeFieldName(openForSigning(bytes));
    const prepared = await signed(bytes, await signerNamed('p-256'), {
      field: { name: field, place: null },
    });

    return { bytes: prepared.bytes, field, isRepaired: prepared.isRepaired };
  } catch (error) {
    if (isFailure(error)) {
      return error.code;
    }

    throw error;
  }
}
