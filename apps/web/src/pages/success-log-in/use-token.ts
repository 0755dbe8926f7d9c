import { isFailure } from '@octavo/contract/failures';
import { failureText } from '@octavo/i18n/failures';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyTabs } from '../../session/tab-sync.ts';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { redeemLink } from '../../transports/people.ts';

/**
 * Uses a token once and continues with the session it returned: notifies the other tabs and reloads this one.
 */
export function useToken(token: string, { isByItself }: { readonly isByItself: boolean }) {
  const locale = useLocale();
  const begun = useRef(false);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const redeem = useCallback(() => {
    if (begun.current) {
      return;
    }

    begun.current = true;
    setIsWorking(true);
    redeemLink(token).then(
      ({ next }) => {
        notifyTabs('INITDATA');
        window.location.replace(next);
      },
      async (error: unknown) => {
        await loadWorkWords(locale);
        setProblem(failureText(locale, isFailure(error) ? error.code : 'login-failed'));
        setIsWorking(false);
      },
    );
  }, [token, locale]);

  useEffect(() => {
    if (isByItself) {
      redeem();
    }
  }, [isByItself, redeem]);

  return { redeem, isWorking, problem };
}
