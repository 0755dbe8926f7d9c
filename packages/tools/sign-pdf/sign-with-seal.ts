import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import type { SigningRunContext } from '@octavo/engine-node/signing/sign-file';
import { signWithIdentity } from '@octavo/engine-node/signing/sign-with-identity';
import { openIdentity } from '@octavo/signing/certificates/signing-identity';
import { resultName } from '../_kit/result-name.ts';
import type { SealKey } from '../_kit/types.ts';
import type { SignOptions } from './refuse-unused.ts';
import { requestFor } from './request-for.ts';

interface Sealing {
  readonly given: SignOptions;
  /** Null where the operator has configured none. */
  readonly seal: SealKey | null;
  readonly image: InputFile | null;
}

/**
 * Signs with the key of the operator: with a time stamp where an authority is configured.
 *
 * @throws Failure `illegal-input` where no seal is configured, and those of `openIdentity` and `signWithIdentity`.
 */
export async function signWithSeal(
  file: InputFile,
  { given, seal, image }: Sealing,
  context: SigningRunContext,
): Promise<OutputFile> {
  if (seal === null) {
    throw new Failure('illegal-input', 'seal: no seal is configured', { values: { option: 'seal' } });
  }

  const time = new Date();
  const identity = await openIdentity(new Uint8Array(Buffer.from(seal.p12, 'base64')), seal.password, time);
  const level = context.network.timeStampAuthority === null ? 'b-b' : 'b-t';
  const request = requestFor(await readFile(file.path), { ...given, level }, { identity, image, time });
  const name = resultName(file.name, 'pdf', 'sealed');

  return signWithIdentity(file, { name, identity, request, edits: given.edits ?? null }, context);
}
