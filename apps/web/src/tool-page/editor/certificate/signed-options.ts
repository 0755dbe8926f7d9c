import type { EditList } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';
import type { Locale } from '@octavo/i18n/locales';
import { randomToken } from '../../../transports/random-token.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import type { SignedOptions } from '../request-edits.ts';
import { makeRequest } from './make-request.ts';
import type { SigningSession } from './signing-session.ts';

/**
 * Signs a document with the certificate that is open, as the form of the session says.
 *
 * @throws Failure of the preparation, or of the key
 */
export async function signedOptions(
  session: SigningSession,
  document: EditingDocument,
  locale: Locale,
  edits: EditList | null,
  assets: ReadonlyMap<string, Blob>,
): Promise<SignedOptions> {
  const { certificate, form } = session.snapshot();

  if (certificate === null) {
    throw new Failure('certificate-without-key', 'closed');
  }

  const { fields } = await document.fields();
  const request = makeRequest(form, {
    sha256: document.description.sha256,
    id: randomToken().slice(0, 16),
    time: new Date(),
    signer: certificate.facts.name,
    digest: certificate.digest,
    language: locale,
    fields: new Set(fields.map(({ name }) => name)),
  });
  const { request: signature, cms } = await session.sign({ file: document.file, edits, request, assets });

  return { signature, cms };
}
