import { english } from './account-letters.en.ts';
import { french } from './account-letters.fr.ts';
import type { InEveryLanguage, LetterText } from './letter-text.ts';

/** Letters about having an account. */
export interface AccountLetters {
  readonly link: (values: { url: string; isNew: boolean }) => LetterText;
  /** `trialEnds` is a date in words, or null for somebody who has had the trial. */
  readonly welcome: (values: { name: string | null; url: string; trialEnds: string | null }) => LetterText;
  readonly erased: () => LetterText;
}

export const accountLetters: InEveryLanguage<AccountLetters> = { en: english, fr: french };
