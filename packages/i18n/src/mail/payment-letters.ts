import type { DuePaymentEmail } from '@octavo/domain/billing/due-payment-letters';
import type { Locale } from '../locales.ts';
import { type EmailText, type EmailTexts, type InEveryLanguage, writeLetter } from './letter-text.ts';
import { english } from './payment-letters.en.ts';
import { french } from './payment-letters.fr.ts';

/** The plan that was paid for, in words, null where nobody knows it; and the page where payments are shown. */
export interface PaymentPlace {
  readonly plan: string | null;
  readonly url: string;
}

/** Letters about payments, and about money that goes back. */
export type PaymentEmails = EmailTexts<DuePaymentEmail, PaymentPlace>;

const emails: InEveryLanguage<PaymentEmails> = { en: english, fr: french };

export function paymentEmail(locale: Locale, email: DuePaymentEmail, place: PaymentPlace): EmailText {
  return writeLetter(emails[locale], email, place);
}
