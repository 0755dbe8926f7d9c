import type { BusinessType } from '@octavo/contract/billing';
import type { DuePaymentEmail } from '@octavo/domain/billing/due-payment-emails';
import type { Locale } from '../locales.ts';
import { type EmailText, type EmailTexts, type InEveryLanguage, writeEmail } from './email-text.ts';
import { english } from './payment-emails.en.ts';
import { french } from './payment-emails.fr.ts';

/** Display name of the paid plan, null when unknown, and the page that lists payments. */
export interface PaymentPlace {
  readonly plan: string | null;
  readonly product: BusinessType;
  readonly url: string;
}

/** Emails about payments and refunds. */
export type PaymentEmails = EmailTexts<DuePaymentEmail, PaymentPlace>;

const emails: InEveryLanguage<PaymentEmails> = { en: english, fr: french };

export function paymentEmail(locale: Locale, email: DuePaymentEmail, place: PaymentPlace): EmailText {
  return writeEmail(emails[locale], email, place);
}
