import type { DuePaymentLetter } from '@octavo/domain/billing/due-payment-letters';
import type { Locale } from '../locales.ts';
import { type EmailTexts, type InEveryLanguage, type LetterText, writeLetter } from './letter-text.ts';
import { english } from './payment-letters.en.ts';
import { french } from './payment-letters.fr.ts';

/** The plan that was paid for, in words, null where nobody knows it; and the page where payments are shown. */
export interface PaymentPlace {
  readonly plan: string | null;
  readonly url: string;
}

/** Letters about payments, and about money that goes back. */
export type PaymentLetters = EmailTexts<DuePaymentLetter, PaymentPlace>;

const letters: InEveryLanguage<PaymentLetters> = { en: english, fr: french };

export function paymentLetter(locale: Locale, letter: DuePaymentLetter, place: PaymentPlace): LetterText {
  return writeLetter(letters[locale], letter, place);
}
