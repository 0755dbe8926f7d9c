import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import type { SigningRunContext } from '@octavo/engine-node/signing/sign-file';
import { signWithIdentity } from '@octavo/engine-node/signing/sign-with-identity';
import { openIdentity, type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { resultName } from '../_kit/result-name.ts';
import type { SignOptions } from './refuse-unused.ts';
import { requestFor } from './request-for.ts';

/**
 * Signs with a certificate of this computer.
 *
 * @throws Failure `illegal-input` for a path that cannot be read, and those of `openIdentity` and `signWithIdentity`.
 */
export async function signLocally(
  file: InputFile,
  given: SignOptions & { readonly p12: string },
  image: InputFile | null,
  context: SigningRunContext,
): Promise<OutputFile> {
  const time = new Date();
  const identity = await openCertificate(given, time);
  const request = requestFor(await readFile(file.path), given, { identity, image, time });
  const name = resultName(file.name, 'pdf', 'signed');

  return signWithIdentity(file, { name, identity, request, edits: given.edits ?? null }, context);
}

/** @throws Failure `illegal-input` when the certificate has a password and none is given. */
async function openCertificate(
  { p12, passwordFile }: SignOptions & { readonly p12: string },
  time: Date,
): Promise<SigningIdentity> {
  const bytes = await readGiven('p12', p12);

  if (passwordFile !== undefined) {
    return openIdentity(bytes, await readPassword(passwordFile), time);
  }

  try {
    return await openIdentity(bytes, '', time);
  } catch (cause) {
    if (!isFailure(cause) || cause.code !== 'certificate-password-wrong') {
      throw cause;
    }

    const option = 'passwordFile';
    const hint = 'this certificate has a password; name a file that contains it, or - to read standard input';

    throw new Failure('illegal-input', `${option}: ${hint}`, { cause, values: { option } });
  }
}

/** Password without the end of its line. */
async function readPassword(path: string): Promise<string> {
  const read = path === '-' ? await text(process.stdin) : (await readGiven('passwordFile', path)).toString();

  return read.replace(/\r?\n$/, '');
}

async function readGiven(option: string, path: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new Failure('illegal-input', `${option}: ${path} cannot be read`, { cause, values: { option } });
  }
}
