import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds; a page that loads faster than `throttle` shows no bar. */
const throttle = 200;
const duration = 5000;
const hideAfter = 500;

type Stage = 'hidden' | 'loading' | 'finished' | 'failed';

/** True while a bar is visible. Module state, because a page that failed renders another bar. */
let isShown = false;

/** Creeps towards the end while the next page loads, then completes. */
export function LoadingBar({ failed }: { readonly failed: boolean }) {
  const loading = useNavigation().state !== 'idle';
  const [stage, setStage] = useState<Stage>('hidden');

  useEffect(() => {
    if (loading) {
      const start = setTimeout(() => {
        isShown = true;
        setStage('loading');
      }, throttle);

      return () => clearTimeout(start);
    }

    if (!isShown) {
      return;
    }

    isShown = false;
    setStage(failed ? 'failed' : 'finished');
    const hide = setTimeout(() => setStage('hidden'), hideAfter);

    return () => clearTimeout(hide);
  }, [loading, failed]);

  const width = { hidden: '0%', loading: '90%', finished: '100%', failed: '100%' }[stage];
  const seconds = stage === 'loading' ? duration : 200;

  return (
    <div
      aria-hidden="true"
      data-stage={stage}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5"
    >
      <div
        className={`h-full ${stage === 'failed' ? 'bg-rubric' : 'bg-lapis'} ${stage === 'hidden' ? 'opacity-0' : ''}`}
        style={{
          width,
          transition: stage === 'hidden' ? 'none' : `width ${seconds}ms cubic-bezier(.1,.7,.2,1)`,
        }}
      />
    </div>
  );
}
