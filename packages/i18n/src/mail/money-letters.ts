import type { DuePlanLetter } from '@octavo/domain/billing/due-letters';
import type { Locale } from '../locales.ts';
import { type EmailTexts, type InEveryLanguage, type LetterText, writeLetter } from './letter-text.ts';
import { english } from './money-letters.en.ts';
import { french } from './money-letters.fr.ts';

/** The plan it is about, in words, and the page where it is managed. */
export interface LetterPlace {
  readonly plan: string;
  /** The plan it was changed from; null for one that was never changed, or is not sold any more. */
  readonly before: string | null;
  readonly url: string;
}

/** Letters about plans. */
export type MoneyLetters = EmailTexts<DuePlanLetter, LetterPlace>;

const letters: InEveryLanguage<MoneyLetters> = { en: english, fr: french };

export function moneyLetter(locale: Locale, letter: DuePlanLetter, place: LetterPlace): LetterText {
  return writeLetter(letters[locale], letter, place);
}
