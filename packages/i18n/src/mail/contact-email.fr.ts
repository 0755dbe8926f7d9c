import type { ContactEmail } from './contact-email.ts';
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
    `Les réponses à cet e-mail sont envoyées à ${message.email}.`,
    message.account === null
      ? 'L’expéditeur n’était pas connecté : son adresse n’a pas été vérifiée.'
      : 'L’expéditeur était connecté.',
    `Le message est conservé sur le serveur jusqu’au ${dayText('fr', message.until)}\u00a0: octavo admin message ${message.number}`,
  ],
});
