import type { ContactEmail } from './contact-letter.ts';
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
    `A reply to this email goes to ${message.email}.`,
    message.account === null
      ? 'The writer was not logged in: nobody has checked that the address is theirs.'
      : 'The writer was logged in.',
    `The server keeps the message until ${dayText('en', message.until)}: octavo admin message ${message.number}`,
  ],
});
