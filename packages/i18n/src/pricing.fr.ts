import type { PricingWords } from './pricing.ts';

export const french: PricingWords = {
  seoTitle: 'Tarifs · Octavo',
  seoDescription:
    'Octavo Pro au mois, au trimestre ou à l’année : téléchargements, reconnaissance de texte, forte compression, fichiers jusqu’à {taskSize}. Résiliation en deux clics.',
  heading: 'Pro, et ce qu’il coûte',
  headingFor: 'Pro, pour télécharger ce que produit « {tool} »',
  lead: 'Lancer les outils et regarder les résultats est gratuit. Pro permet de les emporter.',
  rule: {
    free: 'Traitements et aperçus sont gratuits, {tasks} par jour. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    trial:
      'Votre essai ouvre tous les outils jusqu’au {date}. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    tool: 'Cet outil fait partie de Pro, et des {days} jours offerts à la connexion. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    toolAfterTrial:
      'Cet outil fait partie de Pro, à partir de {price} {period}, tout comme le téléchargement de ce que produisent les autres.',
    link: 'Voir les formules',
  },
  currency: 'Devise',
  plans: 'Formule',
  plan: { MONTH: 'Au mois', QUARTERLY: 'Tous les 3 mois', YEAR: 'À l’année', FOREVER: 'À vie' },
  period: { MONTH: 'par mois', QUARTERLY: 'tous les 3 mois', YEAR: 'par an', FOREVER: 'une fois' },
  perMonth: '{price} par mois',
  about: 'environ {price}',
  perUser: 'Chaque formule vaut pour une personne.',
  percentOff: '−{percent}',
  trialDays: { one: '{count} jour offert', other: '{count} jours offerts' },
  payWith: 'Payer par',
  payment: { stripe: 'Carte', paypal: 'PayPal', sandbox: 'Paiement d’essai (sans argent)' },
  action: {
    trial: 'Commencer l’essai gratuit',
    pay: 'Passer au paiement',
    forever: 'Acheter une fois pour {price}',
  },
  terms: {
    trial:
      'Votre essai commence aujourd’hui et se termine le {date}. Votre moyen de paiement est ensuite débité de {price} {period}, jusqu’à résiliation. Résiliez au moins {hours} avant la fin de l’essai et rien n’est débité ; plus tard, la première période est encore débitée et c’est la dernière.',
    pay: 'Vous êtes débité de {price} aujourd’hui, puis de nouveau {period} jusqu’à résiliation. Pro dure ensuite jusqu’à la fin de la période payée.',
    later:
      'Ce que vous avez payé dure jusqu’au {date}, et rien n’est débité avant. Votre moyen de paiement est ensuite débité de {price} {period}, jusqu’à résiliation.',
    forever: 'Vous êtes débité de {price} une seule fois. Rien ne se renouvelle.',
  },
  trialUsed:
    'Vous avez déjà profité de l’essai d’une formule : toutes commencent maintenant à leur prix normal.',
  cancelling:
    'La résiliation prend deux clics sur la page de votre compte. Remboursement : {money} jours si quelque chose ne fonctionne pas, {withdrawal} jours sans motif dans l’Union européenne.',
  none: 'Aucun moyen de paiement n’est configuré',
  noneHint: 'Ce serveur ne vend rien pour le moment. La personne qui l’exploite peut configurer un paiement.',
  noPlans: 'Aucune formule n’est en vente pour le moment.',
  hasPro: 'Vous avez Pro.',
  manage: 'Voir votre formule',
  compare: {
    heading: 'Ce qui est compris',
    columns: ['Sans compte', 'Essai, {days} jours', 'Pro'],
    rows: {
      tasks: 'Traitements par jour',
      size: 'Fichiers d’un même traitement',
      tools: 'Tout le reste, avec un aperçu de chaque résultat',
      features: 'Reconnaissance de texte, forte compression, options de page',
      download: 'Téléchargement, seul ou en zip',
    },
    unlimited: 'Illimités',
    yes: 'Oui',
    no: 'Non',
  },
  pay: {
    seoTitle: 'Vers le paiement · Octavo',
    heading: 'Vers le paiement',
    text: 'Nous passons la main à {payment}. Aucun numéro de carte ne parvient à Octavo.',
    action: 'Continuer',
    failed: 'Le paiement n’a pas pu commencer',
    again: 'Revenir aux formules',
  },
  outcome: {
    seoTitle: 'Votre paiement · Octavo',
    waiting: 'En attente du paiement',
    waitingHint: 'Nous le demandons toutes les deux secondes. Cette page avance d’elle-même.',
    paid: 'Bienvenue dans Pro',
    paidHint: 'Tous les téléchargements sont ouverts, dans cet onglet comme dans les autres.',
    trialEnds: 'Votre essai se termine le {date}.',
    renewal: 'Le {date}, vous serez débité de {price}, sauf résiliation avant cette date.',
    goOn: 'Continuer',
    account: 'Voir votre formule',
    failed: 'Le paiement a échoué',
    failedHint: 'Rien n’a été débité. Vérifiez la carte ou choisissez un autre moyen de paiement.',
    abandoned: 'Le paiement n’a pas été terminé',
    abandonedHint: 'Rien n’a été débité. Choisissez une formule quand vous voudrez.',
    retry: 'Choisir à nouveau',
    undetected: 'Paiement non détecté',
    undetectedHint:
      'Il arrive peut-être en retard, ou il a échoué. Avant de payer une seconde fois, regardez à nouveau dans quelques minutes ; la page de votre compte l’affiche dès qu’il est là. Si votre compte a été débité et que rien ne change en une heure, écrivez-nous.',
    look: 'Regarder à nouveau',
    close: 'Fermer',
  },
};
