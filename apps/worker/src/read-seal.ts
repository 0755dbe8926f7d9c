import { readFile } from 'node:fs/promises';
import { WrongConfig } from '@octavo/adapters/system/cannot-start';
import { isFailure } from '@octavo/contract/failures';
import type { SealKey } from '@octavo/tools/kit/types';

/**
 * Reads the key of the operator's seal once, at start, and checks that it opens and may sign.
 *
 * @throws WrongConfig
 */
export async function readSeal(
  { path, password }: { readonly path: string; readonly password: string },
  now: Date,
): Promise<SealKey> {
  try {
    const file = await readFile(path);
    const p12 = file.toString('base64');
    const { openIdentity } = await import('@octavo/signing/certificates/signing-identity');
    await openIdentity(file, password, now);

    return { p12, password };
  } catch (error) {
    if (isFailure(error) || (error instanceof Error && 'syscall' in error)) {
      throw new WrongConfig(`OCTAVO_SEAL_P12: ${error.message}`, { cause: error });
    }

    throw error;
  }
}
