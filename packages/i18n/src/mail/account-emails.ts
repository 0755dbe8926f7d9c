import { english } from './account-emails.en.ts';
import { french } from './account-emails.fr.ts';
import type { EmailText, InEveryLanguage } from './email-text.ts';

/** Emails about an account. */
export interface AccountEmails {
  readonly link: (values: { url: string; isNew: boolean }) => EmailText;
  /** `trialEnds` is a formatted date, or null when the person has already had the trial. */
  readonly welcome: (values: { name: string | null; url: string; trialEnds: string | null }) => EmailText;
  readonly erased: () => EmailText;
}

export const accountEmails: InEveryLanguage<AccountEmails> = { en: english, fr: french };
