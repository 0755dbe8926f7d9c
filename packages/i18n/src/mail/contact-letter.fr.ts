import type { ContactEmail } from './contact-letter.ts';
import { dayText } from './money-text.ts';
import { textLines } from './text-lines.ts';

export const french: ContactEmail = (message) => ({
  subject: `[Octavo ${message.number}] ${message.subject}`,
  paragraphs: [
    `${message.name} (${message.email}) a écrit\u00a0:`,
    ...textLines(message.text),
    ...(message.about === '' ? [] : [`Au sujet de\u00a0: ${message.about}`]),
  ],
  action: null,
  notes: [
    `Une réponse à ce message part vers ${message.email}.`,
    message.account === null
      ? 'La personne n’était pas connectée\u00a0: rien ne prouve que cette adresse est la sienne.'
      : 'La personne était connectée.',
    `Le serveur garde le message jusqu’au ${dayText('fr', message.until)}\u00a0: octavo admin message ${message.number}`,
  ],
});
