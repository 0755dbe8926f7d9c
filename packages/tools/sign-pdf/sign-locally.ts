import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure } from '@octavo/contract/failures';
import { type SignatureOrder, signatureOrder } from '@octavo/contract/signing/signature-order';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import type { SigningRunContext } from '@octavo/engine-node/signing/sign-file';
import { signWithIdentity } from '@octavo/engine-node/signing/sign-with-identity';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { openIdentity, type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { digestFor } from '@octavo/signing/certificates/signing-scheme';
import { freeFieldName } from '@octavo/signing/prepare/free-field-name';
import { openForSigning } from '@octavo/signing/prepare/open-for-signing';
import { resultName } from '../_kit/result-name.ts';
import { pointOf } from './point-of.ts';
import type { SignOptions } from './refuse-unused.ts';

/** Height of a visible signature as a share of its width. */
const heightShare = 0.36;

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
  const order = orderFor(await readFile(file.path), given, { identity, image, time });
  const name = resultName(file.name, 'pdf', 'signed');

  return signWithIdentity(file, { name, identity, order, edits: given.edits ?? null }, context);
}

interface OrderParts {
  readonly identity: SigningIdentity;
  readonly image: InputFile | null;
  readonly time: Date;
}

function orderFor(
  bytes: Uint8Array,
  given: SignOptions,
  { identity, image, time }: OrderParts,
): SignatureOrder {
  const document = openForSigning(bytes);
  const { at, width, page } = given;
  const [index = 0] = at === undefined ? [] : parsePages(page || 'last', document.pageCount);
  const box = at === undefined ? null : { ...boxAt(at), width, height: Math.round(width * heightShare) };

  return signatureOrder.parse({
    base: { sha256: createHash('sha256').update(bytes).digest('hex') },
    id: 'signature',
    time: `${time.toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name.slice(0, 200),
    field: {
      name: given.field ?? freeFieldName(document),
      place: box === null ? null : { page: `p${index + 1}`, box },
    },
    appearance: image === null ? null : { picture: image.name },
    reason: given.reason ?? '',
    place: given.place ?? '',
    contact: given.contact ?? '',
    certify: given.certify ?? null,
    level: given.level ?? 'b-b',
    digest: digestFor(identity.scheme),
  });
}

function boxAt(at: string): { left: number; top: number } {
  const { x, y } = pointOf(at);

  return { left: x, top: y };
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
