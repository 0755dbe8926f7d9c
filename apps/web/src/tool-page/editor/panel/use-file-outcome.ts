import { failureText } from '@octavo/i18n/failures';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { failureFrom } from '../../files/workspace-file.ts';

/** Result of the latest work with a file, in words, and a function that does such work. */
export function useFileOutcome(): readonly [
  outcome: string,
  attempt: (work: () => Promise<string>) => Promise<void>,
] {
  const locale = useLocale();
  const [outcome, setOutcome] = useState('');

  const attempt = async (work: () => Promise<string>) => {
    try {
      setOutcome(await work());
    } catch (error) {
      const { code, values } = failureFrom(error, 'damaged-file');
      setOutcome(failureText(locale, code, values));
    }
  };

  return [outcome, attempt];
}
