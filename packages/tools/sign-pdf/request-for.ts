import { createHash } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { type SignatureRequest, signatureRequest } from '@octavo/contract/signing/signature-request';
import type { InputFile } from '@octavo/engine-node/run-files';
import type { PdfDocument } from '@octavo/pdf/document';
import { readForm } from '@octavo/pdf/edit/fields/form-fields';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type { SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { digestFor } from '@octavo/signing/certificates/signing-scheme';
import { freeFieldName } from '@octavo/signing/prepare/free-field-name';
import { openForSigning } from '@octavo/signing/prepare/open-for-signing';
import { pointOf } from './point-of.ts';
import type { SignOptions } from './refuse-unused.ts';

/** Height of a visible signature as a share of its width. */
const heightShare = 0.36;

interface RequestParts {
  readonly identity: SigningIdentity;
  readonly image: InputFile | null;
  readonly time: Date;
}

/**
 * Order of a signature that options describe.
 *
 * @throws Failure `illegal-input` for several pages, and for a place of a field that has one
 */
export function requestFor(
  bytes: Uint8Array,
  given: SignOptions,
  { identity, image, time }: RequestParts,
): SignatureRequest {
  const document = openForSigning(bytes);
  const { at, width, page } = given;
  const [index = 0, ...others] = at === undefined ? [] : parsePages(page || 'last', document.pageCount);

  if (others.length > 0) {
    throw unused('page', 'a signature is shown on one page');
  }

  if (at !== undefined && given.field !== undefined && hasField(document, given.field)) {
    throw unused('at', 'the field has a place of its own');
  }

  const box = at === undefined ? null : { ...boxAt(at), width, height: Math.round(width * heightShare) };

  return signatureRequest.parse({
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

function hasField(document: PdfDocument, name: string): boolean {
  return readForm(new ObjectChanges(document)).has(name);
}

function unused(option: string, reason: string): Failure {
  return new Failure('illegal-input', `${option}: ${reason}`, { values: { option } });
}

function boxAt(at: string): { left: number; top: number } {
  const { x, y } = pointOf(at);

  return { left: x, top: y };
}
