import { Failure } from '@octavo/contract/failures';
import type { SignatureVerdict } from '@octavo/contract/signing/signature-report';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { codec } from '../codec.ts';
import { digestParts } from './digest-parts.ts';

/** Verdicts on a signature that holds. Its signer is not judged here: the roots are those of the verifier. */
const holding: ReadonlySet<SignatureVerdict> = new Set(['valid', 'valid-unknown']);

/**
 * Verifies the signature of a field in the finished file, as its recipients will.
 *
 * @throws Failure `output-broken`
 */
export async function checkSigned(
  bytes: Uint8Array,
  { field, time }: { readonly field: string; readonly time: Date },
): Promise<void> {
  const { signatures } = await verifySignatures(bytes, { codec, digestParts, roots: [], now: time });
  const own = signatures.find((signature) => signature.field === field);

  if (own === undefined || !holding.has(own.verdict)) {
    throw new Failure('output-broken', `signature of ${field}: ${own?.reasons.join(', ') ?? 'missing'}`);
  }
}
