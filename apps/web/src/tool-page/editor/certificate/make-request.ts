import {
  type SignatureDigest,
  type SignatureRequest,
  usualRoomBytes,
} from '@octavo/contract/signing/signature-request';
import type { Locale } from '@octavo/i18n/locales';
import type { SignatureForm } from './signature-form.ts';

interface RequestFacts {
  readonly sha256: string;
  readonly id: string;
  readonly time: Date;
  /** Name of the certificate. */
  readonly signer: string;
  /** Digest that the key signs. */
  readonly digest: SignatureDigest;
  /** Language of the words in the visible signature. */
  readonly language: Locale;
  /** Names of the fields that the file has. */
  readonly fields: ReadonlySet<string>;
}

/** Room with a time stamp: authorities send their chains with it. */
const stampedRoomBytes = 2 * usualRoomBytes;

/** Longest name that a request takes. */
const longestSigner = 200;

/** Request of a signature as the form describes it. */
export function makeRequest(
  form: SignatureForm,
  { sha256, id, time, signer, digest, language, fields }: RequestFacts,
): SignatureRequest {
  const { level, certify, reason, place, contact, shownAt, field, lock, lockedFields } = form;

  return {
    base: { sha256 },
    id,
    // Fractions of a second have no place in the dates of a PDF.
    time: `${time.toISOString().slice(0, 19)}Z`,
    signer: signer.slice(0, longestSigner),
    field: field === null ? { name: unusedName(fields), place: shownAt } : { name: field, place: null },
    appearance: { picture: null, language, showsDate: true, showsReason: true },
    reason: reason.trim(),
    place: place.trim(),
    contact: contact.trim(),
    certify,
    lock: lock === 'none' ? null : { action: lock, fields: lock === 'all' ? [] : [...lockedFields] },
    level,
    digest,
    roomBytes: level === 'b-b' ? usualRoomBytes : stampedRoomBytes,
    repairs: false,
  };
}

/** First of `Signature1`, `Signature2` … that no field of the file has. */
function unusedName(fields: ReadonlySet<string>): string {
  let number = 1;

  while (fields.has(`Signature${number}`)) {
    number += 1;
  }

  return `Signature${number}`;
}
