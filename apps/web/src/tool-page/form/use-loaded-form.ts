import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import type { Form } from '@octavo/forms/form';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useLocale } from '../../shell/use-locale.ts';

export interface LoadedForm {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Null unless it is loaded. */
  readonly form: Form | null;
  retry(): void;
}

/** Rules and maps of a form, and the texts of failures: loaded behind the page that shows the questions. */
export function useLoadedForm(folder: FormFolder): LoadedForm {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Omit<LoadedForm, 'retry'>>(loading);
  const load = useCallback(() => {
    let isOver = false;
    // Every question is drawn again, in steps: at once, it would block a phone, and discard groups not yet hydrated.
    const settle = (next: Omit<LoadedForm, 'retry'>) => {
      if (!isOver) {
        startTransition(() => setLoaded(next));
      }
    };
    setLoaded(loading);
    Promise.all([forms[folder].form(), loadWorkWords(locale)]).then(
      ([form]) => settle({ state: 'loaded', form }),
      () => settle({ state: 'failed', form: null }),
    );

    return () => {
      isOver = true;
    };
  }, [folder, locale]);

  useEffect(() => load(), [load]);

  return { ...loaded, retry: () => void load() };
}

const loading = { state: 'loading', form: null } as const;
