import type { ContactMessage } from '@octavo/domain/contact/messages';
import type { Locale } from '../locales.ts';
import { english } from './contact-letter.en.ts';
import { french } from './contact-letter.fr.ts';
import type { InEveryLanguage, LetterText } from './letter-text.ts';

/** A message to the operator with its number, and the moment until which it is kept. */
export interface KeptMessage extends ContactMessage {
  readonly number: string;
  readonly until: Date;
}

/** Brings the operator a message. */
export type ContactLetter = (message: KeptMessage) => LetterText;

const letters: InEveryLanguage<ContactLetter> = { en: english, fr: french };

export function contactLetter(locale: Locale, message: KeptMessage): LetterText {
  return letters[locale](message);
}
