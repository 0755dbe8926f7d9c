import type { ContactMessage } from '@octavo/domain/contact/messages';
import type { Locale } from '../locales.ts';
import { english } from './contact-email.en.ts';
import { french } from './contact-email.fr.ts';
import type { EmailText, InEveryLanguage } from './email-text.ts';

/** A message to the operator with its number and the end of its retention. */
export interface KeptMessage extends ContactMessage {
  readonly number: string;
  readonly until: Date;
}

/** Email that forwards a message to the operator. */
export type ContactEmail = (message: KeptMessage) => EmailText;

const emails: InEveryLanguage<ContactEmail> = { en: english, fr: french };

export function contactEmail(locale: Locale, message: KeptMessage): EmailText {
  return emails[locale](message);
}
