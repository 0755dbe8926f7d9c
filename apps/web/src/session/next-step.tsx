import type { SessionView } from '@octavo/contract/session';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from './use-session.ts';

const LogInPopup = lazy(async () => ({ default: (await import('./log-in-popup.tsx')).LogInPopup }));
const Wall = lazy(async () => ({ default: (await import('../offer/wall.tsx')).Wall }));
const UpgradePopup = lazy(async () => ({ default: (await import('./upgrade-popup.tsx')).UpgradePopup }));

/** Step that the session does not allow yet. */
export interface NextStep {
  readonly source: 'download' | 'run';
  /** Download: name of the file, null for several, and the time until which it exists. */
  readonly file?: { readonly name: string | null; readonly until: string };
  /** Reason the step is not allowed, as a sentence: for a visitor, and for a logged-in user. */
  readonly tips: { readonly visitor: string; readonly person: string };
  /** Path to continue at when a login link is opened. */
  readonly next: string;
  /** Id of the tool, for the pricing page; null when none is chosen yet. */
  readonly tool: string | null;
  /** True when a plan for questions about documents alone is enough. */
  readonly isForQuestions?: boolean;
  /** True once the session allows it. */
  isOpen(session: SessionView): boolean;
  /**
   * True when logging in alone may suffice: the step is then tried, and the server reports what else it
   * requires.
   */
  readonly triesAfterLogIn: boolean;
  go(): void;
}

interface StepKeeper {
  readonly popup: ReactNode;
  /** `isQuiet`: opens no popup, because one is open already or must not open yet. */
  ask(step: NextStep, isQuiet?: boolean): void;
  /** Opens the popup that the pending step requires. */
  show(): void;
  /** Discards the pending step. */
  forget(): void;
}

/**
 * Opens the popup that a step requires, for a login or Pro, over the unchanged page. Runs the step
 * automatically as soon as the session allows it, also after a login or payment in another tab.
 */
export function useNextStep(): StepKeeper {
  const session = useSession();
  const [step, setStep] = useState<NextStep | null>(null);
  const [isShown, setIsShown] = useState(true);
  // A refused step is not retried before the session has changed.
  const askedAs = useRef(session);

  useEffect(() => {
    if (step === null || session === null || session === askedAs.current) {
      return;
    }

    const loggedIn = askedAs.current?.person === null && session.person !== null;
    askedAs.current = session;

    if (step.isOpen(session) || (loggedIn && step.triesAfterLogIn)) {
      setStep(null);
      step.go();
    } else if (loggedIn) {
      // After the login another popup follows, which opens even if the first was dismissed.
      setIsShown(true);
    }
  }, [step, session]);

  const ask = useCallback(
    (wanted: NextStep, isQuiet = false) => {
      askedAs.current = session;
      setStep(wanted);
      setIsShown(!isQuiet);
    },
    [session],
  );
  const show = useCallback(() => setIsShown(true), []);
  const forget = useCallback(() => setStep(null), []);

  return { popup: popupFor(), ask, show, forget };

  function popupFor(): ReactNode {
    if (step === null || session === null || !isShown) {
      return null;
    }

    const close = () => setIsShown(false);

    return (
      <Suspense>
        {step.source === 'download' ? (
          <Wall session={session} step={step} onClose={close} />
        ) : session.person === null ? (
          <LogInPopup
            session={session}
            source={step.source}
            tip={step.tips.visitor}
            next={step.next}
            onClose={close}
          />
        ) : (
          <UpgradePopup step={step} onClose={close} />
        )}
      </Suspense>
    );
  }
}
