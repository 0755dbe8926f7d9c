import type { DuePaymentLetter } from '@octavo/domain/billing/due-payment-letters';
import type { Locale } from '../locales.ts';
import type { InEveryLanguage, LetterText } from './letter-text.ts';
import { english } from './payment-letters.en.ts';
import { french } from './payment-letters.fr.ts';

/** The plan that was paid for, in words, null where nobody knows it; and the page where payments are shown. */
export interface PaymentPlace {
  readonly plan: string | null;
  readonly url: string;
}

type Letter<Kind extends DuePaymentLetter['kind']> = Extract<DuePaymentLetter, { kind: Kind }>;

/** Letters about payments, and about money that goes back. */
export type PaymentLetters = {
  readonly [Kind in DuePaymentLetter['kind']]: (letter: Letter<Kind>, place: PaymentPlace) => LetterText;
};

const letters: InEveryLanguage<PaymentLetters> = { en: english, fr: french };

export function paymentLetter(locale: Locale, letter: DuePaymentLetter, place: PaymentPlace): LetterText {
  // Kind and letter belong together, which an index by a union cannot say.
  const write = letters[locale][letter.kind] as (letter: DuePaymentLetter, place: PaymentPlace) => LetterText;

  return write(letter, place);
}
