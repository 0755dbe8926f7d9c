import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { agreement, agreementObjects, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { type RawObjects, rawPdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { Certificate } from 'pkijs';
import { verifySignatures } from '../src/verify/verify-signatures.ts';

type File = Uint8Array<ArrayBuffer>;

const number = agreement.free;
const transform = (method: string, parameters: string) =>
  `/Reference [<< /Type /SigRef /TransformMethod /${method} /TransformParams << /Type /TransformParams ${parameters} /V /1.2 >> >>]`;

/** Entries of a signature that locks all fields. */
export const lockAll = transform('FieldMDP', '/Action /All');

/** Signs the agreement, with other objects of it, in its field `author`. */
export async function signAgreement(
  objects: RawObjects = {},
  entries = '',
  updated: RawObjects = {},
): Promise<File> {
  return signByHand(await openAuthority(), rawPdf({ ...agreementObjects, ...objects }), {
    signer: 'p-256',
    number,
    entries,
    objects: { [agreement.author]: signedField(number), ...updated },
  });
}

/** The same as the author's signature of a level. */
export function certifyAgreement(level: 1 | 2 | 3, objects: RawObjects = {}): Promise<File> {
  return signAgreement(objects, transform('DocMDP', `/P ${level}`), {
    [agreement.catalog]: `<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /Perms << /DocMDP ${number} 0 R >> >>`,
  });
}

/** Verdict of the signature in the field `author`. */
export async function verdictOf(file: File): Promise<string | undefined> {
  const roots = [Certificate.fromBER((await openAuthority()).root)];
  const now = new Date(Date.now() + 60_000);
  const { signatures } = await verifySignatures(file, { codec, digestParts, roots, now });

  return signatures.find(({ field }) => field === 'author')?.verdict;
}
