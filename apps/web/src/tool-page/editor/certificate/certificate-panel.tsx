import { certificateWords } from '@octavo/i18n/certificate';
import { fill } from '@octavo/i18n/placeholders';
import { unlockTool } from '@octavo/tools/kit/unlock-tool';
import { useLocale } from '../../../shell/use-locale.ts';
import { useCarry } from '../../files/use-carry.ts';
import { useEditor } from '../state/editor-context.ts';
import { CertificateDetails } from './certificate-details.tsx';
import { CertificateFile } from './certificate-file.tsx';
import { LevelChoice } from './level-choice.tsx';
import { LocalNote } from './local-note.tsx';
import { SignFoot } from './sign-foot.tsx';
import { SignatureFields } from './signature-fields.tsx';
import { useSigning } from './signing-context.ts';
import { TestIdentity } from './test-identity.tsx';
import './certificate.css';

interface CertificatePanelProps {
  readonly page: string;
  /** Stage of the request for the job. */
  readonly stage: 'idle' | 'sending' | 'starting';
  onSign(): void;
}

/** Signs with a certificate: opens it in the browser, then takes what the signature says and permits. */
export function CertificatePanel({ page, stage, onSign }: CertificatePanelProps) {
  const words = certificateWords(useLocale());
  const carryTo = useCarry();
  const { document, name, numberOf } = useEditor();
  const { certificate, form } = useSigning();
  const { signature, isEncrypted } = document.description;
  const refusal = isEncrypted ? 'encrypted' : signature === 'no-changes' ? 'no-changes' : null;

  if (refusal !== null) {
    return (
      <div className="ed-section">
        <h2>{words.refused.title}</h2>
        <p>{words.refused[refusal]}</p>
        {refusal === 'encrypted' && (
          <button
            type="button"
            className="ed-button"
            onClick={() =>
              carryTo(unlockTool, [new File([document.file], name, { type: 'application/pdf' })])
            }
          >
            {words.refused.unlock}
          </button>
        )}
      </div>
    );
  }

  if (certificate === null) {
    return (
      <>
        <div className="ed-section">
          {form.shownAt !== null && (
            <p className="ed-asked" role="status">
              {fill(words.appearance.waiting, { page: numberOf(form.shownAt.page) })}
            </p>
          )}
          <CertificateFile />
        </div>
        <div className="ed-section">
          <LocalNote {...words.local.before} />
        </div>
        <TestIdentity />
      </>
    );
  }

  return (
    <div className="ed-certificate">
      <div className="ed-section">
        <LocalNote {...words.local.after} />
        <CertificateDetails certificate={certificate} />
        {signature !== 'none' && (
          <p className="ed-hint">{words.earlier[signature as keyof typeof words.earlier]}</p>
        )}
      </div>
      <LevelChoice isTest={certificate.facts.isTest} />
      <SignatureFields page={page} />
      <SignFoot stage={stage} onSign={onSign} />
    </div>
  );
}
