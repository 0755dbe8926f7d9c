import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure } from '@octavo/contract/failures';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import type { SigningRunContext } from '@octavo/engine-node/signing/sign-file';
import { signWithIdentity } from '@octavo/engine-node/signing/sign-with-identity';
import { openIdentity } from '@octavo/signing/certificates/signing-identity';
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
  const password = given.passwordFile === undefined ? '' : await readPassword(given.passwordFile);
  const identity = await openIdentity(await readGiven('p12', given.p12), password, time);
  const request = requestFor(await readFile(file.path), given, { identity, image, time });
  const name = resultName(file.name, 'pdf', 'signed');

  return signWithIdentity(file, { name, identity, request, edits: given.edits ?? null }, context);
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
