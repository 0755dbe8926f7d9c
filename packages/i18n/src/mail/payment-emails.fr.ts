import { payBackDays, refundDays, withdrawalDays } from '@octavo/contract/limits';
import type { PaidItem } from '@octavo/domain/billing/due-payment-emails';
import { productLabel } from '../plan-names.ts';
import { amountText, dayText, momentText } from './money-text.ts';
import type { PaymentEmails } from './payment-emails.ts';
import { sumOf, totalText } from './sum-of.ts';

const label = 'Vos paiements';

const lineOf = ({ number, paidAt, amount }: PaidItem) =>
  `${amountText('fr', amount)}, payés le ${dayText('fr', paidAt)}, reçu numéro ${number}`;

/** Lines with the payments and their sum. */
function linesOf(payments: readonly PaidItem[]): string[] {
  const sum = sumOf(payments);

  return [
    ...payments.map(lineOf),
    ...(sum === null
      ? []
      : [
          `Total : ${amountText('fr', sum)}. Votre paiement précédent a été déduit du prix de la même formule.`,
        ]),
  ];
}

export const french: PaymentEmails = {
  receipt: ({ payment: { number, paidAt, amount } }, { plan, url }) => ({
    subject: `Reçu\u00a0: ${amountText('fr', amount)}`,
    paragraphs: [
      'Bonjour,',
      `Nous avons reçu ${amountText('fr', amount)}${plan === null ? '' : ` pour ${plan}`} le ${dayText('fr', paidAt)}.`,
      `Numéro du reçu\u00a0: ${number}`,
    ],
    action: { label, url },
    notes: [
      `Si quelque chose ne fonctionne pas, vous pouvez demander un remboursement pendant ${refundDays}\u00a0jours.`,
      `Les consommateurs de l’Union européenne peuvent aussi se rétracter dans les ${withdrawalDays}\u00a0jours qui suivent ce paiement, sans donner de motif.`,
    ],
  }),

  'refund-asked': ({ reason, askedAt, payments }, { plan, url }) =>
    reason === 'withdrawal'
      ? {
          subject: 'Nous avons reçu votre rétractation',
          paragraphs: [
            'Bonjour,',
            `Le ${momentText('fr', askedAt)}, vous avez notifié votre rétractation du contrat portant sur ${plan ?? 'votre formule'}. Cet e-mail en est la confirmation. Elle porte sur :`,
            ...linesOf(payments),
            `Vous serez remboursé sur votre moyen de paiement d’origine dans les ${payBackDays} jours qui suivent votre rétractation. La formule s’arrêtera alors et vous ne serez plus débité. Nous confirmerons le remboursement par e-mail.`,
          ],
          action: { label, url },
          notes: [],
        }
      : {
          subject: 'Nous avons reçu votre demande de remboursement',
          paragraphs: [
            'Bonjour,',
            `Le ${momentText('fr', askedAt)}, vous avez demandé le remboursement ${plan === null ? 'de votre paiement' : `d’${plan}`}\u00a0:`,
            ...linesOf(payments),
            'Nous allons examiner votre demande et vous répondre par e-mail. Si le remboursement est effectué, la formule s’arrête alors.',
          ],
          action: { label, url },
          notes: [],
        },

  refunded: ({ payments, hasEnded }, { plan, product, url }) => ({
    subject: `Remboursement\u00a0: ${totalText('fr', payments)}`,
    paragraphs: [
      'Bonjour,',
      `Nous avons remboursé ${totalText('fr', payments)}${plan === null ? '' : ` pour ${plan}`} sur votre moyen de paiement d’origine. Le remboursement peut mettre jusqu’à dix jours à apparaître sur votre relevé.`,
      payments.length > 1 ? 'Paiements remboursés :' : 'Paiement remboursé :',
      ...payments.map(lineOf),
      ...(hasEnded
        ? [
            `Votre formule s’est arrêtée : elle ne vous donne plus accès à ${productLabel('fr', product)}, et vous ne serez plus débité pour elle.`,
          ]
        : []),
    ],
    action: { label, url },
    notes: [],
  }),

  'refund-refused': ({ reason, askedAt, payments, why }, { plan, url }) => ({
    subject: reason === 'withdrawal' ? 'Votre rétractation' : 'Votre demande de remboursement',
    paragraphs: [
      'Bonjour,',
      reason === 'withdrawal'
        ? `Le ${dayText('fr', askedAt)}, vous avez notifié votre rétractation du contrat portant sur ${plan ?? 'votre formule'}\u00a0:`
        : `Le ${dayText('fr', askedAt)}, vous avez demandé le remboursement ${plan === null ? 'de votre paiement' : `d’${plan}`}\u00a0:`,
      ...linesOf(payments),
      reason === 'withdrawal'
        ? 'Nous l’avons examinée et ne pouvons pas l’accepter.'
        : 'Nous avons examiné votre demande et ne pouvons pas l’accepter.',
      ...(why === null ? [] : [why]),
      reason === 'withdrawal'
        ? 'Si vous pensez que nous faisons erreur, répondez à ce message. Vous n’avez pas à motiver votre rétractation.'
        : 'Si nous vous avons mal compris, répondez à ce message ou envoyez une nouvelle demande depuis la page de votre compte, en précisant ce qui n’a pas fonctionné.',
    ],
    action: { label, url },
    notes: [],
  }),
};
