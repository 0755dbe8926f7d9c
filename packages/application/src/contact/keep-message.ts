import { Failure } from '@octavo/contract/failures';
import { messageDays } from '@octavo/contract/limits';
import type { MessageRequest } from '@octavo/contract/messages';
import { messagesFromAddress, messagesFromAll } from '@octavo/domain/account/attempts';
import { readEmail } from '@octavo/domain/account/email';
import { type ContactMessage, numberOf } from '@octavo/domain/contact/messages';
import type { NewEmail } from '@octavo/domain/mail/outbox';
import type { Locale } from '@octavo/i18n/locales';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import { contactEmail } from '@octavo/i18n/mail/contact-email';
import { showsMail } from '../mail/shows-mail.ts';
import type { ApplicationPorts, ApplicationSettings } from '../ports.ts';
import { takeTurn } from '../take-turn.ts';

type ContactPorts = Pick<ApplicationPorts, 'attempts' | 'pseudonyms' | 'clock' | 'messages' | 'config'>;

/** Sender of a contact message. */
export interface Writer {
  /** Client address as rate limits count it. */
  readonly client: string;
  readonly account: string | null;
  readonly locale: Locale;
}

/**
 * True when messages are emailed to the operator. Without an operator's address, or without mail, they are
 * only stored.
 */
export function mailsMessages({
  operator,
  ...mail
}: Pick<ApplicationSettings, 'operator' | 'mode' | 'mail'>): boolean {
  return operator !== null && (mail.mail !== null || showsMail(mail));
}

/**
 * Stores a message to the operator, emails it when possible, and returns its number.
 *
 * @throws Failure `email-invalid`, `too-frequent`
 */
export async function keepMessage(
  ports: ContactPorts,
  request: MessageRequest,
  writer: Writer,
): Promise<string> {
  const email = readEmail(request.email);

  if (email === null) {
    throw new Failure('email-invalid');
  }

  const number = numberOf(request);

  // The client repeats a request whose response was lost.
  if ((await ports.messages.find(number))?.id === request.id) {
    return number;
  }

  await takeTurn(ports, messagesFromAddress, writer.client);
  await takeTurn(ports, messagesFromAll, '');
  const message: ContactMessage = {
    id: request.id,
    account: writer.account,
    name: request.name,
    email,
    subject: request.subject,
    text: request.text,
    about: request.about,
    locale: writer.locale,
    createdAt: ports.clock.now(),
  };
  await ports.messages.add(message, emailFor(ports, message, writer.locale));

  return number;
}

/** Email in the language of the message, which the operator has to read anyway. */
function emailFor({ config }: ContactPorts, message: ContactMessage, locale: Locale): NewEmail | null {
  if (config.operator === null || !mailsMessages(config)) {
    return null;
  }

  const until = new Date(message.createdAt.getTime() + messageDays * 24 * 3600 * 1000);
  const email = contactEmail(locale, { ...message, number: numberOf(message), until });

  return {
    recipient: config.operator.email,
    message: { ...composeEmail(locale, email), replyTo: message.email },
    occasion: `message:${message.id}`,
    usefulUntil: null,
  };
}
