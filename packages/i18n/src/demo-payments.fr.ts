import type { DemoPaymentWords } from './demo-payments.ts';

export const french: DemoPaymentWords = {
  title: 'Simuler un paiement',
  notice: 'Cette page simule un paiement\u00a0: aucun argent ne circule et aucune carte n’est demandée.',
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
  stepTitle: 'Est-ce bien vous\u202f?',
  stepNotice: 'Ici, une banque demanderait si c’est bien vous.',
  confirm: 'Oui, payer',
  refuse: 'Non, ne pas payer',
  over: 'Ce paiement est terminé : plus rien n’est débité ici.',
  back: 'Revenir à Octavo',
  changeTitle: 'Changer de carte',
  save: 'Utiliser cette carte',
};
