import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { failureText } from '@octavo/i18n/failures';
import { plural } from '@octavo/i18n/format';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { signatureReportWords } from '@octavo/i18n/signature-report';
import { useLocale } from '../../../shell/use-locale.ts';
import { saveText } from '../document/save-text.ts';
import { useEditor } from '../state/editor-context.ts';
import { Fingerprint } from './fingerprint.tsx';
import { Renewal } from './renewal.tsx';
import { headlineOf, signedRevision } from './report-headline.ts';
import { SignatureCard } from './signature-card.tsx';
import { useVerification } from './use-verification.ts';
import './verification.css';

interface VerificationPanelProps {
  /** Opens an earlier revision of the file in place of it. */
  onOpenRevision(file: Blob, name: string): void;
  onDone(): void;
}

/** Report about the signatures of the file: verdicts, what they rest on, and what was changed afterwards. */
export function VerificationPanel({ onOpenRevision, onDone }: VerificationPanelProps) {
  const locale = useLocale();
  const words = signatureReportWords(locale);
  const { document, name, task } = useEditor();
  const { verification, again } = useVerification(document);
  const open = ({ coveredBytes }: SignatureReport) =>
    onOpenRevision(
      document.file.slice(0, coveredBytes, 'application/pdf'),
      fill(words.signedName, { name: name.replace(/\.pdf$/i, '') }),
    );

  return (
    <div className="ed-report" aria-busy={verification.state === 'checking'}>
      {task !== 'verify' && (
        <div className="ed-head">
          <h2>{words.title}</h2>
          <button type="button" className="ed-button" onClick={onDone}>
            {words.done}
          </button>
        </div>
      )}
      {verification.state === 'checking' && (
        <p className="ed-section" role="status">
          {words.checking}
        </p>
      )}
      {verification.state === 'failed' && (
        <div className="ed-section" role="alert">
          <h2>{words.failed.title}</h2>
          <p>{failureText(locale, verification.because)}</p>
          <button type="button" className="ed-button" onClick={again}>
            {words.failed.again}
          </button>
        </div>
      )}
      {verification.state === 'checked' && <Report report={verification.report} onOpen={open} />}
    </div>
  );
}

interface VerificationReportProps {
  readonly report: VerificationReport;
  onOpen(signature: SignatureReport): void;
}

function Report({ report, onOpen }: VerificationReportProps) {
  const locale = useLocale();
  const words = signatureReportWords(locale);
  const { name } = useEditor();
  const headline = headlineOf(report, locale, words);
  const earlier = signedRevision(report);
  const date = formatMoment(locale, new Date(report.checkedAt), { time: true });

  return (
    <>
      <div className="ed-section" role="status">
        <h2 className="ed-headline">{headline.title}</h2>
        <p className="ed-summary">{headline.text}</p>
      </div>
      {report.signatures.map((signature) => (
        <SignatureCard
          key={signature.field}
          signature={signature}
          report={report}
          onOpen={
            signature.coversWholeFile || signature.verdict === 'broken' ? null : () => onOpen(signature)
          }
        />
      ))}
      <div className="ed-section">
        <Fingerprint title={words.file.title} hexadecimal={report.sha256} />
        {report.signatures.length > 0 && (
          <p className="ed-hint">
            {fill(
              report.trustedRoots === 0
                ? words.checked.none
                : plural(locale, report.trustedRoots, words.checked.some),
              { date },
            )}{' '}
            {words.checked.law}
          </p>
        )}
        <div className="ed-actions ed-unprinted">
          <button
            type="button"
            className="ed-button"
            onClick={() =>
              saveText(
                JSON.stringify(report, null, 2),
                name.replace(/(\.pdf)?$/i, '.json'),
                'application/json',
              )
            }
          >
            {words.actions.save}
          </button>
          <button type="button" className="ed-button" onClick={() => window.print()}>
            {words.actions.print}
          </button>
        </div>
      </div>
      <Renewal report={report} />
      {earlier !== null && report.signatures.some(({ verdict }) => verdict === 'changed') && (
        <div className="ed-foot ed-unprinted">
          <button type="button" className="ed-button" data-look="ink" onClick={() => onOpen(earlier)}>
            {words.covers.open}
          </button>
        </div>
      )}
    </>
  );
}
