import {
  agreement,
  agreementForm,
  agreementObjects,
  agreementPage,
  amountField,
  look,
  signedField,
} from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority, type TestAuthority } from '@octavo/testkit/signing/authority';
import { joinRaw, type RawObjects, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, describe, expect, it } from 'vitest';
import { certifyAgreement, lockAll, signAgreement, verdictOf } from '../../../test/certified-agreement.ts';

type File = Uint8Array<ArrayBuffer>;

const number = agreement.free;
let authority: TestAuthority;

beforeAll(async () => {
  authority = await openAuthority();
});

const falseContent: RawObjects = {
  [agreement.content]: rawStream('BT /F1 18 Tf 72 700 Td (Ada pays 999 to Grace) Tj ET'),
};
const falseFont: RawObjects = {
  [agreement.font]: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol /FT /Tx /T (font) >>',
};

describe('objects that are listed as something else', () => {
  it.each<[string, RawObjects, RawObjects]>([
    ['content as an annotation', { [agreement.page]: agreementPage('4 0 R') }, falseContent],
    ['content as a field', { [agreement.form]: agreementForm('4 0 R') }, falseContent],
    ['a font as an annotation', { [agreement.page]: agreementPage('6 0 R') }, falseFont],
  ])('are compared whole: %s', async (_, objects, changed) => {
    expect(await verdictOf(updatePdf(await certifyAgreement(3, objects), changed))).toBe('changed');
  });
});

describe('changes of the form', () => {
  const withEntry = (entry: string): RawObjects => ({
    [agreement.form]: agreementForm('').replace('/SigFlags', `${entry} /SigFlags`),
  });

  it.each(['/NeedAppearances true', '/Q 2', '/CO [7 0 R]', '/XFA (x)'])('find %s', async (entry) => {
    expect(await verdictOf(updatePdf(await certifyAgreement(1), withEntry(entry)))).toBe('changed');
  });

  describe('that lets readers draw the fields', () => {
    const nothing = look('', 200, 20);
    const empty = amountField('').replace('/V ()', '');
    const overText = (field: string) => field.replace('[72 600 272 620]', '[72 690 272 720]');
    const withBackground = (field: string) => overText(field).replace('/AP', '/MK << /BG [1] >> /AP');

    it.each<[string, RawObjects, string, string]>([
      [
        'was blank',
        { [agreement.amount]: empty, [agreement.amountLook]: nothing },
        amountField('250'),
        'valid',
      ],
      ['had a value', {}, amountField('100'), 'changed'],
      ['showed something else than its empty value', { [agreement.amount]: empty }, empty, 'changed'],
      [
        'has a list of what may be chosen',
        {
          [agreement.amount]: empty.replace('/FT /Tx', '/FT /Ch /Opt [(Ada pays 999)]'),
          [agreement.amountLook]: nothing,
        },
        empty.replace('/FT /Tx', '/FT /Ch /Opt [(Ada pays 999)]'),
        'changed',
      ],
      [
        'has a rich value',
        {
          [agreement.amount]: empty.replace('/FT /Tx', '/FT /Tx /RV (999)'),
          [agreement.amountLook]: nothing,
        },
        empty.replace('/FT /Tx', '/FT /Tx /RV (999)'),
        'changed',
      ],
      [
        'has a background over content',
        { [agreement.amount]: withBackground(empty), [agreement.amountLook]: nothing },
        withBackground(empty),
        'changed',
      ],
      [
        'has a field without a background over content',
        { [agreement.amount]: overText(empty), [agreement.amountLook]: nothing },
        overText(empty),
        'valid',
      ],
    ])('are compared for a form that %s', async (_, objects, field, verdict) => {
      const changed = { ...withEntry('/NeedAppearances true'), [agreement.amount]: field };

      expect(await verdictOf(updatePdf(await certifyAgreement(2, objects), changed))).toBe(verdict);
    });
  });

  it('permit resources and a usual look that the form did not have', async () => {
    const bare = { [agreement.form]: agreementForm('').replace('/DA (/F1 0 Tf 0 g)', '') };

    expect(await verdictOf(updatePdf(await certifyAgreement(1, bare), withEntry('')))).toBe('valid');
  });

  it('find another value of a direct field', async () => {
    const form = (value: string) =>
      `<< /Fields [<< /FT /Tx /T (direct) /V (${value}) /Kids [13 0 R] >> 12 0 R] /NeedAppearances true /SigFlags 3 >>`;
    const signed = await signAgreement(
      {
        [agreement.form]: form('100'),
        [agreement.page]: agreementPage('13 0 R'),
        13: '<< /Type /Annot /Subtype /Widget /Rect [72 500 272 520] /F 4 /P 3 0 R >>',
      },
      lockAll,
    );

    expect(await verdictOf(updatePdf(signed, { [agreement.form]: form('999') }))).toBe('changed');
  });

  it('find a value that a new parent brings', async () => {
    const field = amountField('100').replace('/V (100)', '');
    const signed = await signAgreement({ [agreement.amount]: field }, lockAll);
    const changed = {
      [agreement.amount]: field.replace('/FT /Tx', '/FT /Tx /Parent 60 0 R'),
      60: '<< /V (999) /FT /Tx /Kids [7 0 R] >>',
    };

    expect(await verdictOf(updatePdf(signed, changed))).toBe('changed');
  });

  it('find a field that its page no longer shows', async () => {
    const page = { [agreement.page]: agreementPage('').replace('7 0 R', '') };

    expect(await verdictOf(updatePdf(await certifyAgreement(3), page))).toBe('changed');
  });
});

describe('locked fields', () => {
  it('may not be drawn anew, with the value that they have', async () => {
    const redrawn = {
      [agreement.amountLook]: look('/Tx BMC BT /F1 11 Tf 0 g 2 5 Td (100) Tj ET EMC', 200, 20),
    };

    expect(await verdictOf(updatePdf(await signAgreement({}, lockAll), redrawn))).toBe('changed');
    expect(await verdictOf(updatePdf(await certifyAgreement(2), redrawn))).toBe('valid');
  });

  it('may not be signed', async () => {
    const empty = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (two) /Rect [0 0 0 0] /F 132 /P 3 0 R >>';
    const base = {
      [agreement.form]: agreementForm('13 0 R'),
      [agreement.page]: agreementPage('13 0 R'),
      13: empty,
    };
    const again = async (file: File) =>
      signByHand(authority, file, {
        signer: 'rsa-2048',
        number: 41,
        objects: { 13: empty.replace('>>', '/V 41 0 R >>') },
      });

    expect(await verdictOf(await again(await signAgreement(base, lockAll)))).toBe('changed');
    expect(await verdictOf(await again(await signAgreement(base)))).toBe('valid');
  });
});

const widget = (entries: string) => `<< /Type /Annot /Subtype /Widget /F 132 /P 3 0 R ${entries} >>`;
const withField = (dict: string): RawObjects => ({
  [agreement.form]: agreementForm('40 0 R'),
  [agreement.page]: agreementPage('40 0 R'),
  40: dict,
});

describe('new fields of signatures', () => {
  const stamp =
    '<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange [0 1 2 3] /Contents <00> >>';

  it('show no time stamp', async () => {
    const field = (rectangle: string) =>
      withField(widget(`/FT /Sig /T (ts) /Rect ${rectangle} /V 41 0 R /AP << /N 42 0 R >>`));
    const drawn = { 41: stamp, 42: look('BT /F1 18 Tf 2 5 Td (CANCELLED BY BOTH PARTIES) Tj ET', 300, 40) };
    const signed = await certifyAgreement(1);

    expect(await verdictOf(updatePdf(signed, { ...field('[72 300 372 340]'), ...drawn }))).toBe('changed');
    expect(await verdictOf(updatePdf(signed, { ...field('[0 0 0 0]'), ...drawn }))).toBe('valid');
  });

  it('may have a rectangle for a time stamp without a look', async () => {
    const field = withField(widget('/FT /Sig /T (ts) /Rect [0 0 50 50] /V 41 0 R'));

    expect(await verdictOf(updatePdf(await certifyAgreement(1), { ...field, 41: stamp }))).toBe('valid');
  });

  it('hide nothing on any page', async () => {
    const second = (annotations: string) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 15 0 R /Resources << /Font << /F1 6 0 R >> >> /Annots [${annotations}] >>`;
    const signed = await certifyAgreement(2, {
      [agreement.pages]: '<< /Type /Pages /Kids [3 0 R 14 0 R] /Count 2 >>',
      14: second(''),
      15: rawStream('BT /F1 18 Tf 72 200 Td (Grace keeps the house) Tj ET'),
    });
    const changed = await signByHand(authority, signed, {
      signer: 'rsa-2048',
      number: 41,
      objects: {
        [agreement.form]: agreementForm('40 0 R'),
        [agreement.page]: agreementPage('43 0 R'),
        14: second('44 0 R'),
        40: '<< /FT /Sig /T (second) /V 41 0 R /Kids [43 0 R 44 0 R] >>',
        42: look('1 g 0 0 300 40 re f', 300, 40),
        43: widget('/Parent 40 0 R /Rect [0 0 0 0]'),
        44: widget('/Parent 40 0 R /Rect [60 190 360 230] /AP << /N 42 0 R >>'),
      },
    });

    expect(await verdictOf(changed)).toBe('changed');
  });

  it('run no scripts', async () => {
    const changed = await signByHand(authority, await certifyAgreement(2), {
      signer: 'rsa-2048',
      number: 41,
      objects: withField(
        widget('/FT /Sig /T (s) /Rect [0 0 0 0] /V 41 0 R /AA << /PV << /S /JavaScript /JS (1) >> >>'),
      ),
    });

    expect(await verdictOf(changed)).toBe('changed');
  });
});

describe('tags', () => {
  it('are compared after a kid that is no dictionary', async () => {
    const text = (amount: string) =>
      `<< /Type /StructElem /S /P /P 16 0 R /Pg 3 0 R /K 0 /ActualText (Ada pays ${amount}) >>`;
    const signed = await signAgreement({
      [agreement.catalog]:
        '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /MarkInfo << /Marked true >> /StructTreeRoot 16 0 R >>',
      16: '<< /Type /StructTreeRoot /K [17 0 R 18 0 R] >>',
      17: text('100'),
      18: '<< /Type /StructElem /S /P /P 16 0 R /K [19 0 R] >>',
      19: '1',
    });

    expect(await verdictOf(updatePdf(signed, { 17: text('999') }))).toBe('changed');
  });
});

it('permits proofs in a file whose signed objects have repeated keys in an object stream', async () => {
  const signed = await signByHand(authority, withObjectStream(), {
    signer: 'p-256',
    number,
    objects: { [agreement.author]: signedField(number) },
  });
  const proofs = {
    [agreement.catalog]: '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /DSS 50 0 R >>',
    50: '<< /Type /DSS >>',
  };

  expect(await verdictOf(updatePdf(signed, proofs))).toBe('valid');
});

/** The agreement with its font in an object stream, where one key is repeated. */
function withObjectStream(): File {
  const font =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Type /Font /Encoding /WinAnsiEncoding >>';
  const head = `${agreement.font} 0 `;
  const objects: RawObjects = {
    ...agreementObjects,
    16: rawStream(head + font, `/Type /ObjStm /N 1 /First ${head.length}`),
  };
  const rows = Array.from({ length: 18 }, () => [0, 0, 0, 0, 0]);
  const rowAt = (offset: number) => [1, offset >> 16, (offset >> 8) & 255, offset & 255, 0];
  let body = '%PDF-1.7\n';

  for (const [key, text] of Object.entries(objects)) {
    if (Number(key) !== agreement.font) {
      rows[Number(key)] = rowAt(body.length);
      body += `${key} 0 obj\n${text}\nendobj\n`;
    }
  }

  rows[agreement.font] = [2, 0, 0, 16, 0];
  rows[17] = rowAt(body.length);
  const table = rawStream(String.fromCharCode(...rows.flat()), '/Type /XRef /Size 18 /W [1 3 1] /Root 1 0 R');

  return joinRaw(`${body}17 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF\n`);
}

it('find a comment that only the lock of the signed field forbids', async () => {
  const comment: RawObjects = {
    [agreement.page]: agreementPage('40 0 R'),
    40: '<< /Type /Annot /Subtype /Square /Rect [60 100 90 130] /F 4 /C [0 0 1] >>',
  };
  const locked = (level: number) => {
    const field = signedField(number).replace(
      '/V',
      `/Lock << /Action /Include /Fields [(x)] /P ${level} >> /V`,
    );

    return signAgreement({}, '', { [agreement.author]: field });
  };

  expect(await verdictOf(updatePdf(await locked(2), comment))).toBe('changed');
  expect(await verdictOf(updatePdf(await locked(3), comment))).toBe('valid');
});
