import type { LinkOrder, SessionView } from '@octavo/contract/session';
import { logInWords } from '@octavo/i18n/log-in';
import { Modal } from '@octavo/ui/modal';
import { useState } from 'react';
import { useLocale } from '../shell/use-locale.ts';
import { LogInForm } from './log-in-form.tsx';

interface LogInPopupProps {
  readonly session: SessionView;
  /** What somebody wanted to do when they were asked to log in. */
  readonly source: 'download' | 'run' | 'session';
  /** Why it takes that, in a sentence. */
  readonly tip: string;
  /** Path to go on at where the link is opened, be it in another tab. */
  readonly next: string;
  /** What it offers first; most who come here have no account. */
  readonly first?: LinkOrder['purpose'];
  onClose(): void;
}

/** Asks to log in over the page, which stays as it is; whoever opens it closes it once somebody is logged in. */
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
