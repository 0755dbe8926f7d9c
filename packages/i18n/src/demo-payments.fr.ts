import type { DemoPaymentWords } from './demo-payments.ts';

export const french: DemoPaymentWords = {
  title: 'Paiement de test',
  notice: 'Cette page ne fait que simuler un paiement : rien n’est débité et aucune carte n’est demandée.',
  trial: ({ days, date, price }) => `${days}\u00a0jours gratuits, puis ${price}, débités à partir du ${date}`,
  later: ({ date, price }) => `${price}, débités à partir du ${date}`,
  now: ({ price }) => `${price}, débités maintenant`,
  each: { MONTH: 'par mois', QUARTERLY: 'par trimestre', YEAR: 'par an', FOREVER: 'une seule fois' },
  cardLabel: 'Choisissez une carte',
  cards: {
    succeeds: 'Une carte qui fonctionne',
    declined: 'Une carte refusée',
    'second-step': 'Une carte qui demande une seconde étape',
    late: 'Une carte qui paie une vingtaine de secondes plus tard',
    'fails-later': 'Une carte qui fonctionne maintenant et échoue au prochain débit',
  },
  pay: 'Payer',
  cancel: 'Revenir sans payer',
  stepTitle: 'Confirmez votre identité',
  stepNotice: 'À cette étape, une banque vous demanderait de confirmer votre identité.',
  confirm: 'Oui, payer',
  refuse: 'Non, ne pas payer',
  over: 'Ce paiement est terminé : plus rien n’est débité ici.',
  back: 'Revenir à Octavo',
  changeTitle: 'Mettre à jour la carte',
  save: 'Utiliser cette carte',
};
