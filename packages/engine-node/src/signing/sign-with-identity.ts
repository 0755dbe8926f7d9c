import { isFailure } from '@octavo/contract/failures';
import { type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { changedRequest } from '@octavo/signing/prepare/changed-request';
import type { SigningInput } from '@octavo/signing/prepare/prepare-signature';
import type { InputFile, OutputFile } from '../run-files.ts';
import { prepareFile, type SigningRunContext, signPrepared } from './sign-file.ts';

/** Requests of one signature: the first, one with more room, and one that repairs the file. */
const mostRequests = 3;

/**
 * Signs a file with a key of this process.
 *
 * @throws Failure of `prepareFile` and `signPrepared`, except those that another request resolves.
 */
export async function signWithIdentity(
  file: InputFile,
  { name, identity, ...input }: SigningInput & { readonly name: string; readonly identity: SigningIdentity },
  context: SigningRunContext,
): Promise<OutputFile> {
  let { request } = input;

  for (let requests = 1; ; requests += 1) {
    const prepared = await prepareFile(file, { ...input, request }, context);
    const cms = await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity);

    try {
      return await signPrepared(prepared, cms, { name, request }, context);
    } catch (error) {
      const changed = isFailure(error) ? changedRequest(error, request) : null;

      if (changed === null || requests === mostRequests) {
        throw error;
      }

      request = changed;
    }
  }
}
