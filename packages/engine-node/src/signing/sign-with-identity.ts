import { isFailure } from '@octavo/contract/failures';
import { type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { changedOrder } from '@octavo/signing/prepare/changed-order';
import type { SigningRequest } from '@octavo/signing/prepare/prepare-signature';
import type { InputFile, OutputFile } from '../run-files.ts';
import { prepareFile, type SigningRunContext, signPrepared } from './sign-file.ts';

/** Orders of one signature: the first, one with more room, and one of a file that is mended. */
const mostOrders = 3;

/**
 * Signs a file with a key of this process.
 *
 * @throws Failure of `prepareFile` and `signPrepared`, except those that another order resolves.
 */
export async function signWithIdentity(
  file: InputFile,
  {
    name,
    identity,
    ...request
  }: SigningRequest & { readonly name: string; readonly identity: SigningIdentity },
  context: SigningRunContext,
): Promise<OutputFile> {
  let { order } = request;

  for (let orders = 1; ; orders += 1) {
    const prepared = await prepareFile(file, { ...request, order }, context);
    const cms = await makeCms({ digest: prepared.digest, algorithm: order.digest }, identity);

    try {
      return await signPrepared(prepared, cms, { name, order }, context);
    } catch (error) {
      const changed = isFailure(error) ? changedOrder(error, order) : null;

      if (changed === null || orders === mostOrders) {
        throw error;
      }

      order = changed;
    }
  }
}
