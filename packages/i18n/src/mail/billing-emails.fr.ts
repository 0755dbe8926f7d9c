import type { BusinessType } from '@octavo/contract/billing';
import { graceSeconds } from '@octavo/contract/limits';
import type { Beginning, TrialLeft } from '@octavo/domain/billing/due-emails';
import { productLabel } from '../plan-names.ts';
import type { BillingEmails } from './billing-emails.ts';
import { amountText, dayText, momentText } from './money-text.ts';

const graceDays = graceSeconds / (24 * 3600);

const contents: Readonly<Record<BusinessType, string>> = {
  pro: 'traitements illimités, tous les outils et les téléchargements',
  ai_pdf_single:
    'documents et questions sans limite sur la page IA PDF. Les autres outils et les téléchargements n’en font pas partie',
};

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
      `La formule commence le ${dayText('fr', startsAt)}, à la fin de votre formule actuelle. ${amount} vous sont alors débités, puis à chaque renouvellement, jusqu’à ce que vous résiliiez.`,
    ];
  }

  if (renewsAt !== null) {
    return [
      `La formule coûte ${amount} et se renouvelle automatiquement : le prochain débit de ${amount} aura lieu le ${dayText('fr', renewsAt)}, sauf si vous résiliez avant.`,
    ];
  }

  return [
    endsAt === null
      ? `Vous avez payé ${amount} une seule fois et ne serez plus débité.`
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
  welcome: (email, { plan, product, url }) => ({
    subject: `Bienvenue dans ${productLabel('fr', product)}`,
    paragraphs: ['Bonjour,', `Vous avez maintenant ${plan} : ${contents[product]}.`, ...costs(email)],
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
      `Si vous ne souhaitez pas continuer, résiliez avant le ${momentText('fr', cancelBefore)} et vous ne serez pas débité.`,
    ],
    action: { label: 'Garder ou résilier', url },
    notes: [],
  }),

  renewal: ({ at, price }, { plan, url }) => ({
    subject: 'Votre abonnement se renouvelle bientôt',
    paragraphs: [
      'Bonjour,',
      `${plan} se renouvelle le ${dayText('fr', at)} pour ${amountText('fr', price)}.`,
      'Pour le garder, vous n’avez rien à faire. Sinon, résiliez avant cette date.',
    ],
    action: { label: 'Votre abonnement', url },
    notes: [],
  }),

  'payment-failed': ({ price }, { plan, product, url }) => ({
    subject: 'Votre paiement a échoué',
    paragraphs: [
      'Bonjour,',
      `Nous n’avons pas pu débiter ${amountText('fr', price)} pour ${plan}. Nous réessaierons dans les prochains jours, et vous gardez ${productLabel('fr', product)} pendant ${graceDays} jours au plus.`,
      'Vérifiez ou mettez à jour votre moyen de paiement.',
    ],
    action: { label: 'Mettre à jour le moyen de paiement', url },
    notes: [`Si vous ne voulez plus d’${plan}, résiliez au même endroit et nous ne réessaierons plus.`],
  }),

  cancelled: ({ endsAt, willCharge }, { plan, product, url }) => ({
    subject: 'Votre abonnement est résilié',
    paragraphs: [
      'Bonjour,',
      willCharge
        ? `${plan} est résilié. Votre essai était dans ses dernières 24\u00a0heures\u00a0: la première période est encore débitée, et c’est la dernière.`
        : `${plan} est résilié. Vous ne serez plus débité.`,
      ...(endsAt === null
        ? []
        : [`Vous gardez ${productLabel('fr', product)} jusqu’au ${momentText('fr', endsAt)}.`]),
    ],
    action: { label: 'Vous avez changé d’avis\u202f?', url },
    notes: [],
  }),

  'plan-changed': ({ due, startsAt, price, at, trial }, { plan, before, url }) => ({
    subject: 'Votre formule a été changée',
    paragraphs: [
      'Bonjour,',
      `Vous avez choisi ${plan} à la place ${before === null ? 'de votre ancienne formule' : `d’${before}`}.`,
      due.minor === 0
        ? 'Rien n’a été débité pour ce changement.'
        : `${amountText('fr', due)} ont été débités\u00a0: le prix de la nouvelle formule, moins la part non utilisée de l’ancienne.`,
      ...(trial !== null
        ? [afterTrial(trial, amountText('fr', price))]
        : startsAt < at
          ? [
              `La nouvelle formule a commencé. Le prochain débit est de ${amountText('fr', price)}, le ${dayText('fr', at)}.`,
            ]
          : [
              `Votre formule actuelle continue jusqu’au ${dayText('fr', at)}. La nouvelle formule commence ensuite, et ${amountText('fr', price)} vous sont débités.`,
            ]),
    ],
    action: { label: 'Votre abonnement', url },
    notes: ['Si vous n’êtes pas à l’origine de ce changement, répondez à cet e-mail.'],
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
    notes: ['Si vous n’êtes pas à l’origine de ce changement, répondez à cet e-mail.'],
  }),
};
