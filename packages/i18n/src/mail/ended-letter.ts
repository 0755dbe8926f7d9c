import type { Locale } from '../locales.ts';
import type { EmailText, InEveryLanguage } from './letter-text.ts';
import { momentText } from './money-text.ts';

interface EndedPlan {
  /** Display name of the plan; null when it is no longer sold. */
  readonly plan: string | null;
  readonly at: Date;
  readonly url: string;
}

const emails: InEveryLanguage<(ended: EndedPlan) => EmailText> = {
  en: ({ plan, at, url }) => ({
    subject: 'Your plan has ended',
    paragraphs: [
      'Hello,',
      `We ended ${plan ?? 'your plan'} on ${momentText('en', at)}. It no longer gives you Pro, and nothing more will be charged for it.`,
      'This does not by itself give any money back. If you think that you are owed some, reply to this email.',
    ],
    action: { label: 'Your payments', url },
    notes: [],
  }),
  fr: ({ plan, at, url }) => ({
    subject: 'Votre formule s’est arrêtée',
    paragraphs: [
      'Bonjour,',
      `Nous avons mis fin à ${plan ?? 'votre formule'} le ${momentText('fr', at)}. Elle ne vous donne plus accès à Pro, et plus rien ne sera débité à ce titre.`,
      'Cela n’entraîne pas, en soi, de remboursement. Si vous pensez qu’une somme vous est due, répondez à ce message.',
    ],
    action: { label: 'Vos paiements', url },
    notes: [],
  }),
};

/** Email that informs a user that the operator has ended a paid plan. */
export function endedEmail(locale: Locale, ended: EndedPlan): EmailText {
  return emails[locale](ended);
}
