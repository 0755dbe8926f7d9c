import type { Form } from '@octavo/forms/form';
import { formPageWords } from '@octavo/i18n/form-page';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { loadPatiently } from '../../../shell/chunk-reload.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { useIsShown } from './use-is-shown.ts';

const LiveForm = lazy(() =>
  loadPatiently(async () => ({ default: (await import('./live-form.tsx')).LiveForm })),
);

interface LazyLiveFormProps {
  /** Null until it is loaded. */
  readonly form: Form | null;
  /** Frame that the form is shown in. */
  readonly frame: RefObject<HTMLElement | null>;
  onPicked(): void;
}

/** The form, with the engines that draw it: they load when the form is first in view. */
export function LazyLiveForm({ form, frame, onPicked }: LazyLiveFormProps) {
  const words = formPageWords(useLocale()).live;
  const isShown = useIsShown(frame);
  const [attempt, setAttempt] = useState(0);
  const opening = (
    <p className="fq-live-notice" role="status">
      {words.opening}
    </p>
  );

  return form === null || !isShown ? (
    opening
  ) : (
    <Suspense fallback={opening}>
      <LiveForm key={attempt} form={form} onRetry={() => setAttempt(attempt + 1)} onPicked={onPicked} />
    </Suspense>
  );
}
