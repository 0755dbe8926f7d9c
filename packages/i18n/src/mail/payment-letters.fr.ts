import { payBackDays, refundDays, withdrawalDays } from '@octavo/contract/limits';
import type { PaidItem } from '@octavo/domain/billing/due-payment-letters';
import { amountText, dayText, momentText } from './money-text.ts';
import type { PaymentEmails } from './payment-letters.ts';
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
          `Soit ${amountText('fr', sum)} en tout\u00a0: ce que vous aviez payé avant a été déduit du prix de la même formule.`,
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
      `Si quelque chose ne fonctionne pas, vous pouvez demander le remboursement pendant ${refundDays}\u00a0jours.`,
      `Les consommateurs de l’Union européenne peuvent aussi se rétracter dans les ${withdrawalDays}\u00a0jours qui suivent ce paiement, sans donner de motif.`,
    ],
  }),

  'refund-asked': ({ reason, askedAt, payments }, { plan, url }) =>
    reason === 'withdrawal'
      ? {
          subject: 'Votre rétractation est enregistrée',
          paragraphs: [
            'Bonjour,',
            `Le ${momentText('fr', askedAt)}, vous avez notifié votre rétractation du contrat portant sur ${plan ?? 'votre formule'}. Ce message en est la preuve. Il s’agit de\u00a0:`,
            ...linesOf(payments),
            `L’argent vous sera rendu par votre moyen de paiement, dans les ${payBackDays}\u00a0jours qui suivent votre rétractation. La formule s’arrêtera alors et plus rien ne sera débité. Un autre message vous en informera.`,
          ],
          action: { label, url },
          notes: [],
        }
      : {
          subject: 'Votre demande de remboursement est enregistrée',
          paragraphs: [
            'Bonjour,',
            `Le ${momentText('fr', askedAt)}, vous avez demandé le remboursement ${plan === null ? 'de votre paiement' : `d’${plan}`}\u00a0:`,
            ...linesOf(payments),
            'Nous examinons ce que vous avez écrit et répondons par e-mail. Si l’argent vous est rendu, la formule s’arrête alors.',
          ],
          action: { label, url },
          notes: [],
        },

  refunded: ({ payments, hasEnded }, { plan, url }) => ({
    subject: `Remboursement\u00a0: ${totalText('fr', payments)}`,
    paragraphs: [
      'Bonjour,',
      `Nous vous avons rendu ${totalText('fr', payments)}${plan === null ? '' : ` pour ${plan}`}, par votre moyen de paiement. Votre banque peut mettre jusqu’à dix jours à l’afficher.`,
      payments.length > 1 ? 'Il s’agit de vos paiements\u00a0:' : 'Il s’agit de votre paiement\u00a0:',
      ...payments.map(lineOf),
      ...(hasEnded
        ? [
            'Votre formule s’est arrêtée\u00a0: elle ne vous donne plus accès à Pro, et plus rien ne sera débité à ce titre.',
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
        ? 'Nous l’avons examinée et n’avons pas pu l’accepter.'
        : 'Nous avons examiné votre demande et n’avons pas pu l’accepter.',
      ...(why === null ? [] : [why]),
      reason === 'withdrawal'
        ? 'Si nous faisons erreur, répondez à ce message. Vous n’avez pas à motiver votre rétractation.'
        : 'Si nous vous avons mal compris, répondez à ce message ou refaites la demande sur la page de votre compte, en précisant ce qui n’a pas fonctionné.',
    ],
    action: { label, url },
    notes: [],
  }),
};
