import { type FailureCode, isFailure } from '@octavo/contract/failures';
import { failureText } from '@octavo/i18n/failures';
import { useState } from 'react';
import { loadWorkWords } from '../shell/load-work-words.ts';
import { useLocale } from '../shell/use-locale.ts';

interface FormAttempt {
  readonly isBusy: boolean;
  /** Failure of the last attempt, in the language of the page. */
  readonly problem: { readonly code: FailureCode; readonly detail: string } | null;
  run(work: () => Promise<void>): void;
}

/** Runs the work of a form or a button, once at a time, and keeps its failure. */
export function useAttempt(first: FormAttempt['problem'] = null): FormAttempt {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState(first);

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);

    try {
      await work();
    } catch (error) {
      const failure = isFailure(error) ? error : null;
      const code = failure?.code ?? 'request-failed';
      // Loaded on demand, because few users need these texts.
      await loadWorkWords(locale);
      setProblem({ code, detail: failureText(locale, code, failure?.values) });
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, problem, run: (work) => void attempt(work) };
}
