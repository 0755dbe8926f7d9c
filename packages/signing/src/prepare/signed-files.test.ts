import { editList } from '@octavo/contract/edits/edit-list';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { agreementObjects, agreementPdf, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { type RawObjects, rawPdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf, requestFor, signed, signerNamed } from '../../test/signing-harness.ts';
import type { SigningIdentity } from '../certificates/signing-identity.ts';

const second = { field: { name: 'Second', place: null } };

describe('files that are signed already', () => {
  let ada: SigningIdentity;

  beforeAll(async () => {
    ada = await signerNamed('rsa-2048');
  });

  const signedByHand = async (objects: RawObjects) =>
    signByHand(await openAuthority(), rawPdf({ ...agreementObjects, ...objects }), {
      signer: 'p-256',
      number: 20,
      objects: { 12: signedField(20) },
    });
  const validFields = (bytes: Uint8Array) =>
    pdfsigSignatures(pathOf(bytes))
      .filter(({ isValid }) => isValid)
      .map(({ field }) => field);

  it('are not repaired unless that is asked for, as it removes their signatures', async () => {
    const bytes = await signedByHand({ 2: '<< /Type /Pages /Kids [3 0 R 99 0 R] /Count 2 >>' });
    expect(validFields(bytes)).toEqual(['author']);

    await expect(signed(bytes, ada, second)).rejects.toMatchObject({ code: 'signature-file-damaged' });
    await expect(signed(bytes, ada, { ...second, repairs: true })).resolves.toMatchObject({
      lostSignatures: true,
    });
  });

  it('keep wrong lengths of streams with their signatures', async () => {
    const content = String(agreementObjects[4]).replace(/\/Length \d+/, '/Length 40');
    const prepared = await signed(await signedByHand({ 4: content }), ada, second);

    expect(prepared).toMatchObject({ isRepaired: false, lostSignatures: false });
    expect(validFields(prepared.bytes)).toEqual(['author', 'Second']);
  });

  it.each(['content', 'annotation'] as const)('report marks that change their pages: %s', async (as) => {
    const bytes = (await signed(agreementPdf(), ada, { field: { name: 'author', place: null } })).bytes;
    const box = { left: 20, top: 20, width: 100, height: 15 };
    const edits = editList.parse({
      version: 1,
      base: { sha256: requestFor(bytes).base.sha256, pages: 1 },
      operations: [
        {
          id: 'a',
          kind: 'stamp.place',
          face: { kind: 'plain', text: 'Ada', align: 'left' },
          places: [{ page: 'p1', box, angle: 0 }],
          color: '#000000',
          as,
        },
      ],
    });
    const { changesSigned } = await signed(bytes, ada, second, edits);

    expect(changesSigned).toBe(as === 'content');
  });
});
