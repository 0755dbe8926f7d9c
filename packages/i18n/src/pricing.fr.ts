import type { PricingWords } from './pricing.ts';

export const french: PricingWords = {
  seoTitle: 'Tarifs · Octavo',
  seoDescription:
    'Octavo Pro au mois, au trimestre ou à l’année : téléchargements, reconnaissance de texte, forte compression, fichiers jusqu’à {taskSize}. Résiliation en deux clics.',
  heading: 'Pro, et ce qu’il coûte',
  headingFor: 'Pro, pour télécharger ce que produit « {tool} »',
  lead: 'Lancer la plupart des outils et voir le résultat, c’est gratuit. Pro ouvre tous les outils et le téléchargement.',
  rule: {
    free: 'Traitements et aperçus sont gratuits, {tasks} par jour. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    trial:
      'Votre essai ouvre tous les outils jusqu’au {date}. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    tool: 'Cet outil fait partie de Pro, et des {days} jours offerts à la connexion. Le téléchargement fait partie de Pro, à partir de {price} {period}.',
    toolAfterTrial:
      'Cet outil fait partie de Pro, à partir de {price} {period}, tout comme le téléchargement de ce que produisent les autres.',
    link: 'Voir les formules',
  },
  currency: 'Devise',
  plans: 'Formule',
  plan: { MONTH: 'Au mois', QUARTERLY: 'Au trimestre', YEAR: 'À l’année', FOREVER: 'À vie' },
  period: { MONTH: 'par mois', QUARTERLY: 'par trimestre', YEAR: 'par an', FOREVER: 'une fois' },
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
    pay: 'Vous payez {price} aujourd’hui, puis {price} {period} jusqu’à résiliation. Pro reste ensuite actif jusqu’à la fin de la période payée.',
    later:
      'Ce que vous avez payé dure jusqu’au {date}, et rien n’est débité avant. Votre moyen de paiement est ensuite débité de {price} {period}, jusqu’à résiliation.',
    forever: 'Vous payez {price} une seule fois. Rien ne se renouvelle.',
  },
  trialUsed:
    'Vous avez déjà profité de l’essai d’une formule : toutes commencent maintenant à leur prix normal.',
  cancelling:
    'La résiliation prend deux clics sur la page de votre compte. Remboursement : {money} jours si quelque chose ne fonctionne pas, {withdrawal} jours sans motif dans l’Union européenne.',
  agree: {
    accept: 'En commandant, vous acceptez les',
    terms: 'conditions d’utilisation',
    and: 'et les',
    subscription: 'conditions d’abonnement',
    more: 'En savoir plus :',
    moneyBack: 'politique de remboursement',
    privacy: 'politique de confidentialité',
  },
  none: 'Aucun moyen de paiement n’est configuré',
  noneHint: 'Ce serveur ne vend rien pour le moment. La personne qui l’exploite peut configurer un paiement.',
  noPlans: 'Aucune formule n’est en vente pour le moment.',
  owned: {
    plan: 'Votre formule : {plan}. Vous la changez ou la résiliez sur la page de votre compte.',
    once: 'Votre formule : {plan}. Rien ne se renouvelle et vous n’avez rien à acheter.',
    before: 'Votre formule : {plan}. Une autre, commandée ici, commencerait le {date}.',
    gift: 'Ce site vous offre Pro jusqu’au {date}, et rien n’est débité ensuite. Une formule commandée maintenant commence tout de suite : il ne vous en faut aucune avant cette date.',
    forGood: 'Ce site vous offre Pro, sans limite de durée. Vous n’avez rien à acheter.',
    own: 'Votre formule',
  },
  manage: 'Voir votre formule',
  compare: {
    heading: 'Ce qui est compris',
    columns: ['Sans compte', 'Inscrit, {days} premiers jours', 'Pro'],
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
  wanted: {
    trial: 'Gratuit pendant {trial}, une fois par personne, puis {price} {period} jusqu’à résiliation',
    pay: '{price} {period}, jusqu’à résiliation',
    forever: '{price}, payés une seule fois',
  },
  pay: {
    seoTitle: 'Vers le paiement · Octavo',
    heading: 'Confirmez votre commande',
    text: 'Moyen de paiement : {payment}. La suite se passe chez le prestataire, et aucun numéro de carte ne parvient à Octavo.',
    action: {
      trial: 'Commencer l’essai gratuit, puis {price} {period}',
      pay: 'Commander pour {price} {period}',
    },
    unchosen: 'Cette adresse ne désigne aucune formule en vente. Choisissez-en d’abord une.',
    failed: 'Le paiement n’a pas pu commencer',
    again: 'Revenir aux formules',
  },
  outcome: {
    seoTitle: 'Votre paiement · Octavo',
    waiting: 'En attente du paiement',
    waitingHint: 'Nous vérifions toutes les deux secondes. Cette page se met à jour d’elle-même.',
    paid: 'Bienvenue dans Pro',
    paidHint: 'Tous les téléchargements sont ouverts, dans cet onglet comme dans les autres.',
    trialEnds: 'Votre essai se termine le {date}.',
    trialRenewal: '{price} vous seront alors débités, sauf résiliation au plus tard le {deadline}.',
    renewal: 'Le {date}, {price} vous seront débités, sauf résiliation avant cette date.',
    goOn: 'Continuer',
    account: 'Voir votre formule',
    failed: 'Le paiement a échoué',
    failedHint: 'Rien n’a été débité. Vérifiez la carte ou choisissez un autre moyen de paiement.',
    abandoned: 'Le paiement n’a pas été terminé',
    abandonedHint: 'Rien n’a été débité. Choisissez une formule quand vous voudrez.',
    retry: 'Choisir à nouveau',
    undetected: 'Paiement non détecté',
    undetectedHint:
      'Il a peut-être du retard, ou il a échoué. Avant de payer une seconde fois, vérifiez à nouveau dans quelques minutes ; la page de votre compte l’affiche dès qu’il est là. Si votre compte a été débité et que rien ne change en une heure, écrivez-nous.',
    unavailable: 'Impossible de connaître le paiement',
    unavailableHint:
      'Le prestataire de paiement ne répond pas pour le moment : nous ne pouvons pas savoir où en est votre paiement. Avant de payer une seconde fois, vérifiez à nouveau dans quelques minutes ; la page de votre compte l’affiche dès qu’il est là.',
    look: 'Vérifier à nouveau',
    close: 'Fermer',
  },
};
