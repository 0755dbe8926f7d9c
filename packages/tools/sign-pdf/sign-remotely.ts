import { writeFile } from 'node:fs/promises';
import type { EditList } from '@octavo/contract/edits/edit-list';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import { prepareFile, type SigningRunContext, signPrepared } from '@octavo/engine-node/signing/sign-file';
import { resultName } from '../_kit/result-name.ts';

interface RemoteSignature {
  readonly request: SignatureRequest;
  readonly edits: EditList | null;
  /** Signature that was made elsewhere, as Base64; undefined to learn what it must be made for. */
  readonly cms: string | undefined;
}

/**
 * Signs as requested with a signature that was made elsewhere: this process never has the key. Without one, the result
 * is what must be signed.
 *
 * @throws Failure of `prepareFile` and `signPrepared`
 */
export async function signRemotely(
  file: InputFile,
  { request, edits, cms }: RemoteSignature,
  context: SigningRunContext,
): Promise<OutputFile> {
  const prepared = await prepareFile(file, { request, edits }, context);

  if (cms !== undefined) {
    const name = resultName(file.name, 'pdf', 'signed');

    return signPrepared(prepared, Buffer.from(cms, 'base64'), { name, request }, context);
  }

  const path = context.workspace.newPath('json');
  const { digest, ranges } = prepared;
  const toSign = { algorithm: request.digest, digest: Buffer.from(digest).toString('hex'), ranges };
  await writeFile(path, `${JSON.stringify(toSign, null, 2)}\n`);

  return { name: resultName(file.name, 'json', 'to-sign'), kind: 'json', path, notes: [] };
}
