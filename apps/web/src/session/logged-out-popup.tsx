import type { SessionView } from '@octavo/contract/session';
import { formatDuration } from '@octavo/i18n/format';
import { logInWords } from '@octavo/i18n/log-in';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useEffect, useState } from 'react';
import { useLocale } from '../shell/use-locale.ts';
import { LogInPopup } from './log-in-popup.tsx';
import { noteWork } from './work-here.ts';

/** Seconds after which the workspace is cleared, because another person may use this computer next. */
const clearAfterSeconds = 60;

interface LoggedOutPopupProps {
  readonly session: SessionView;
  /** Path to continue at after the next login. */
  readonly next: string;
}

/**
 * Reports that another tab ended the session, before the work on this page is cleared or another login keeps
 * it.
 */
export function LoggedOutPopup({ session, next }: LoggedOutPopupProps) {
  const locale = useLocale();
  const words = logInWords(locale).loggedOut;
  const [isLoggingIn, setIsLoggingIn] = useState(false);

  useEffect(() => {
    if (isLoggingIn) {
      return;
    }

    const timer = setTimeout(clear, clearAfterSeconds * 1000);

    return () => clearTimeout(timer);
  }, [isLoggingIn]);

  if (isLoggingIn) {
    return (
      <LogInPopup
        session={session}
        source="session"
        first="log-in"
        tip={words.stays}
        next={next}
        onClose={clear}
      />
    );
  }

  const text = fill(words.text, { time: formatDuration(locale, clearAfterSeconds) });

  return (
    // Closes only by its buttons: cleared work cannot be restored.
    <Modal title={words.title} description={text} onClose={() => undefined}>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        <Button look="primary" onClick={() => setIsLoggingIn(true)}>
          {words.again}
        </Button>
        <Button onClick={clear}>{words.clear}</Button>
      </div>
    </Modal>
  );
}

function clear(): void {
  // The popup has asked already, so the reload must not ask again.
  noteWork(false);
  window.location.reload();
}
