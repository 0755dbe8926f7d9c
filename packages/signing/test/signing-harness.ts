import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditList } from '@octavo/contract/edits/edit-list';
import { type SignatureRequest, signatureRequest } from '@octavo/contract/signing/signature-request';
import { signingHost } from '@octavo/engine-node/signing/signing-host';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import type { IdentityName } from '@octavo/testkit/signing/identities';
import { openIdentity, type SigningIdentity } from '../src/certificates/signing-identity.ts';
import { digestFor } from '../src/certificates/signing-scheme.ts';
import { makeCms } from '../src/cms/make-cms.ts';
import { type PreparedSignature, prepareSignature } from '../src/prepare/prepare-signature.ts';
import { embedSignature } from '../src/prepare/signature-gap.ts';

/** Fonts and files of a preparation, as the job has them. */
export const host = signingHost([], new AbortController().signal);

/** One signer of the test authority. */
export async function signerNamed(
  name: IdentityName,
  protection?: 'modern' | 'legacy',
): Promise<SigningIdentity> {
  const authority = await openAuthority();

  return openIdentity(await authority.p12(name, protection), p12Password, new Date());
}

/** Order for a file, with a new field unless another one is named. */
export function requestFor(
  base: Uint8Array,
  entries: Partial<SignatureRequest> & { readonly identity?: SigningIdentity } = {},
): SignatureRequest {
  const { identity, ...rest } = entries;

  return signatureRequest.parse({
    base: { sha256: createHash('sha256').update(base).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity?.facts.name ?? 'Ada Lovelace',
    field: { name: 'Signature1' },
    ...(identity === undefined ? {} : { digest: digestFor(identity.scheme) }),
    ...rest,
  });
}

/** Signs a file as the browser and the job do together. */
export async function signed(
  base: Uint8Array,
  identity: SigningIdentity,
  entries: Partial<SignatureRequest> = {},
  edits: EditList | null = null,
): Promise<PreparedSignature> {
  const request = requestFor(base, { identity, ...entries });
  const prepared = await prepareSignature(base, { request, edits }, host);
  embedSignature(prepared, await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity));

  return prepared;
}

/** Path of a file with these bytes, deleted when the test file ends. */
export function pathOf(bytes: Uint8Array): string {
  const path = join(newRunFolder(), 'signed.pdf');
  writeFileSync(path, bytes);

  return path;
}
