import { derElements, withoutPadding } from '../der.ts';
import { sameBytes } from '../verify/same-bytes.ts';

const sequence = 0x30;
const set = 0x31;
const integer = 0x02;
const version = 0xa0;
const commonName = '550403';

/**
 * Name of the signer in a signature message, for lists of files: a few steps through its structure, so that a page need
 * not load the library of certificates. Nothing is checked; null when the name cannot be found.
 */
export function signerName(message: Uint8Array): string | null {
  const [info] = derElements(withoutPadding(message));
  const [, wrapped] = derElements(info?.inside ?? empty);
  const [data] = derElements(wrapped?.inside ?? empty);
  const parts = derElements(data?.inside ?? empty);
  const certificates = parts.find(({ tag }) => tag === version);
  const signers = parts.findLast(({ tag }) => tag === set);
  const [signer] = derElements(signers?.inside ?? empty);
  const serial = serialOfSigner(signer?.inside ?? empty);

  for (const certificate of derElements(certificates?.inside ?? empty)) {
    const [signed] = derElements(certificate.inside);
    const fields = derElements(signed?.inside ?? empty).filter(({ tag }) => tag !== version);
    const [number, , , , subject] = fields;

    if (number !== undefined && serial !== null && sameBytes(number.inside, serial)) {
      return nameIn(subject?.inside ?? empty);
    }
  }

  return null;
}

const empty = new Uint8Array(0);

/** Serial number of the certificate that a signer names (RFC 5652, 5.3); null when it names a key. */
function serialOfSigner(signer: Uint8Array): Uint8Array | null {
  const identifier = derElements(signer).find(({ tag }) => tag === sequence);
  const [, serial] = derElements(identifier?.inside ?? empty);

  return serial?.tag === integer ? serial.inside : null;
}

/** Common name of a distinguished name. */
function nameIn(subject: Uint8Array): string | null {
  for (const part of derElements(subject)) {
    const [pair] = derElements(part.inside);
    const [type, value] = derElements(pair?.inside ?? empty);

    if (type !== undefined && value !== undefined && hexOf(type.inside) === commonName) {
      const text = decode(value.tag, value.inside).trim();

      return text === '' ? null : text;
    }
  }

  return null;
}

const bmpString = 0x1e;

function decode(tag: number, bytes: Uint8Array): string {
  return new TextDecoder(tag === bmpString ? 'utf-16be' : 'utf-8').decode(bytes);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
