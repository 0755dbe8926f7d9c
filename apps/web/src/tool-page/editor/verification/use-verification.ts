import type { FailureCode } from '@octavo/contract/failures';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';
import { checkSignatures } from '@octavo/engine-browser/verifying/check-signatures';
import { useEffect, useState } from 'react';
import { failureFrom } from '../../files/workspace-file.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import { readSigningService } from './signing-service.ts';

export type Verification =
  | { readonly state: 'checking' }
  | { readonly state: 'checked'; readonly report: VerificationReport }
  | { readonly state: 'failed'; readonly because: FailureCode };

/** Reports by their documents: another look at the panel checks nothing. */
const reports = new WeakMap<EditingDocument, Promise<VerificationReport>>();

/** Checks the signatures of a document in the browser, once. */
export function useVerification(document: EditingDocument): {
  readonly verification: Verification;
  again(): void;
} {
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt checks the same document again
  useEffect(() => {
    let isCurrent = true;
    setVerification({ state: 'checking' });
    reportOf(document).then(
      (report) => isCurrent && setVerification({ state: 'checked', report }),
      (error: unknown) => {
        reports.delete(document);

        if (isCurrent) {
          setVerification({ state: 'failed', because: failureFrom(error, 'request-failed').code });
        }
      },
    );

    return () => {
      isCurrent = false;
    };
  }, [document, attempt]);

  return { verification, again: () => setAttempt((count) => count + 1) };
}

function reportOf(document: EditingDocument): Promise<VerificationReport> {
  const known = reports.get(document) ?? check(document);
  reports.set(document, known);

  return known;
}

async function check({ file }: EditingDocument): Promise<VerificationReport> {
  const { roots } = await readSigningService();

  return checkSignatures({ file, roots });
}
