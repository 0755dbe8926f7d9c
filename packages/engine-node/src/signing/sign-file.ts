import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { checkCms } from '@octavo/signing/cms/check-cms';
import { raiseFile, raiseMessage } from '@octavo/signing/long-term/raise-level';
import {
  type PreparedSignature,
  prepareSignature,
  type SigningInput,
} from '@octavo/signing/prepare/prepare-signature';
import { embedSignature } from '@octavo/signing/prepare/signature-gap';
import { namingFile } from '../naming-file.ts';
import { isIntact } from '../pdf/check-output.ts';
import { repairedNotes } from '../pdf/notes.ts';
import type { RunContext } from '../pdf/open.ts';
import type { InputFile, OutputFile } from '../run-files.ts';
import { checkSigned } from './check-signed.ts';
import { levelHost } from './level-host.ts';
import { signingHost } from './signing-host.ts';
import type { SigningNetwork } from './signing-services.ts';

export interface SigningRunContext extends RunContext {
  /** Files that the request and the edits name. */
  readonly assets: readonly InputFile[];
  readonly network: Omit<SigningNetwork, 'signal'>;
}

/**
 * Prepares the signature of a file.
 *
 * @throws Failure of `prepareSignature`
 */
export function prepareFile(
  file: InputFile,
  input: SigningInput,
  { assets, signal }: SigningRunContext,
): Promise<PreparedSignature> {
  return namingFile(file, async () =>
    prepareSignature(await readFile(file.path), input, signingHost(assets, signal)),
  );
}

/**
 * Embeds a signature that was made for the prepared file, and adds what its level needs.
 *
 * @throws Failure of `checkCms`, `embedSignature`, `raiseMessage`, `raiseFile`, `checkSigned` and `checkReadable`
 */
export async function signPrepared(
  prepared: PreparedSignature,
  cms: Uint8Array,
  { name, request }: { readonly name: string; readonly request: SigningInput['request'] },
  context: SigningRunContext,
): Promise<OutputFile> {
  const { assets, signal, network } = context;
  const host = levelHost(assets, { ...network, signal });
  const { level, field } = request;
  // The clock of the signer may be ahead of this one.
  const time = new Date(Math.max(host.services.now().getTime(), Date.parse(request.time)));
  await checkCms(cms, { digest: prepared.digest, request, time });
  embedSignature(prepared, await raiseMessage(cms, level, host));
  const path = context.workspace.newPath('pdf');
  const signed = await raiseFile(prepared.bytes, { field: field.name, level }, host);
  await checkSigned(signed, { field: field.name, time });
  await writeFile(path, signed);
  const output: OutputFile = {
    name,
    kind: 'pdf',
    path,
    pages: prepared.pages,
    notes: notesOf(prepared),
  };

  await checkReadable(prepared, output, context);

  return output;
}

/**
 * Refuses a file that other readers cannot read: damage that our reader tolerates can make them count the pages
 * differently.
 *
 * @throws Failure `signature-needs-repair`, or `signature-file-damaged` for a file that is signed already
 */
export async function checkReadable(
  { isRepaired, keptSignatures }: PreparedSignature,
  output: OutputFile,
  context: RunContext,
): Promise<void> {
  if (!isRepaired && !(await isIntact(output, context))) {
    throw new Failure(keptSignatures ? 'signature-file-damaged' : 'signature-needs-repair');
  }
}

function notesOf({ isRepaired, lostSignatures, changesSigned }: PreparedSignature): Note[] {
  return [
    ...(isRepaired ? repairedNotes(['rewritten']) : []),
    ...(lostSignatures ? [{ code: 'signatures-removed', values: {} }] : []),
    ...(changesSigned ? [{ code: 'changed-after-signing', values: {} }] : []),
  ];
}
