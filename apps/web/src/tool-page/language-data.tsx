import type { FolderProblemView } from '@octavo/contract/folders';
import { shellWords } from '@octavo/i18n/shell';
import { LanguageDataContext } from '@octavo/tools/kit/language-data';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { MissingLanguageData } from '../server-context.ts';
import { useLocale } from '../shell/use-locale.ts';

interface LanguageDataProps extends MissingLanguageData {
  readonly children: ReactNode;
}

/** Lets panels fetch the data of languages, in the desktop application. */
export function LanguageDataProvider({ missing: atFirst, host, children }: LanguageDataProps) {
  const locale = useLocale();
  const [missing, setMissing] = useState(atFirst);
  const [getting, setGetting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const get = useCallback(
    (language: string) => {
      setGetting(language);
      setProblem(null);
      void fetchLanguage(language, locale)
        .then((answer) => ('missing' in answer ? setMissing(answer.missing) : setProblem(answer.text)))
        .catch(() => setProblem(shellWords(locale).unreachable))
        .finally(() => setGetting(null));
    },
    [locale],
  );
  const data = useMemo(
    () => ({ missing, host, getting, problem, get }),
    [missing, host, getting, problem, get],
  );

  return <LanguageDataContext value={data}>{children}</LanguageDataContext>;
}

async function fetchLanguage(
  language: string,
  locale: string,
): Promise<{ readonly missing: readonly string[] } | FolderProblemView> {
  const answer = await fetch(`/api/languages?locale=${locale}`, {
    method: 'POST',
    body: JSON.stringify({ language }),
    headers: { 'content-type': 'application/json' },
  });

  return answer.json();
}
