import type { ContactEmail } from './contact-email.ts';
import { dayText } from './money-text.ts';
import { textLines } from './text-lines.ts';

export const english: ContactEmail = (message) => ({
  subject: `[Octavo ${message.number}] ${message.subject}`,
  paragraphs: [
    `${message.name} (${message.email}) wrote:`,
    ...textLines(message.text),
    ...(message.about === '' ? [] : [`About: ${message.about}`]),
  ],
  action: null,
  notes: [
    `Replies to this email go to ${message.email}.`,
    message.account === null
      ? 'The sender was not logged in: their address has not been verified.'
      : 'The sender was logged in.',
    `The message is stored on the server until ${dayText('en', message.until)}: octavo admin message ${message.number}`,
  ],
});
