import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { fill } from '@octavo/i18n/placeholders';
import { signatureReportWords } from '@octavo/i18n/signature-report';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { keyOfPage } from '../document/page-keys.ts';
import { Fingerprint } from './fingerprint.tsx';
import { LaterChanges } from './later-changes.tsx';
import { factsOf } from './signature-facts.ts';
import { useOutline } from './use-outline.ts';
import { verdictLook } from './verdict-look.ts';

interface SignatureCardProps {
  readonly signature: SignatureReport;
  readonly report: VerificationReport;
  /** Opens the file as this signature covers it; null for one that covers all of it. */
  readonly onOpen: (() => void) | null;
}

/** One signature: its signer, its verdict in words, and the reasons. */
export function SignatureCard({ signature, report, onOpen }: SignatureCardProps) {
  const locale = useLocale();
  const words = signatureReportWords(locale);
  const outline = useOutline();
  const [showsFingerprint, setShowsFingerprint] = useState(false);
  const { kind, signer, reasons, shownAt, verdict } = signature;
  const { word, tone } = verdictLook(signature);
  const name =
    signer?.organisation == null || signer.isTest ? signer?.name : `${signer.name}, ${signer.organisation}`;
  const named = name ?? words.noName;
  // The verdict says it already, or the row of the identity.
  const explained = reasons.filter((reason) => reason !== 'root-unknown' && reason !== 'forbidden-change');

  return (
    <article className="ed-signature">
      <h3>{kind === 'time-stamp' ? fill(words.timeStamp, { name: named }) : named}</h3>
      <p className="ed-verdict" data-tone={tone}>
        <Icon name={tone === 'bad' ? 'warning' : 'seal'} size={17} />
        {words.verdict[word]}
      </p>
      {explained.length > 0 && (
        <ul className="ed-reasons">
          {explained.map((reason) => (
            <li key={reason}>{words.reasons[reason]}</li>
          ))}
        </ul>
      )}
      <dl className="ed-facts">
        {factsOf(signature, { report, locale, words }).map((fact) => (
          <div key={fact.name}>
            <dt>{words.rows[fact.name]}</dt>
            <dd>
              {fact.text}
              {fact.source !== undefined && <small>{fact.source}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <LaterChanges {...signature} />
      <p className="ed-links">
        {shownAt !== null && (
          <button
            type="button"
            className="ed-link"
            onClick={() => outline({ page: keyOfPage(shownAt.page - 1), boxes: [shownAt.box] })}
          >
            {fill(words.shown.show, { page: shownAt.page })}
          </button>
        )}
        {signer !== null && !showsFingerprint && (
          <button type="button" className="ed-link" onClick={() => setShowsFingerprint(true)}>
            {words.fingerprint.show}
          </button>
        )}
        {onOpen !== null && verdict !== 'changed' && (
          <button type="button" className="ed-link" onClick={onOpen}>
            {words.covers.open}
          </button>
        )}
      </p>
      {signer !== null && showsFingerprint && (
        <>
          <Fingerprint title={words.fingerprint.title} hexadecimal={signer.fingerprint} />
          {!signature.trusted && <p className="ed-hint">{words.fingerprint.ask}</p>}
        </>
      )}
    </article>
  );
}
