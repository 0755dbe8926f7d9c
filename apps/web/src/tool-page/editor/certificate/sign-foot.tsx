import { certificateWords } from '@octavo/i18n/certificate';
import { failureText } from '@octavo/i18n/failures';
import { useOnline } from '../../../shell/offline-notice.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { useSigning } from './signing-context.ts';
import { usePreparation } from './use-preparation.ts';

interface SignFootProps {
  /** Stage of the request for the job. */
  readonly stage: 'idle' | 'sending' | 'starting';
  onSign(): void;
}

/** The one action, with the reason why it is not possible. */
export function SignFoot({ stage, onSign }: SignFootProps) {
  const locale = useLocale();
  const words = certificateWords(locale).sign;
  const { preparation } = useSigning();
  const online = useOnline();
  usePreparation();
  const isReady = preparation.state === 'prepared' && stage === 'idle' && online;

  return (
    <div className="ed-foot">
      {preparation.state === 'failed' && (
        <p className="ed-problem" role="alert">
          {failureText(locale, preparation.failure.code, preparation.failure.values)}
        </p>
      )}
      {preparation.state === 'prepared' && preparation.isRepaired && (
        <p className="ed-caution">
          {words.repaired} {preparation.lostSignatures && words.lost}
        </p>
      )}
      <small aria-live="polite">
        {preparation.state === 'prepared'
          ? words.compared
          : preparation.state === 'preparing' && words.preparing}
      </small>
      {!online && <small>{words.offline}</small>}
      <button
        type="button"
        className="ed-button"
        data-look="primary"
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) {
            onSign();
          }
        }}
      >
        {stage === 'idle' ? words.action : words.sending}
      </button>
    </div>
  );
}
