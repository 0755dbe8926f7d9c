import type { BusinessType } from '@octavo/contract/billing';
import type { Locale } from '../locales.ts';
import { productLabel } from '../plan-names.ts';
import type { EmailText, InEveryLanguage } from './email-text.ts';
import { momentText } from './money-text.ts';

interface EndedPlan {
  /** Display name of the plan; null when it is no longer sold. */
  readonly plan: string | null;
  readonly product: BusinessType;
  readonly at: Date;
  readonly url: string;
}

const emails: InEveryLanguage<(ended: EndedPlan) => EmailText> = {
  en: ({ plan, product, at, url }) => ({
    subject: 'Your plan has ended',
    paragraphs: [
      'Hello,',
      `We ended ${plan ?? 'your plan'} on ${momentText('en', at)}. You no longer have access to ${productLabel('en', product)} through it, and you will not be charged for it again.`,
      'This does not include an automatic refund. If you think you are owed one, reply to this email.',
    ],
    action: { label: 'Your payments', url },
    notes: [],
  }),
  fr: ({ plan, product, at, url }) => ({
    subject: 'Votre formule s’est arrêtée',
    paragraphs: [
      'Bonjour,',
      `Nous avons mis fin à ${plan ?? 'votre formule'} le ${momentText('fr', at)}. Elle ne vous donne plus accès à ${productLabel('fr', product)}, et vous ne serez plus débité pour elle.`,
      'Cela n’entraîne pas de remboursement automatique. Si vous pensez qu’une somme vous est due, répondez à cet e-mail.',
    ],
    action: { label: 'Vos paiements', url },
    notes: [],
  }),
};

/** Email that informs a user that the operator has ended a paid plan. */
export function endedEmail(locale: Locale, ended: EndedPlan): EmailText {
  return emails[locale](ended);
}
