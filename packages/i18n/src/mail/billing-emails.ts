import type { BusinessType } from '@octavo/contract/billing';
import type { DuePlanEmail } from '@octavo/domain/billing/due-emails';
import type { Locale } from '../locales.ts';
import { english } from './billing-emails.en.ts';
import { french } from './billing-emails.fr.ts';
import { type EmailText, type EmailTexts, type InEveryLanguage, writeEmail } from './email-text.ts';

/** Display name of the plan, and the page on which it is managed. */
export interface EmailLinks {
  readonly plan: string;
  /** Product that the email is about. */
  readonly product: BusinessType;
  /** Previous plan; null when there was none, or it is no longer sold. */
  readonly before: string | null;
  readonly url: string;
}

/** Emails about plans. */
export type BillingEmails = EmailTexts<DuePlanEmail, EmailLinks>;

const emails: InEveryLanguage<BillingEmails> = { en: english, fr: french };

export function billingEmail(locale: Locale, email: DuePlanEmail, place: EmailLinks): EmailText {
  return writeEmail(emails[locale], email, place);
}
