import type { SessionView } from '@octavo/contract/session';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAddress } from '../shell/use-locale.ts';
import { useSession } from './use-session.ts';

const LogInPopup = lazy(async () => ({ default: (await import('./log-in-popup.tsx')).LogInPopup }));
const UpgradePopup = lazy(async () => ({ default: (await import('./upgrade-popup.tsx')).UpgradePopup }));

/** Something that may not be done yet. */
export interface NextStep {
  readonly source: 'download' | 'run';
  /** Why it may not, in a sentence. */
  readonly tip: string;
  /** Path to go on at where a link for logging in is opened. */
  readonly next: string;
  /** Id of the tool, for the page of plans. */
  readonly tool: string;
  /** True once the session allows it. */
  isOpen(session: SessionView): boolean;
  /** True when logging in alone may help: it is tried then, and the server says what else it takes. */
  readonly triesAfterLogIn: boolean;
  go(): void;
}

/**
 * Leads to what it takes, a log-in or Pro, over the page as it is, and takes the step by itself as soon as it may be
 * taken: here, or because another tab logged in or paid.
 */
export function useNextStep(): { readonly popup: ReactNode; ask(step: NextStep, isQuiet?: boolean): void } {
  const session = useSession();
  const address = useAddress();
  const [step, setStep] = useState<NextStep | null>(null);
  const [isShown, setIsShown] = useState(true);
  const wasVisitor = useRef(false);

  useEffect(() => {
    if (step === null || session === null) {
      return;
    }

    const loggedIn = wasVisitor.current && session.person !== null;

    if (step.isOpen(session) || (loggedIn && step.triesAfterLogIn)) {
      setStep(null);
      step.go();
    } else if (loggedIn) {
      // The next question is another one, and is asked even if the first was put aside.
      setIsShown(true);
    }

    wasVisitor.current = session.person === null;
  }, [step, session]);

  const ask = (wanted: NextStep, isQuiet = false) => {
    wasVisitor.current = session?.person === null;
    setStep(wanted);
    setIsShown(!isQuiet);
  };

  return { popup: popupFor(), ask };

  function popupFor(): ReactNode {
    if (step === null || session === null || !isShown) {
      return null;
    }

    const close = () => setIsShown(false);
    const pricing = `${address('/pricing')}?${new URLSearchParams({ name: step.tool, next: step.next })}`;

    return (
      <Suspense>
        {session.person === null ? (
          <LogInPopup
            session={session}
            source={step.source}
            tip={step.tip}
            next={step.next}
            onClose={close}
          />
        ) : (
          <UpgradePopup text={step.tip} pricing={pricing} onClose={close} />
        )}
      </Suspense>
    );
  }
}
