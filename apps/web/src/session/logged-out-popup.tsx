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

/** Somebody else may sit down here: what was on the desk is not left there for longer. */
const clearAfterSeconds = 60;

interface LoggedOutPopupProps {
  readonly session: SessionView;
  /** Path to go on at after another log-in. */
  readonly next: string;
}

/** Says that another tab ended the session, before the work on this page goes with it, or another log-in keeps it. */
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
    // Answered by its buttons alone: what is cleared is gone.
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
  // It was asked here already.
  noteWork(false);
  window.location.reload();
}
