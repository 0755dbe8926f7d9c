import { graceSeconds, moneyBackDays } from '@octavo/contract/limits';
import type { MoneyLetters } from './money-letters.ts';
import { amountText, dayText, momentText } from './money-text.ts';

const graceDays = graceSeconds / (24 * 3600);

export const french: MoneyLetters = {
  welcome: ({ trialEndsAt, price }, { plan, url }) => ({
    subject: 'Bienvenue dans Pro',
    paragraphs: [
      'Bonjour,',
      `${plan} est à vous\u00a0: traitements illimités, tous les outils, et le téléchargement des résultats.`,
      ...(trialEndsAt === null
        ? []
        : [
            `Votre essai dure jusqu’au ${momentText('fr', trialEndsAt)}. Ensuite, ${amountText('fr', price)} vous sont débités, sauf si vous résiliez au moins 24\u00a0heures avant.`,
          ]),
    ],
    action: { label: 'Votre abonnement', url },
    notes: ['Vous pouvez résilier à tout moment sur la page de votre compte, en deux clics.'],
  }),

  receipt: ({ number, paidAt, amount }, { plan, url }) => ({
    subject: `Reçu\u00a0: ${amountText('fr', amount)}`,
    paragraphs: [
      'Bonjour,',
      `Nous avons reçu ${amountText('fr', amount)} pour ${plan} le ${dayText('fr', paidAt)}.`,
      `Numéro du reçu\u00a0: ${number}`,
    ],
    action: { label: 'Vos paiements', url },
    notes: [
      `Si quelque chose ne fonctionne pas, vous pouvez demander le remboursement pendant ${moneyBackDays}\u00a0jours.`,
    ],
  }),

  'trial-ends': ({ at, cancelBefore, price }, { plan, url }) => ({
    subject: 'Votre essai se termine bientôt',
    paragraphs: [
      'Bonjour,',
      `Votre essai d’${plan} se termine le ${momentText('fr', at)}. Ensuite, ${amountText('fr', price)} vous sont débités et l’abonnement continue.`,
      `Si vous ne le souhaitez pas, résiliez avant le ${momentText('fr', cancelBefore)}\u00a0: rien ne sera débité.`,
    ],
    action: { label: 'Garder ou résilier', url },
    notes: [],
  }),

  renewal: ({ at, price }, { plan, url }) => ({
    subject: 'Votre abonnement se renouvelle bientôt',
    paragraphs: [
      'Bonjour,',
      `${plan} se renouvelle le ${dayText('fr', at)} pour ${amountText('fr', price)}.`,
      'Vous n’avez rien à faire pour le garder. Sinon, résiliez avant cette date.',
    ],
    action: { label: 'Votre abonnement', url },
    notes: [],
  }),

  'payment-failed': ({ price }, { plan, url }) => ({
    subject: 'Votre paiement a échoué',
    paragraphs: [
      'Bonjour,',
      `Nous n’avons pas pu débiter ${amountText('fr', price)} pour ${plan}. D’autres tentatives suivront ces prochains jours, et Pro vous reste ouvert pendant ${graceDays}\u00a0jours au plus.`,
      'Vérifiez votre carte ou changez-en.',
    ],
    action: { label: 'Changer de carte', url },
    notes: ['Si vous ne voulez plus de Pro, résiliez au même endroit\u00a0: plus rien ne sera tenté.'],
  }),

  cancelled: ({ endsAt, willCharge }, { plan, url }) => ({
    subject: 'Votre abonnement est résilié',
    paragraphs: [
      'Bonjour,',
      willCharge
        ? `${plan} est résilié. Votre essai était dans ses dernières 24\u00a0heures\u00a0: la première période est encore débitée, et c’est la dernière.`
        : `${plan} est résilié. Plus rien ne sera débité.`,
      ...(endsAt === null ? [] : [`Pro vous reste ouvert jusqu’au ${momentText('fr', endsAt)}.`]),
    ],
    action: { label: 'Vous avez changé d’avis\u202f?', url },
    notes: [],
  }),

  'plan-changed': ({ due, startsAt, price, at, cancelBefore }, { plan, before, url }) => ({
    subject: 'Votre formule a été changée',
    paragraphs: [
      'Bonjour,',
      `Vous avez choisi ${plan} à la place d’${before}.`,
      due.minor === 0
        ? 'Rien n’a été débité pour ce changement.'
        : `${amountText('fr', due)} ont été débités\u00a0: le prix de la nouvelle formule, moins ce qui restait de l’ancienne.`,
      ...(cancelBefore !== null
        ? [
            `Votre essai continue jusqu’au ${momentText('fr', at)}. Ensuite, ${amountText('fr', price)} vous sont débités, sauf si vous résiliez avant le ${momentText('fr', cancelBefore)}.`,
          ]
        : startsAt < at
          ? [`Elle a commencé. Le prochain débit est de ${amountText('fr', price)}, le ${dayText('fr', at)}.`]
          : [
              `Ce que vous avez payé continue jusqu’au ${dayText('fr', at)}. La nouvelle formule commence alors, et ${amountText('fr', price)} vous sont débités.`,
            ]),
    ],
    action: { label: 'Votre abonnement', url },
    notes: ['Si vous n’avez pas demandé ce changement, répondez à ce message.'],
  }),

  refunded: ({ amount }, { plan, url }) => ({
    subject: `Remboursement\u00a0: ${amountText('fr', amount)}`,
    paragraphs: [
      'Bonjour,',
      `Nous vous avons rendu ${amountText('fr', amount)} pour ${plan}, par votre moyen de paiement. Votre banque peut mettre jusqu’à dix jours à l’afficher.`,
    ],
    action: { label: 'Vos paiements', url },
    notes: [],
  }),

  'refund-refused': (_letter, { plan, url }) => ({
    subject: 'Votre demande de remboursement',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé le remboursement d’${plan}. Nous avons examiné votre demande et n’avons pas pu l’accepter.`,
      'Si nous vous avons mal compris, répondez à ce message ou refaites la demande sur la page de votre compte, en précisant ce qui n’a pas fonctionné.',
    ],
    action: { label: 'Vos paiements', url },
    notes: [],
  }),
};
