import type { AccountWords } from './account.ts';

export const french: AccountWords = {
  seoTitle: 'Compte · Octavo',
  heading: 'Compte',
  accountStatus: { free: 'Gratuit', assistant: 'IA PDF', pro: 'Pro' },
  done: {
    saved: 'Enregistré.',
    cancelled: 'Votre formule est résiliée et ne sera pas renouvelée.',
    resumed: 'Votre formule continue.',
    changed: 'Votre formule a été changée.',
    card: 'Votre moyen de paiement a été mis à jour. Il servira aux prochains paiements.',
    asked: 'Nous avons reçu votre demande et vous répondrons par e-mail.',
    again: 'Un nouveau paiement est nécessaire : choisissez la formule sur la page des tarifs.',
  },
  person: {
    heading: 'Profil',
    email: 'Adresse e-mail',
    name: 'Nom',
    language: 'Langue des e-mails',
    languages: { en: 'English', fr: 'Français' },
    since: 'Membre depuis le',
    save: 'Enregistrer',
  },
  plan: {
    heading: 'Formule',
    plan: 'Abonnement',
    period: 'Période de facturation',
    running: '{period}, payé jusqu’au {date}',
    next: 'Formule suivante',
    follows: '{period}, à partir du {date} : {price}',
    renewal: 'Renouvellement',
    ends: 'Se termine le',
    last: 'Votre formule précédente',
    endedOn: 'Terminée le',
    trialEnds: 'Fin de l’essai',
    freeUntil: 'Résiliation gratuite jusqu’au',
    price: 'Prix',
    provider: 'Moyen de paiement',
    none: 'Aucun',
    never: 'Jamais',
    gift: 'Offerte',
    payment: { stripe: 'Carte', paypal: 'PayPal', sandbox: 'Paiement de test', grant: 'Offert' },
    periods: {
      MONTH: 'Chaque mois',
      QUARTERLY: 'Chaque trimestre',
      YEAR: 'Chaque année',
      FOREVER: 'Paiement unique',
    },
    state: {
      trial:
        'Votre essai gratuit de tous les outils dure jusqu’au {date}. Il s’arrête automatiquement. Rien ne sera débité.',
      trialOver:
        'Votre essai gratuit de tous les outils s’est terminé le {date}. Des limites quotidiennes s’appliquent ; les téléchargements sont inclus dans Pro.',
      trialUsed:
        'Cette adresse e-mail a déjà profité des {days} jours gratuits, avec un compte précédent. Des limites quotidiennes s’appliquent ; les téléchargements sont inclus dans Pro.',
      gift: '{product} vous est offert jusqu’au {date}, sans renouvellement ni débit. Une formule commandée avant cette date commence tout de suite.',
      giftForGood: '{product} vous est offert à vie. Rien n’est débité et vous n’avez rien à acheter.',
      partForGood: '{product} vous est offert à vie. Rien n’est débité.',
      assistant:
        'Votre formule comprend IA PDF : documents et questions sans limite. Les autres outils gardent leurs limites gratuites, et les téléchargements font partie de Pro.',
      free: 'Vous n’avez pas de formule. Des limites quotidiennes s’appliquent ; les téléchargements sont inclus dans Pro.',
      cancelled: 'Formule résiliée : vous avez {product} jusqu’au {date} et ne serez plus débité.',
      pastDue:
        'Le dernier renouvellement a échoué. Mettez à jour votre moyen de paiement avant le {date} pour garder {product}.',
      unpaid:
        'Le dernier débit a échoué, et {product} s’est arrêté. Mettez à jour votre moyen de paiement pour continuer, ou résiliez la formule pour arrêter les nouvelles tentatives.',
      disputed:
        'Votre banque a annulé votre dernier paiement. {product} est suspendu jusqu’au règlement du litige, et votre formule ne se renouvelle pas.',
      lastCharge:
        'Résiliée trop tard pour l’essai : la première période est encore débitée, et c’est la dernière.',
    },
    waiting: {
      text: 'Vous avez commandé {plan}. Le paiement n’est pas encore confirmé : il peut prendre un instant, ou n’a pas été finalisé.',
      unknown: 'une formule',
      look: 'Vérifier son état',
    },
    see: 'Voir les formules',
    cancel: 'Résilier la formule',
    cancelFree: 'Vous gardez {product} jusqu’au {date}. Vous ne serez plus débité.',
    cancelCharge:
      'L’essai se termine dans moins de {hours} : la première période, {price}, est encore débitée. Vous gardez {product} jusqu’à la fin de cette période, sans renouvellement.',
    cancelNow: 'Oui, résilier',
    resume: 'Garder ma formule',
    change: 'Changer de formule',
    changeTo: 'Passer à « {plan} » : {price} {period}',
    quote: {
      now: '{due} aujourd’hui, puis {price} le {date}.',
      later: 'Rien aujourd’hui ; commence le {date} à {price}.',
      trial: 'Rien aujourd’hui ; votre essai continue jusqu’au {date}, puis {price}.',
    },
    agree: {
      now: 'La formule « {plan} » commence aujourd’hui. {due} sont débités maintenant : son prix, moins la part non utilisée de votre formule actuelle. Elle coûte ensuite {price} {period} ; prochain débit le {date}.',
      later:
        'Rien n’est débité aujourd’hui. Votre formule actuelle continue jusqu’au {date} ; la formule « {plan} » commence ensuite, à {price} {period}.',
      trial:
        'Rien n’est débité aujourd’hui. Votre essai continue jusqu’au {date} ; la formule « {plan} » commence ensuite, à {price} {period}. Résiliez avant le {free} et vous ne payez rien.',
      trialLate:
        'Rien n’est débité aujourd’hui. Votre essai continue jusqu’au {date} ; la formule « {plan} » commence ensuite, à {price} {period}.',
    },
    changeNow: { now: 'Oui, changer et payer {due} maintenant', later: 'Oui, changer le {date}' },
    changeOrder: 'Pour prendre cette formule, résiliez d’abord la formule actuelle, puis commandez-la.',
    nextOrder:
      'Pour changer de formule, choisissez-en une sur la page des tarifs. Elle commence le {date}, à la fin de votre essai ou de la période payée ; rien n’est débité avant.',
    changeAfterTrial: 'Vous pourrez commander une autre formule à la fin de votre essai, le {date}.',
    card: 'Mettre à jour le moyen de paiement',
  },
  payments: {
    heading: 'Paiements',
    date: 'Date',
    amount: 'Montant',
    state: 'État',
    states: {
      paid: 'Payé',
      failed: 'Échoué',
      refunded: 'Remboursé',
      pending: 'En cours',
      disputed: 'Contesté',
    },
    refundStates: {
      asked: 'Remboursement demandé',
      granted: 'Remboursement en cours',
      refused: 'Remboursement refusé',
      done: 'Remboursé',
    },
    ask: 'Demander un remboursement',
    whatEnds:
      'Une fois le remboursement effectué, la formule s’arrête : vous n’avez plus accès à {product} et n’êtes plus débité.',
    whatFor: 'Formule : {plan}.',
    back: 'Vous demandez le remboursement de {amount}, payés le {date}. Possible jusqu’au {until}.',
    backTogether:
      'Vous demandez le remboursement de {amount} au total : {payments}. Votre paiement précédent a été déduit du prix de la même formule. Possible jusqu’au {until}.',
    onePayment: '{amount} payés le {date}',
    askedFor:
      'Elle porte sur {amount}\u00a0: {payments}. La formule s’arrête une fois le remboursement effectué, et nous vous prévenons par e-mail.',
    reason: 'Motif',
    withdrawal: 'Droit de rétractation dans l’Union européenne ({days} jours, sans motif)',
    problem: 'Quelque chose n’a pas fonctionné ({days} jours)',
    text: 'Que s’est-il passé ?',
    send: 'Envoyer la demande',
  },
  sessions: {
    heading: 'Sessions actives',
    here: 'Ce navigateur',
    seen: 'Utilisé le {date}',
    end: 'Se déconnecter partout',
  },
  data: {
    heading: 'Vos données',
    export: 'Télécharger mes données (zip)',
    exportHint: 'Votre compte, vos formules et paiements, vos traitements et les fichiers encore conservés.',
    erase: 'Supprimer le compte',
    eraseHint:
      'Tout est supprimé immédiatement : sessions, traitements, fichiers encore conservés, messages envoyés avec votre adresse, votre nom et votre adresse. Toute formule est d’abord résiliée, sans remboursement automatique. Cette action est irréversible.',
    confirm: 'Saisissez votre adresse e-mail pour confirmer',
    notTheirs: 'Ce n’est pas l’adresse de ce compte. Rien n’a été supprimé.',
    eraseNow: 'Supprimer définitivement',
  },
};
