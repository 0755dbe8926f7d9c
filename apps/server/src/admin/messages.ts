import { Failure } from '@octavo/contract/failures';
import { plainLine, plainText } from '@octavo/contract/plain-text';
import { type ContactMessage, numberOf } from '@octavo/domain/contact/messages';
import type { ServerPorts } from '../ports.ts';
import { timeOf } from './write-lines.ts';

/** Lists contact messages, one per line. */
export function listMessages(messages: readonly ContactMessage[]): string {
  return messages.length === 0 ? 'no messages' : messages.map(lineOf).join('\n');
}

/** Returns one contact message with all its details. @throws Failure `not-found` */
export async function showMessage(
  { messages, accounts }: Pick<ServerPorts, 'messages' | 'accounts'>,
  number: string,
): Promise<string> {
  const message = await messages.find(number);

  if (message === null) {
    throw new Failure('not-found', 'no message with this number');
  }

  const account = message.account === null ? null : await accounts.find(message.account);

  return [
    lineOf(message),
    `account   ${account?.email ?? 'none: the address is not verified'}`,
    `language  ${message.locale}`,
    ...(message.about === '' ? [] : [`about     ${plainLine(message.about)}`]),
    '',
    plainText(message.text),
  ].join('\n');
}

function lineOf(message: ContactMessage): string {
  const { createdAt, name, email, subject } = message;

  return `${numberOf(message)}  ${timeOf(createdAt)}  ${plainLine(name)} <${email}>  ${plainLine(subject)}`;
}
