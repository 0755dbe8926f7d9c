import { graceSeconds } from '@octavo/contract/limits';
import type { Beginning, TrialLeft } from '@octavo/domain/billing/due-letters';
import type { BillingEmails } from './money-letters.ts';
import { amountText, dayText, momentText } from './money-text.ts';

const graceDays = graceSeconds / (24 * 3600);

/** Price of a plan, and time of its charges. */
function costs({ trialEndsAt, startsAt, renewsAt, endsAt, price }: Beginning): string[] {
  const amount = amountText('fr', price);

  if (trialEndsAt !== null) {
    return [
      `Votre essai dure jusqu’au ${momentText('fr', trialEndsAt)}. Ensuite, ${amount} vous sont débités, puis à chaque renouvellement, sauf si vous résiliez au moins 24\u00a0heures avant.`,
    ];
  }

  if (startsAt !== null) {
    return [
      `La formule commence le ${dayText('fr', startsAt)}, à la fin de la formule précédente. ${amount} vous sont alors débités, puis à chaque renouvellement, jusqu’à ce que vous résiliiez.`,
    ];
  }

  if (renewsAt !== null) {
    return [
      `La formule coûte ${amount} et se renouvelle d’elle-même\u00a0: les prochains ${amount} vous seront débités le ${dayText('fr', renewsAt)}, sauf si vous résiliez avant.`,
    ];
  }

  return [
    endsAt === null
      ? `La formule a coûté ${amount}, une fois pour toutes\u00a0: plus rien ne sera débité.`
      : `La formule dure jusqu’au ${momentText('fr', endsAt)} et ne se renouvelle pas.`,
  ];
}

/** Consequence of a trial that continues with another plan. */
function afterTrial({ endsAt, cancelBefore }: TrialLeft, amount: string): string {
  const charged = `Votre essai continue jusqu’au ${momentText('fr', endsAt)}. Ensuite, ${amount} vous sont débités`;

  return cancelBefore === null
    ? `${charged}.`
    : `${charged}, sauf si vous résiliez avant le ${momentText('fr', cancelBefore)}.`;
}

export const french: BillingEmails = {
  welcome: (email, { plan, url }) => ({
    subject: 'Bienvenue dans Pro',
    paragraphs: [
      'Bonjour,',
      `${plan} est à vous\u00a0: traitements illimités, tous les outils, et le téléchargement des résultats.`,
      ...costs(email),
    ],
    action: { label: 'Votre abonnement', url },
    notes:
      email.renewsAt === null
        ? []
        : ['Vous pouvez résilier à tout moment sur la page de votre compte, en deux clics.'],
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

  'plan-changed': ({ due, startsAt, price, at, trial }, { plan, before, url }) => ({
    subject: 'Votre formule a été changée',
    paragraphs: [
      'Bonjour,',
      `Vous avez choisi ${plan} à la place ${before === null ? 'de l’ancienne formule' : `d’${before}`}.`,
      due.minor === 0
        ? 'Rien n’a été débité pour ce changement.'
        : `${amountText('fr', due)} ont été débités\u00a0: le prix de la nouvelle formule, moins ce qui restait de l’ancienne.`,
      ...(trial !== null
        ? [afterTrial(trial, amountText('fr', price))]
        : startsAt < at
          ? [`Elle a commencé. Le prochain débit est de ${amountText('fr', price)}, le ${dayText('fr', at)}.`]
          : [
              `Ce que vous avez payé continue jusqu’au ${dayText('fr', at)}. La nouvelle formule commence alors, et ${amountText('fr', price)} vous sont débités.`,
            ]),
    ],
    action: { label: 'Votre abonnement', url },
    notes: ['Si vous n’avez pas demandé ce changement, répondez à ce message.'],
  }),

  'plan-kept': ({ price, at, trial }, { plan, url }) => ({
    subject: 'Vous gardez votre formule',
    paragraphs: [
      'Bonjour,',
      `Vous gardez ${plan}\u00a0: l’autre formule que vous aviez choisie ne commencera pas.`,
      trial === null
        ? `L’abonnement se renouvelle le ${dayText('fr', at)} pour ${amountText('fr', price)}.`
        : afterTrial(trial, amountText('fr', price)),
    ],
    action: { label: 'Votre abonnement', url },
    notes: ['Si vous n’avez pas demandé ce changement, répondez à ce message.'],
  }),
};
