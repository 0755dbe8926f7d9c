import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { signatureReportWords } from '@octavo/i18n/signature-report';
import { signTool } from '@octavo/tools/kit/sign-tool';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { useRequestJob } from '../../job/use-request-job.ts';
import { useEditor } from '../state/editor-context.ts';
import { readSigningService } from './signing-service.ts';

/** Offer to put a new time stamp over an archived file, where the server has an authority for it. */
export function Renewal({ report }: { readonly report: VerificationReport }) {
  const [host, setHost] = useState<string | null>(null);
  const last = lastStamp(report);

  useEffect(() => {
    let isCurrent = true;
    // The report has been made with the same response.
    readSigningService().then(
      ({ timeStampHost }) => isCurrent && setHost(timeStampHost),
      () => undefined,
    );

    return () => {
      isCurrent = false;
    };
  }, []);

  return host === null || last === null ? null : <RenewalOffer host={host} stamp={last} />;
}

interface RenewalOfferProps {
  readonly host: string;
  readonly stamp: SignatureReport;
}

function RenewalOffer({ host, stamp }: RenewalOfferProps) {
  const locale = useLocale();
  const words = signatureReportWords(locale).renewal;
  const { document, name } = useEditor();
  const transport = useTransport();
  const { isBusy, problem, popup, start } = useRequestJob(signTool, () => undefined);
  const validTo = stamp.signer?.validTo;
  const renew = async () => {
    const token = randomToken();
    await transport.upload(document.file, {
      token,
      name,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onWaiting: () => undefined,
    });

    return { id: randomToken(), files: [{ token }], options: { renew: true } };
  };

  return (
    <div className="ed-section ed-unprinted">
      <h3>{words.title}</h3>
      <p className="ed-hint">
        {validTo !== undefined &&
          `${fill(words.until, { date: formatMoment(locale, new Date(validTo), { timeZone: 'UTC' }) })} `}
        {fill(words.text, { host })}
      </p>
      {problem !== null && (
        <p className="ed-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="ed-button" disabled={isBusy} onClick={() => start(renew)}>
        {isBusy ? words.sending : words.action}
      </button>
      {popup}
    </div>
  );
}

/** The last time stamp over the whole file; null for a file without one, and when something in it does not hold. */
function lastStamp({ signatures }: VerificationReport): SignatureReport | null {
  const isIntact = signatures.every(({ verdict }) => verdict === 'valid' || verdict === 'valid-unknown');
  const stamps = signatures.filter(({ kind }) => kind === 'time-stamp');

  return isIntact ? (stamps.toSorted((one, other) => other.revision - one.revision)[0] ?? null) : null;
}
