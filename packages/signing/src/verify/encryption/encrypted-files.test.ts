import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { PdfDict, PdfName, PdfStream } from '@octavo/pdf/objects';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { agreementPdf } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { expect, it } from 'vitest';
import { readCertificate } from '../../certificates/read-certificate.ts';
import { verifySignatures } from '../verify-signatures.ts';
import { decryptionWith } from './decrypt-objects.ts';
import { openForReading } from './open-for-reading.ts';

const authority = await openAuthority();
const roots = [readCertificate(authority.root)!];

function encrypted(password: string, options: readonly string[]): Uint8Array<ArrayBuffer> {
  const folder = newRunFolder();
  const [from, to] = [join(folder, 'plain.pdf'), join(folder, 'encrypted.pdf')];
  writeFileSync(from, agreementPdf());
  const [bits = '', ...others] = options;
  const encrypt = ['--encrypt', password, 'owner', bits, ...others, '--'];
  const quiet = ['--no-warn', '--warning-exit-0', '--allow-weak-crypto'];
  execFileSync('qpdf', [...quiet, ...encrypt, '--object-streams=disable', from, to]);

  return new Uint8Array(readFileSync(to));
}

/** An encrypted file with the author's signature, which has no strings that had to be encrypted. */
async function signed(file: Uint8Array<ArrayBuffer>) {
  const text = Buffer.from(file).toString('latin1');
  const [, root = ''] = /\/Root (\d+) 0 R/.exec(text) ?? [];
  const [, encryption = ''] = /(\/Encrypt \d+ 0 R)/.exec(text) ?? [];
  const [, id = ''] = /(\/ID \[.*?>\])/.exec(text) ?? [];
  const [, catalog = ''] = new RegExp(`\\n${root} 0 obj\\n<<(.*?)>>\\nendobj`, 's').exec(text) ?? [];
  const trailer = { root: `${root} 0 R`, trailer: `${encryption} ${id}` };
  const author = `<< ${catalog} /Perms << /DocMDP 90 0 R >> >>`;
  const level = '<< /Type /TransformParams /P 2 /V /1.2 >>';
  const bytes = await signByHand(authority, file, {
    signer: 'p-256',
    number: 90,
    objects: { [Number(root)]: author },
    entries: `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams ${level} >>]`,
    trailer,
  });

  return { bytes, trailer, text };
}

const verify = (file: Uint8Array) =>
  verifySignatures(file, { codec, digestParts, roots, now: new Date(Date.now() + 60_000) });

const kinds = [
  ['RC4 of 40 bits', ['40']],
  ['RC4 of 128 bits', ['128', '--use-aes=n']],
  ['AES of 128 bits', ['128', '--use-aes=y']],
  ['AES with readable metadata', ['128', '--use-aes=y', '--cleartext-metadata']],
  ['AES of 256 bits', ['256']],
  ['AES of 256 bits, revision 5', ['256', '--force-R5']],
] as const;

it.each(kinds)('verifies a signature of a file that %s encrypts without a password', async (_, options) => {
  const { bytes, trailer } = await signed(encrypted('', options));
  const valid = await verify(bytes);
  const { document } = await openForReading(bytes, codec);
  const [page] = document.pages;
  const content = document.resolve(page?.dict.get('Contents') ?? null);
  const contents = /\/Contents (\d+) 0 R/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  const tampered = await verify(updatePdf(bytes, { [Number(contents)]: rawStream('0 0 m') }, trailer));

  expect(document.decode(content as never).toString()).toContain('Tj');
  expect(valid.signatures).toMatchObject([{ verdict: 'valid', certification: 2, laterChanges: [] }]);
  expect(tampered.signatures).toMatchObject([{ verdict: 'changed' }]);
});

it('does not open a file with a password', async () => {
  await expect(verify(encrypted('secret', ['256']))).rejects.toMatchObject({ code: 'password-required' });
});

it('decrypts an object that only claims to be a cross-reference stream, as readers do', () => {
  const none = new Uint8Array(0);
  const decrypt = decryptionWith(new Uint8Array(16), {
    revision: 3,
    keyBytes: 16,
    owner: none,
    user: none,
    userKey: none,
    permissions: 0,
    encryptsMetadata: true,
    id: none,
    strings: 'rc4',
    streams: 'rc4',
    object: null,
  });
  const raw = new TextEncoder().encode('1 g 0 0 340 40 re f');
  const stream = new PdfStream(new PdfDict([['Type', new PdfName('XRef')]]), raw);
  const decrypted = decrypt(stream, 5, 0);

  expect(decrypted).toBeInstanceOf(PdfStream);
  expect((decrypted as PdfStream).raw).not.toEqual(raw);
});
