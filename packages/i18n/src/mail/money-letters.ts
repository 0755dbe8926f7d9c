import type { DuePlanEmail } from '@octavo/domain/billing/due-letters';
import type { Locale } from '../locales.ts';
import { type EmailText, type EmailTexts, type InEveryLanguage, writeLetter } from './letter-text.ts';
import { english } from './money-letters.en.ts';
import { french } from './money-letters.fr.ts';

/** The plan it is about, in words, and the page where it is managed. */
export interface EmailLinks {
  readonly plan: string;
  /** The plan it was changed from; null for one that was never changed, or is not sold any more. */
  readonly before: string | null;
  readonly url: string;
}

/** Letters about plans. */
export type BillingEmails = EmailTexts<DuePlanEmail, EmailLinks>;

const emails: InEveryLanguage<BillingEmails> = { en: english, fr: french };

export function billingEmail(locale: Locale, email: DuePlanEmail, place: EmailLinks): EmailText {
  return writeLetter(emails[locale], email, place);
}
