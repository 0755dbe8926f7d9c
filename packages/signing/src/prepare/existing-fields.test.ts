import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { portableCodec } from '@octavo/editing/portable-codec';
import { findSignatures } from '@octavo/editing/signatures/find-signatures';
import { permittedLevel } from '@octavo/editing/signatures/permitted-level';
import { openPdf } from '@octavo/pdf/document';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { beforeAll, describe, expect, it } from 'vitest';
import { formDocument } from '../../test/form-document.ts';
import { host, pathOf, requestFor, signed, signerNamed } from '../../test/signing-harness.ts';
import type { SigningIdentity } from '../certificates/signing-identity.ts';
import { permissionsOf } from '../verify/permissions.ts';
import { prepareSignature } from './prepare-signature.ts';

const text = '/FT /Tx /T (name) /Rect [20 250 200 270]';
const empty = '/FT /Sig /T (approval) /Rect [20 20 220 90]';

describe('signature fields of the file', () => {
  let ada: SigningIdentity;

  beforeAll(async () => {
    ada = await signerNamed('p-256');
  });

  const field = (name: string) => ({ field: { name, place: null } });
  const prepare = (bytes: Uint8Array, entries: Partial<SignatureRequest>) =>
    prepareSignature(bytes, { request: requestFor(bytes, entries), edits: null }, host);

  it('takes an empty one where it is', async () => {
    const { bytes } = await signed(formDocument({ fields: [text, empty] }), ada, field('approval'));
    const document = openPdf(bytes, portableCodec);
    const annotations = document.array(document.pages[0]?.dict.get('Annots') ?? null) ?? [];

    expect(annotations).toHaveLength(2);
    expect(document.dict(annotations[1] ?? null)?.has('AP')).toBe(true);
    expect(pdfsigSignatures(pathOf(bytes))).toMatchObject([{ field: 'approval', isValid: true }]);
  });

  it('signs one of a hundred', async () => {
    const fields = Array.from({ length: 100 }, (_, index) => `/FT /Sig /T (f${index}) /Rect [0 0 0 0]`);
    const { bytes } = await signed(formDocument({ fields }), ada, field('f57'));

    expect(pdfsigSignatures(pathOf(bytes)).filter(({ isValid }) => isValid)).toMatchObject([
      { field: 'f57' },
    ]);
  });

  it('refuses a field of another kind, and one that is signed', async () => {
    const base = formDocument({ fields: [text, empty] });
    const { bytes } = await signed(base, ada, field('approval'));

    for (const [file, name, reason] of [
      [base, 'name', 'field-kind'],
      [bytes, 'approval', 'field-signed'],
    ] as const) {
      await expect(prepare(file, field(name))).rejects.toMatchObject({
        code: 'signature-not-possible',
        values: { reason },
      });
    }
  });

  it.each([1, 2, 3] as const)('certifies with the level %i, and only first', async (certify) => {
    const { bytes } = await signed(formDocument({ fields: [empty] }), ada, { certify });

    expect(permittedLevel(openPdf(bytes, portableCodec))).toBe(certify);
    expect(pdfsigSignatures(pathOf(bytes)).find(({ isValid }) => isValid)?.coversWholeFile).toBe(true);
    await expect(prepare(bytes, { ...field('Second'), certify })).rejects.toMatchObject({
      code: certify === 1 ? 'signature-forbids-signing' : 'signature-not-first',
    });
  });

  it('refuses a certification beside one that no field holds', async () => {
    const reference =
      '<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 2 /V /1.2 >> >>';
    const bytes = formDocument({
      catalog: `/Perms << /DocMDP << /Type /Sig /Filter /Adobe.PPKLite /Reference [${reference}] >> >>`,
    });

    await expect(prepare(bytes, { certify: 2 })).rejects.toMatchObject({ code: 'signature-not-first' });
  });

  it('signs after a certification that permits it', async () => {
    const first = await signed(formDocument({ fields: [empty] }), ada, { certify: 2 });
    const { bytes } = await signed(first.bytes, ada, field('approval'));

    expect(pdfsigSignatures(pathOf(bytes)).map(({ isValid }) => isValid)).toEqual([true, true]);
  });

  it.each([
    [{ action: 'all', fields: [] }, true],
    [{ action: 'include', fields: ['approval'] }, true],
    [{ action: 'include', fields: ['name'] }, false],
    [{ action: 'exclude', fields: ['approval'] }, false],
  ] as const)('keeps the lock %j of an earlier signature', async (lock, isLocked) => {
    const request = { lock: { action: lock.action, fields: [...lock.fields] } };
    const { bytes } = await signed(formDocument({ fields: [text, empty] }), ada, request);
    const second = prepare(bytes, field('approval'));

    await (isLocked
      ? expect(second).rejects.toMatchObject({ code: 'signature-field-locked' })
      : expect(second).resolves.toBeDefined());
  });

  it('sets the lock that the author of the form has given to the field', async () => {
    const lock = '/Lock << /Type /SigFieldLock /Action /Include /Fields [(other)] >>';
    const other = '/FT /Sig /T (other) /Rect [20 120 220 190]';
    const base = formDocument({ fields: [`${empty} ${lock}`, other] });
    const { bytes } = await signed(base, ada, field('approval'));

    await expect(prepare(bytes, field('other'))).rejects.toMatchObject({ code: 'signature-field-locked' });
  });

  it.each([1, 2, 3])('permits later changes of the level %i of the lock', async (level) => {
    const lock = `/Lock << /Type /SigFieldLock /Action /Include /Fields [(name)] /P ${level} >>`;
    const base = formDocument({ fields: [text, `${empty} ${lock}`] });
    const { bytes } = await signed(base, ada, field('approval'));
    const document = openPdf(bytes, portableCodec);
    const [signature] = findSignatures(document);

    expect(permissionsOf(document, signature!)).toMatchObject({
      certification: null,
      level,
      lockedFields: ['name'],
    });

    if (level === 1) {
      await expect(prepare(bytes, field('Second'))).rejects.toMatchObject({
        code: 'signature-forbids-signing',
      });
    }
  });

  it.each([
    ['/Ff 2 /SubFilter [/adbe.pkcs7.detached]', 'SubFilter'],
    ['/Ff 1 /Filter /Entrust.PPKEF', 'Filter'],
    ['/Ff 8 /Reasons [(I agree)]', 'Reasons'],
    ['/Ff 64 /DigestMethod [/SHA512]', 'DigestMethod'],
    ['/MDP << /P 2 >>', 'MDP'],
    ['/Cert << /Ff 1 /Subject [(x)] >>', 'Cert'],
    ['/TimeStamp << /Ff 1 /URL (https://time.example) >>', 'TimeStamp'],
  ])('refuses an request that does not meet %s', async (seed, entry) => {
    const base = formDocument({ fields: [`${empty} /SV << /Type /SV ${seed} >>`] });

    await expect(prepare(base, field('approval'))).rejects.toMatchObject({
      code: 'signature-field-demands',
      values: { entry },
    });
  });

  it.each([
    ['/Ff 2 /SubFilter [/ETSI.CAdES.detached /adbe.pkcs7.detached]', {}],
    ['/SubFilter [/adbe.pkcs7.detached]', {}],
    ['/Ff 8 /Reasons [(I agree) (I have read it)]', { reason: 'I agree' }],
    ['/Ff 64 /DigestMethod [/SHA256]', {}],
    ['/MDP << /P 2 >>', { certify: 2 as const }],
  ])('signs what meets %s', async (seed, entries) => {
    const base = formDocument({ fields: [`${empty} /SV << /Type /SV ${seed} >>`] });
    const { bytes } = await signed(base, ada, { ...field('approval'), ...entries });

    expect(pdfsigSignatures(pathOf(bytes))).toMatchObject([{ isValid: true }]);
  });
});
