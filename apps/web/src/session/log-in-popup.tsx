import type { LinkRequest, SessionView } from '@octavo/contract/session';
import { logInWords } from '@octavo/i18n/log-in';
import { Modal } from '@octavo/ui/modal';
import { useState } from 'react';
import { useLocale } from '../shell/use-locale.ts';
import { LogInForm } from './log-in-form.tsx';

interface LogInPopupProps {
  readonly session: SessionView;
  /** Action for which the user is asked to log in. */
  readonly source: 'download' | 'run' | 'session';
  /** Reason that the action requires a login, as a sentence. */
  readonly tip: string;
  /** Path to continue at when the login link is opened, even in another tab. */
  readonly next: string;
  /** Purpose offered first; most users who see the popup have no account. */
  readonly first?: LinkRequest['purpose'];
  onClose(): void;
}

/** Asks the user to log in over the unchanged page. The component that opens it closes it after the login. */
export function LogInPopup({ session, source, tip, next, first = 'sign-up', onClose }: LogInPopupProps) {
  const words = logInWords(useLocale());
  const [purpose, setPurpose] = useState(first);
  const other = purpose === 'log-in' ? 'sign-up' : 'log-in';

  return (
    <Modal title={words.popup.heading[purpose]} closeLabel={words.popup.close} onClose={onClose}>
      <div data-source={source} className="overflow-y-auto px-6 pt-2 pb-6">
        <p>{tip}</p>
        <p className="mb-5 text-ink-soft">{words.popup.kept}</p>
        <LogInForm
          key={purpose}
          session={session}
          purpose={purpose}
          next={next}
          staysOpen
          toggle={
            <button
              type="button"
              className="text-lapis underline underline-offset-3"
              onClick={() => setPurpose(other)}
            >
              {words.toggle[purpose].link}
            </button>
          }
        />
      </div>
    </Modal>
  );
}
