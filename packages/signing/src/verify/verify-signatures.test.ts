import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import {
  agreedField,
  agreement,
  agreementForm,
  agreementObjects,
  agreementPage,
  agreementPdf,
  amountField,
  amountLook,
  look,
  signedField,
} from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority, type TestAuthority } from '@octavo/testkit/signing/authority';
import type { IdentityName } from '@octavo/testkit/signing/identities';
import { type RawObjects, rawPdf, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { Certificate } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifySignatures } from './verify-signatures.ts';

type File = Uint8Array<ArrayBuffer>;

const { free, amount, amountLook: lookOfAmount, agreed, catalog, page, form } = agreement;
const signatureNumber = free;

let authority: TestAuthority;
let root: Certificate;

beforeAll(async () => {
  authority = await openAuthority();
  root = Certificate.fromBER(authority.root);
});

const verify = (file: File, roots = [root], now = new Date(Date.now() + 60_000)) =>
  verifySignatures(file, { codec, digestParts, roots, now });

/** The agreement signed in its field `author`; `certify` makes it the author's signature of that level. */
async function sign(signer: IdentityName = 'p-256', certify: 1 | 2 | 3 | null = null, base = agreementPdf()) {
  const reference =
    certify === null
      ? ''
      : `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${certify} /V /1.2 >> >>]`;
  const author: RawObjects =
    certify === null
      ? {}
      : {
          [catalog]: `<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /Perms << /DocMDP ${signatureNumber} 0 R >> >>`,
        };

  return signByHand(authority, base, {
    signer,
    number: signatureNumber,
    objects: { ...author, [agreement.author]: signedField(signatureNumber) },
    entries: `/M (D:20261123112000Z) /Name (Somebody) /Reason (Agreed) ${reference}`,
  });
}

const secondSignature = free + 10;

/** A second signature in a new field of its own, shown in a rectangle. */
function signAgain(file: File, rectangle = '[0 0 0 0]', appearance = '') {
  return signByHand(authority, file, {
    signer: 'rsa-2048',
    number: secondSignature,
    objects: {
      [form]: agreementForm(`${secondSignature + 1} 0 R`),
      [page]: agreementPage(`${secondSignature + 1} 0 R`),
      [secondSignature + 1]:
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (second) /Rect ${rectangle} /F 132 /P 3 0 R /V ${secondSignature} 0 R ${appearance} >>`,
      [secondSignature + 2]: look('1 g 0 0 300 40 re f', 300, 40),
    },
  });
}

describe('verifySignatures', () => {
  it.each(['rsa-2048', 'rsa-3072', 'p-256', 'p-384', 'p-521', 'rsa-pss'] as const)(
    'finds a signature of %s valid',
    async (signer) => {
      const report = await verify(await sign(signer));

      expect(report).toMatchObject({ version: 1, revisions: 2, trustedRoots: 1 });
      expect(report.signatures).toEqual([
        expect.objectContaining({
          field: 'author',
          kind: 'approval',
          verdict: 'valid',
          reasons: [],
          trusted: true,
          level: 'b-b',
          digest: 'SHA-256',
          revision: 2,
          coversWholeFile: true,
          laterChanges: [],
          reason: 'Agreed',
          shownAt: null,
        }),
      ]);
      expect(report.signatures[0]?.chain.map(({ name }) => name)).toHaveLength(3);
    },
  );

  it('trusts nobody without roots', async () => {
    const { signatures } = await verify(await sign(), []);

    expect(signatures[0]).toMatchObject({
      verdict: 'valid-unknown',
      reasons: ['chain-incomplete'],
      trusted: false,
    });
  });

  it.each([
    ['expired', 'broken', 'certificate-expired'],
    ['not-yet-valid', 'broken', 'certificate-not-yet-valid'],
    ['wrong-usage', 'valid-unknown', 'certificate-not-for-signing'],
  ] as const)('calls a signature of %s %s', async (signer, verdict, reason) => {
    const { signatures } = await verify(await sign(signer));

    expect(signatures[0]).toMatchObject({ verdict, trusted: false });
    expect(signatures[0]?.reasons).toContain(reason);
  });

  it('finds nothing in a file without signatures', async () => {
    expect((await verify(agreementPdf())).signatures).toEqual([]);
  });

  it('believes no claimed time once the certificate has expired', async () => {
    const later = new Date(Date.now() + 6 * 365 * 24 * 3600_000);
    const { signatures } = await verify(await sign(), [root], later);

    expect(signatures[0]).toMatchObject({ verdict: 'valid-unknown', reasons: ['certificate-expired'] });
  });
});

const filled = {
  [amount]: amountField('250'),
  [lookOfAmount]: amountLook('250'),
  [agreed]: agreedField('Yes'),
};
const comment = (entries: string): RawObjects => ({
  [page]: agreementPage('40 0 R'),
  40: `<< /Type /Annot /P 3 0 R /F 4 ${entries} >>`,
});
const highlight = comment(
  '/Subtype /Highlight /Rect [72 690 300 720] /QuadPoints [72 720 300 720 72 690 300 690] /AP << /N 41 0 R >>',
);
const multiplied: RawObjects = {
  41: look('/G gs 1 1 0 rg 0 0 228 30 re f', 228, 30, '/ExtGState << /G << /BM /Multiply >> >>'),
};
const proofs: RawObjects = {
  [catalog]: '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /DSS << /Certs [50 0 R] >> >>',
  50: rawStream('certificate'),
};

describe('changes that a signature permits', () => {
  it.each([
    ['proofs', null, proofs, 'proof'],
    ['filled fields', null, filled, 'field-value'],
    ['filled fields', 2, filled, 'field-value'],
    ['a note', 3, comment('/Subtype /Text /Rect [400 100 420 120] /Contents (Why?)'), 'annotation'],
    ['a highlight over text', 3, { ...highlight, ...multiplied }, 'annotation'],
    ['a text box beside the text', null, comment('/Subtype /FreeText /Rect [300 100 400 150]'), 'annotation'],
  ] as const)('keeps a signature valid with %s (level %s)', async (_, level, objects, kind) => {
    const signed = await sign('p-256', level);
    const own = level === null ? objects : withRights(objects);
    const { signatures } = await verify(updatePdf(signed, own));

    expect(signatures[0]).toMatchObject({ verdict: 'valid', coversWholeFile: false, certification: level });
    expect(signatures[0]?.laterChanges.map((change) => change.kind)).toContain(kind);
    expect(signatures[0]?.laterChanges.every(({ allowed }) => allowed)).toBe(true);
  });

  it.each([null, 2, 3] as const)(
    'keeps the first signature valid with a second (level %s)',
    async (level) => {
      const { signatures } = await verify(await signAgain(await sign('p-256', level)));

      expect(signatures.map(({ field, verdict, revision }) => [field, verdict, revision])).toEqual([
        ['author', 'valid', 2],
        ['second', 'valid', 3],
      ]);
      expect(signatures[0]?.laterChanges).toEqual([
        { kind: 'signature', page: 1, name: 'second', allowed: true },
      ]);
    },
  );
});

describe('tags of a signed file', () => {
  const tagged = `<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /StructTreeRoot 80 0 R >>`;
  const tags: RawObjects = {
    [catalog]: tagged,
    80: '<< /Type /StructTreeRoot /K 81 0 R /ParentTreeNextKey 1 >>',
    81: '<< /S /Document /P 80 0 R /K 82 0 R >>',
    82: '<< /S /P /P 81 0 R /Pg 3 0 R /K 0 >>',
  };

  it.each([
    [
      'grow by those of a comment',
      'valid',
      { 81: '<< /S /Document /P 80 0 R /K [82 0 R 83 0 R] >>', 83: '<< /S /Annot /P 81 0 R >>' },
    ],
    ['say something else', 'changed', { 82: '<< /S /P /P 81 0 R /Pg 3 0 R /K 0 /ActualText (nothing) >>' }],
    ['lose one', 'changed', { 81: '<< /S /Document /P 80 0 R /K [] >>' }],
  ] as const)('%s', async (_, verdict, objects) => {
    const signed = await sign('p-256', null, rawPdf({ ...agreementObjects, ...tags }));
    const { signatures } = await verify(updatePdf(signed, objects));

    expect(signatures[0]?.verdict).toBe(verdict);
  });
});

/** The same objects with the author's permission in the catalog. */
function withRights(objects: RawObjects): RawObjects {
  const text = objects[catalog];

  return text === undefined
    ? objects
    : { ...objects, [catalog]: text.replace(/>>$/, `/Perms << /DocMDP ${signatureNumber} 0 R >> >>`) };
}

const otherPage = rawStream('BT /F1 18 Tf 72 700 Td (Ada pays 100000 to Grace) Tj ET');

describe('changes that no signature permits', () => {
  const hidden = {
    ...comment('/Subtype /FreeText /Rect [60 690 400 720] /AP << /N 41 0 R >>'),
    41: look('1 g 0 0 340 30 re f 0 g BT /F1 12 Tf 5 5 Td (nothing) Tj ET', 340, 30),
  };

  it.each<[string, RawObjects, string]>([
    ['other content of a page', { 4: otherPage }, 'page-content'],
    [
      'another font',
      { [agreement.font]: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>' },
      'page-content',
    ],
    ['another size of a page', { [page]: agreementPage('').replace('792', '400') }, 'page'],
    ['a page more', { 2: '<< /Type /Pages /Kids [3 0 R 60 0 R] /Count 2 >>', 60: agreementPage('') }, 'page'],
    [
      'another tree of pages',
      {
        [catalog]: '<< /Type /Catalog /Pages 61 0 R /AcroForm 5 0 R >>',
        61: '<< /Type /Pages /Kids [62 0 R] /Count 1 >>',
        62: agreementPage('').replace('4 0 R', '63 0 R').replace('/Parent 2', '/Parent 61'),
        63: otherPage,
      },
      'page',
    ],
    ['a text box over the text', hidden, 'annotation'],
    [
      'a thick white line over the text',
      {
        ...comment('/Subtype /Ink /Rect [60 690 400 720] /InkList [] /AP << /N 41 0 R >>'),
        41: look('1 G 30 w 0 15 m 340 15 l S', 340, 30),
      },
      'annotation',
    ],
    [
      'a highlight that hides the text',
      { ...highlight, 41: look('1 1 0 rg 0 0 228 30 re f', 228, 30) },
      'annotation',
    ],
    [
      'a white note over the text',
      {
        ...comment('/Subtype /Text /Rect [72 695 96 719] /AP << /N 41 0 R >>'),
        41: look('1 g 0 0 24 24 re f', 24, 24),
      },
      'annotation',
    ],
    [
      'a widget that no field holds',
      comment('/Subtype /Widget /Rect [60 690 400 720] /MK << /BG [1] >>'),
      'annotation',
    ],
    ['another appearance of a field', { [lookOfAmount]: amountLook('900') }, 'field'],
    [
      'a value with the appearance of another',
      { [amount]: amountField('250'), [lookOfAmount]: amountLook('2500') },
      'field',
    ],
    [
      'a value with a picture for an appearance',
      {
        [amount]: amountField('250'),
        [lookOfAmount]: look(
          'q 100 0 0 20 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q BT /F1 12 Tf (250) Tj ET',
          200,
          20,
        ),
      },
      'field',
    ],
    ['a field somewhere else', { [amount]: amountField('100').replace('72 600', '72 650') }, 'field'],
    [
      'a new field',
      {
        [form]: agreementForm('64 0 R'),
        [page]: agreementPage('64 0 R'),
        64: amountField('1').replace('amount', 'other'),
      },
      'field',
    ],
    [
      'a field less',
      {
        [form]: agreementForm('').replace('9 0 R', ''),
        [page]: agreementPage('').replace('9 0 R', ''),
      },
      'field',
    ],
    ['a script on opening', { [catalog]: catalogWith('/OpenAction << /S /JavaScript /JS (1) >>') }, 'other'],
    ['other layers', { [catalog]: catalogWith('/OCProperties << /D << /OFF [] >> >>') }, 'other'],
    [
      'an attachment',
      { [catalog]: catalogWith('/Names << /EmbeddedFiles << /Names [(a) << /F (a) >>] >> >>') },
      'attachment',
    ],
    ['the signature removed', { [agreement.author]: agreementObjects[agreement.author]! }, 'signature'],
  ])('finds %s', async (_, objects, kind) => {
    const { signatures } = await verify(updatePdf(await sign(), objects));

    expect(signatures).toHaveLength(1);
    expect(signatures[0]?.verdict).toBe('changed');
    expect(signatures[0]?.reasons).toEqual(['forbidden-change']);
    expect(signatures[0]?.laterChanges).toContainEqual(expect.objectContaining({ kind, allowed: false }));
  });

  it.each([
    [1, 'field-value', filled],
    [1, 'annotation', { ...highlight, ...multiplied }],
    [2, 'annotation', { ...highlight, ...multiplied }],
  ] as const)(
    'holds a certification of level %d against a change of kind %s',
    async (level, kind, objects) => {
      const { signatures } = await verify(updatePdf(await sign('p-256', level), objects));

      expect(signatures[0]).toMatchObject({
        verdict: 'changed',
        kind: 'certification',
        certification: level,
      });
      expect(signatures[0]?.laterChanges).toContainEqual(expect.objectContaining({ kind, allowed: false }));
    },
  );

  it('finds a later signature that hides the text', async () => {
    const appearance = `/AP << /N ${secondSignature + 2} 0 R >>`;
    const { signatures } = await verify(
      await signAgain(await sign('p-256', 2), '[60 690 360 730]', appearance),
    );

    expect(signatures.map(({ verdict }) => verdict)).toEqual(['changed', 'valid']);
  });

  it('finds the removal of an annotation that hid the text when it was signed', async () => {
    const base = rawPdf({ ...agreementObjects, ...hidden });
    const signed = await sign('p-256', null, base);
    const { signatures } = await verify(updatePdf(signed, { [page]: agreementPage('') }));

    expect(signatures[0]).toMatchObject({ verdict: 'changed' });
  });
});

function catalogWith(entries: string): string {
  return `<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R ${entries} >>`;
}
