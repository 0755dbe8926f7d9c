import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import {
  agreement,
  agreementForm,
  agreementObjects,
  agreementPdf,
  signedField,
} from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority, type TestAuthority } from '@octavo/testkit/signing/authority';
import { joinRaw, rawPdf, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { Certificate } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifySignatures } from './verify-signatures.ts';

type File = Uint8Array<ArrayBuffer>;

const signatureNumber = agreement.free;
const latin = new TextDecoder('latin1');
const falseContent = rawStream('BT /F1 18 Tf 72 700 Td (Ada pays 100000 to Grace) Tj ET');

let authority: TestAuthority;
let signed: File;

beforeAll(async () => {
  authority = await openAuthority();
  signed = await sign(agreementPdf());
});

function sign(file: File): Promise<File> {
  return signByHand(authority, file, {
    signer: 'p-256',
    number: signatureNumber,
    objects: { [agreement.author]: signedField(signatureNumber) },
  });
}

async function verdicts(file: File): Promise<string[]> {
  const roots = [Certificate.fromBER(authority.root)];
  const now = new Date(Date.now() + 60_000);
  const { signatures } = await verifySignatures(file, { codec, digestParts, roots, now });

  return signatures.map(({ verdict }) => verdict);
}

/** The signature dictionary as the file has it. */
const dictionary = () => {
  const text = latin.decode(signed);
  const start = text.indexOf('<< /Type /Sig ');

  return text.slice(start, text.indexOf('>>', start) + 2);
};

/** Offset of the string of the signature. */
const gap = () => latin.decode(signed).indexOf('/Contents <') + '/Contents '.length;

function withChange(file: File, at: number, value: number): File {
  const copy = file.slice();
  copy[at] = value;

  return copy;
}

describe('tampered bytes', () => {
  it('finds each changed byte of what was signed', async () => {
    const text = latin.decode(signed);
    const places = [
      text.indexOf('pays 100'),
      text.indexOf('/Helvetica') + 1,
      text.indexOf('(amount)') + 1,
      text.indexOf('[0 0 612') + 5,
      text.indexOf('startxref') + 11,
      text.lastIndexOf('/Root') + 6,
      text.length - 3,
    ];

    for (const at of places) {
      const changed = withChange(signed, at, signed[at] === 0x39 ? 0x38 : 0x39);

      await expect(verdicts(changed).catch(() => ['unreadable'])).resolves.not.toContain('valid');
    }
  });

  it('finds a changed byte anywhere in the signature, and in the room after it', async () => {
    const start = gap() + 1;
    const digits = latin.decode(signed.subarray(start, start + 16_384)).replace(/(00)+$/, '');

    // Every seventh byte, so that the test takes seconds; all of them have been tried.
    for (let at = 0; at < digits.length + 200; at += 14) {
      const byte = Number.parseInt(digits.slice(at, at + 2) || '00', 16) ^ 1;
      const changed = signed.slice();
      changed.set(new TextEncoder().encode(byte.toString(16).padStart(2, '0')), start + at);

      expect(await verdicts(changed), `byte ${at / 2}`).not.toContain('valid');
    }
  });

  it('finds a cut file', async () => {
    await expect(verdicts(signed.slice(0, -10)).catch(() => ['broken'])).resolves.toEqual(['broken']);
  });

  it('finds the signature of another file', async () => {
    const other = await sign(rawPdf({ ...agreementObjects, [agreement.content]: falseContent }));
    const start = gap();
    const swapped = signed.slice();
    const from = latin.decode(other).indexOf('/Contents <') + '/Contents '.length;
    swapped.set(other.subarray(from, from + 16_386), start);

    await expect(verdicts(swapped)).resolves.toEqual(['broken']);
  });
});

describe('wrong ranges', () => {
  /** The signature in an update of its own, with other ranges. */
  const withRanges = (ranges: string) =>
    updatePdf(signed, {
      [signatureNumber]: dictionary().replace(/\/ByteRange \[[^\]]*\]/, `/ByteRange [${ranges}]`),
    });

  it.each([
    ['none', '0 0 0 0'],
    ['negative ones', '0 -5 10 20'],
    ['not from the start', '10 20 30 40'],
    ['more than two', '0 10 20 30 40 50'],
    ['beyond the end', '0 10 20 99999999'],
    ['overlapping ones', '0 500 400 100'],
    ['huge ones', '0 1e99 0 1'],
  ])('takes no ranges that are %s', async (_, ranges) => {
    const found = await verdicts(withRanges(ranges));

    expect(found).toContain('broken');
    expect(found).not.toContain('valid');
  });

  it('takes no ranges of an earlier copy of the signature (signature wrapping)', async () => {
    const [own = ''] = /\/ByteRange \[[^\]]*\]/.exec(dictionary()) ?? [];
    const wrapped = updatePdf(signed, { 4: falseContent, [signatureNumber]: dictionary() });

    expect(own).not.toBe('');
    expect(await verdicts(wrapped)).not.toContain('valid');
  });

  it.each([
    ['without contents', (text: string) => text.replace(/\/Contents <[0-9a-f]*>/, '')],
    ['with empty contents', (text: string) => text.replace(/\/Contents <[0-9a-f]*>/, '/Contents <>')],
    ['with null contents', (text: string) => text.replace(/\/Contents <[0-9a-f]*>/, '/Contents null')],
    [
      'with zeros for contents',
      (text: string) => text.replace(/\/Contents <[0-9a-f]*>/, `/Contents <${'0'.repeat(64)}>`),
    ],
    ['without ranges', (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, '')],
    ['with null ranges', (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, '/ByteRange null')],
    ['with a second contents', (text: string) => text.replace(/>>$/, '/Contents <00> >>')],
    ['of another format', (text: string) => text.replace('ETSI.CAdES.detached', 'none.at.all')],
  ])('takes no signature %s (universal forgery)', async (_, change) => {
    const found = await verdicts(
      updatePdf(signed, { [signatureNumber]: change(dictionary()), 4: falseContent }),
    );

    expect(found).not.toContain('valid');
    expect(found).not.toContain('valid-unknown');
  });
});

describe('appended objects', () => {
  it.each<[string, (file: File) => File]>([
    ['in an update', (file) => updatePdf(file, { 4: falseContent })],
    ['without cross-references', (file) => joinRaw(file, `4 0 obj\n${falseContent}\nendobj\n`)],
    [
      'with a trailer but no cross-references',
      (file) =>
        joinRaw(file, `4 0 obj\n${falseContent}\nendobj\ntrailer\n<< /Root 1 0 R /Size 101 >>\n%%EOF\n`),
    ],
    [
      'with the cross-references of the signed revision',
      (file) => {
        const [, start = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin.decode(file)) ?? [];

        return joinRaw(file, `4 0 obj\n${falseContent}\nendobj\nstartxref\n${start}\n%%EOF\n`);
      },
    ],
    [
      'with a repeated key',
      (file) =>
        updatePdf(file, {
          [agreement.catalog]: '<< /Type /Catalog /Pages 70 0 R /Pages 2 0 R /AcroForm 5 0 R >>',
          70: '<< /Type /Pages /Kids [] /Count 0 >>',
        }),
    ],
    [
      'under another catalog',
      (file) =>
        updatePdf(
          file,
          {
            71: '<< /Type /Catalog /Pages 72 0 R /AcroForm 5 0 R >>',
            72: '<< /Type /Pages /Kids [73 0 R] /Count 1 >>',
            73: '<< /Type /Page /Parent 72 0 R /MediaBox [0 0 612 792] /Contents 74 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
            74: falseContent,
          },
          { root: '71 0 R' },
        ),
    ],
    [
      'as a free object',
      (file) => {
        const update = latin.decode(updatePdf(file, { 4: falseContent }).subarray(file.length));

        return joinRaw(file, update.replace(/\d{10} 00000 n /, '0000000000 00001 f '));
      },
    ],
  ])('are found %s', async (_, change) => {
    expect(await verdicts(change(signed))).toEqual(['changed']);
  });

  it('are found behind a field that takes the place of the signed one', async () => {
    const changed = updatePdf(signed, {
      [agreement.form]: agreementForm('').replace('12 0 R', '75 0 R'),
      75: signedField(signatureNumber),
      4: falseContent,
    });

    expect(new Set(await verdicts(changed))).toEqual(new Set(['changed']));
  });
});
