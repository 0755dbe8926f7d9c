import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestAuthority } from './authority.ts';
import type { IdentityName } from './identities.ts';
import { joinRaw, type RawObjects, updatePdf } from './raw-pdf.ts';
import { runOpenssl } from './run-openssl.ts';

interface HandSignature {
  readonly signer: IdentityName;
  /** Number of the signature dictionary. */
  readonly number: number;
  /** Other objects of the update, such as the field with its value. */
  readonly objects: RawObjects;
  /** Further entries of the signature dictionary. */
  readonly entries?: string;
  readonly format?: string;
  /** Catalog and further entries of the trailer, where they are not those of a file by `rawPdf`. */
  readonly trailer?: { readonly root: string; readonly trailer: string };
}

/** Digits of the string that holds the signature. */
const room = 16_384;
const rangeRoom = 60;

/**
 * Signs a file with openssl in an update written by hand, so that tests of verification share no code with the signing
 * of the product. The program makes no such signatures with Ed25519.
 */
export async function signByHand(
  authority: TestAuthority,
  file: Uint8Array<ArrayBuffer>,
  { signer, number, objects, entries = '', format = 'ETSI.CAdES.detached', trailer }: HandSignature,
): Promise<Uint8Array<ArrayBuffer>> {
  const range = ' '.repeat(rangeRoom);
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${format} ${entries} /ByteRange [${range}] /Contents <${'0'.repeat(room)}> >>`;
  const update = Buffer.from(updatePdf(file, { ...objects, [number]: signature }, trailer));
  const start = update.indexOf('/Contents <', file.length) + '/Contents '.length;
  const end = start + room + 2;
  const rangeAt = update.indexOf(`[${range}]`, file.length) + 1;
  update.write(`0 ${start} ${end} ${update.length - end}`.padEnd(rangeRoom), rangeAt, 'latin1');
  const content = joinRaw(update.subarray(0, start), update.subarray(end));
  const message = await signMessage(authority, signer, content);
  update.write(message.toString('hex'), start + 1, 'latin1');

  return new Uint8Array(update);
}

async function signMessage(
  authority: TestAuthority,
  signer: IdentityName,
  content: Uint8Array,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-sign-'));

  try {
    await writeFile(join(folder, 'content'), content);
    const own = (name: string) => join(authority.folder, name);

    return await runOpenssl(folder, [
      'cms',
      '-sign',
      '-binary',
      '-cades',
      '-outform',
      'DER',
      '-md',
      'sha256',
      '-in',
      'content',
      '-signer',
      own(`${signer}.pem`),
      '-inkey',
      own(`${signer}.key`),
      '-certfile',
      own('intermediate.pem'),
      // Without this, openssl names another algorithm than the key permits.
      ...(signer === 'rsa-pss' ? ['-keyopt', 'rsa_padding_mode:pss'] : []),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
