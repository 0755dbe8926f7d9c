import type { SessionView } from '@octavo/contract/session';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from '../shell/use-locale.ts';
import { useSession } from './use-session.ts';

const LogInPopup = lazy(async () => ({ default: (await import('./log-in-popup.tsx')).LogInPopup }));
const UpgradePopup = lazy(async () => ({ default: (await import('./upgrade-popup.tsx')).UpgradePopup }));

/** Something that may not be done yet. */
export interface NextStep {
  readonly source: 'download' | 'run';
  /** Why it may not, in a sentence: for a visitor, and for somebody who has logged in. */
  readonly tips: { readonly visitor: string; readonly person: string };
  /** Path to go on at where a link for logging in is opened. */
  readonly next: string;
  /** Id of the tool, for the page of plans; null where none is chosen yet. */
  readonly tool: string | null;
  /** True once the session allows it. */
  isOpen(session: SessionView): boolean;
  /** True when logging in alone may help: it is tried then, and the server says what else it takes. */
  readonly triesAfterLogIn: boolean;
  go(): void;
}

interface StepKeeper {
  readonly popup: ReactNode;
  /** `isQuiet`: what it takes is opened already, or is not yet to be. */
  ask(step: NextStep, isQuiet?: boolean): void;
  /** Opens what it takes for the step that was asked for. */
  show(): void;
  /** Nothing is wanted any more. */
  forget(): void;
}

/**
 * Leads to what it takes, a log-in or Pro, over the page as it is, and takes the step by itself as soon as it may be
 * taken: here, or because another tab logged in or paid.
 */
export function useNextStep(): StepKeeper {
  const session = useSession();
  const address = useAddress();
  const [step, setStep] = useState<NextStep | null>(null);
  const [isShown, setIsShown] = useState(true);
  // What was refused is not tried again before something has changed.
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
      // The next question is another one, and is asked even if the first was put aside.
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
    const pricing = `${address('/pricing')}?${new URLSearchParams({ ...(step.tool !== null && { name: step.tool }), next: step.next })}`;

    return (
      <Suspense>
        {session.person === null ? (
          <LogInPopup
            session={session}
            source={step.source}
            tip={step.tips.visitor}
            next={step.next}
            onClose={close}
          />
        ) : (
          <UpgradePopup text={step.tips.person} pricing={pricing} onClose={close} />
        )}
      </Suspense>
    );
  }
}
