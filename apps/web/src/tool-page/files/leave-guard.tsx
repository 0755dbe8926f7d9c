import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isWorkHere, noteWork } from '../../session/work-here.ts';
import { useLocale } from '../../shell/use-locale.ts';

const Modal = lazy(async () => ({ default: (await import('@octavo/ui/modal')).Modal }));

/** Asks before work is lost: files and arrangements in a workspace exist in this page only. */
export function LeaveGuard({ atRisk }: { readonly atRisk: boolean }) {
  const words = workbenchWords(useLocale()).leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => atRisk && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!atRisk) {
      return;
    }

    // Browsers show a text of their own. Work that was given up meanwhile needs no question.
    const ask = (event: BeforeUnloadEvent) => {
      if (isWorkHere()) {
        event.preventDefault();
      }
    };
    noteWork(true);
    window.addEventListener('beforeunload', ask);

    return () => {
      noteWork(false);
      window.removeEventListener('beforeunload', ask);
    };
  }, [atRisk]);

  if (blocker.state !== 'blocked') {
    return null;
  }

  return (
    <Suspense>
      <Modal title={words.title} description={words.text} onClose={blocker.reset}>
        <div className="flex justify-end gap-2 px-6 py-5">
          <Button onClick={blocker.reset}>{words.stay}</Button>
          <Button look="primary" onClick={blocker.proceed}>
            {words.leave}
          </Button>
        </div>
      </Modal>
    </Suspense>
  );
}
