import { writeFile } from 'node:fs/promises';
import type { EditList } from '@octavo/contract/edits/edit-list';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import {
  checkReadable,
  prepareFile,
  type SigningRunContext,
  signPrepared,
} from '@octavo/engine-node/signing/sign-file';
import { resultName } from '../_kit/result-name.ts';

interface RemoteSignature {
  readonly request: SignatureRequest;
  readonly edits: EditList | null;
  /** Signature that was made elsewhere, as Base64; undefined to learn what it must be made for. */
  readonly cms: string | undefined;
}

/**
 * Signs as requested with a signature that was made elsewhere: this process never has the key. Without one, the results
 * are the digest to sign, and the prepared file for programs that sign bytes: they cut it to the ranges.
 *
 * @throws Failure of `prepareFile`, `checkReadable` and `signPrepared`
 */
export async function signRemotely(
  file: InputFile,
  { request, edits, cms }: RemoteSignature,
  context: SigningRunContext,
): Promise<OutputFile[]> {
  const prepared = await prepareFile(file, { request, edits }, context);

  if (cms !== undefined) {
    const name = resultName(file.name, 'pdf', 'signed');

    return [await signPrepared(prepared, Buffer.from(cms, 'base64'), { name, request }, context)];
  }

  const { digest, ranges, bytes, pages } = prepared;
  const toSign = { algorithm: request.digest, digest: Buffer.from(digest).toString('hex'), ranges };
  const [jsonPath, path] = [context.workspace.newPath('json'), context.workspace.newPath('pdf')];
  await writeFile(jsonPath, `${JSON.stringify(toSign, null, 2)}\n`);
  await writeFile(path, bytes);
  const name = resultName(file.name, 'pdf', 'to-sign');
  const pdf: OutputFile = { name, kind: 'pdf', path, pages, notes: [] };
  await checkReadable(prepared, pdf, context);

  return [{ name: resultName(file.name, 'json', 'to-sign'), kind: 'json', path: jsonPath, notes: [] }, pdf];
}
