import type { AccountWords } from './account.ts';

export const french: AccountWords = {
  seoTitle: 'Compte · Octavo',
  heading: 'Compte',
  standing: { free: 'Gratuit', pro: 'Pro' },
  done: {
    saved: 'Enregistré.',
    cancelled: 'C’est résilié. Plus rien ne se renouvelle.',
    resumed: 'Votre formule continue.',
    changed: 'Votre formule a été changée.',
    card: 'Votre carte a été changée. Les prochains débits se feront sur la nouvelle.',
    asked: 'Votre demande est bien arrivée ; nous répondons par e-mail.',
    again: 'Cela demande un nouveau paiement : choisissez la formule sur la page des tarifs.',
  },
  person: {
    heading: 'Vous',
    email: 'Adresse e-mail',
    name: 'Nom',
    language: 'Langue de nos e-mails',
    languages: { en: 'English', fr: 'Français' },
    since: 'Membre depuis le',
    save: 'Enregistrer',
  },
  plan: {
    heading: 'Formule',
    plan: 'Abonnement',
    period: 'Période de facturation',
    running: '{period}, payée jusqu’au {date}',
    next: 'Ensuite',
    follows: '{period}, à partir du {date} : {price}',
    renewal: 'Renouvellement',
    ends: 'Se termine le',
    last: 'Votre dernière formule',
    endedOn: 'Terminée le',
    trialEnds: 'Fin de l’essai',
    freeUntil: 'Résiliation gratuite jusqu’au',
    price: 'Prix',
    provider: 'Moyen de paiement',
    none: 'Aucun',
    never: 'Jamais',
    gift: 'Offerte par ce site',
    pro: 'Pro',
    payment: { stripe: 'Carte', paypal: 'PayPal', sandbox: 'Paiement d’essai', grant: 'Cadeau' },
    periods: {
      MONTH: 'Chaque mois',
      QUARTERLY: 'Chaque trimestre',
      YEAR: 'Chaque année',
      FOREVER: 'Une fois pour toutes',
    },
    state: {
      trial:
        'Votre essai gratuit ouvre tous les outils jusqu’au {date}. Il s’arrête tout seul et ne coûte rien.',
      trialOver:
        'Votre essai gratuit de tous les outils s’est terminé le {date}. Les outils fonctionnent dans les limites du jour ; le téléchargement fait partie de Pro.',
      trialUsed:
        'Les {days} jours gratuits ont déjà été offerts à cette adresse, avec un compte précédent : chacun en profite une fois. Les outils fonctionnent dans les limites du jour ; le téléchargement fait partie de Pro.',
      gift: 'Ce site vous offre Pro jusqu’au {date}. Rien ne se renouvelle et rien n’est débité. Une formule commandée avant cette date commence tout de suite.',
      giftForGood:
        'Ce site vous offre Pro sans limite de durée. Rien n’est débité et vous n’avez rien à acheter.',
      free: 'Vous n’avez pas de formule. Les outils fonctionnent dans les limites du jour ; le téléchargement fait partie de Pro.',
      cancelled: 'Résiliée : Pro dure jusqu’au {date} et plus rien n’est débité.',
      pastDue: 'Le dernier renouvellement a échoué. Changez la carte avant le {date}, sinon Pro s’arrête.',
      unpaid:
        'Le dernier débit a échoué, et Pro s’est arrêté. Changez la carte pour continuer, ou résiliez la formule pour qu’il ne soit plus tenté.',
      disputed:
        'La banque a repris votre dernier paiement. Pro est suspendu jusqu’à ce que ce soit réglé, et rien ne se renouvelle.',
      lastCharge:
        'Résiliée trop tard pour l’essai : la première période est encore débitée, et c’est la dernière.',
    },
    waiting: {
      text: 'Vous avez commandé {plan}. Le paiement n’est pas encore confirmé : il peut tarder un peu, ou n’a pas été terminé.',
      pro: 'Pro',
      look: 'Voir où il en est',
    },
    see: 'Voir les formules',
    cancel: 'Résilier la formule',
    cancelFree: 'Pro dure jusqu’au {date}. Plus rien n’est débité.',
    cancelCharge:
      'L’essai se termine dans moins de {hours} : la première période, {price}, est encore débitée. Pro dure jusqu’à la fin de cette période, puis plus rien ne se renouvelle.',
    cancelNow: 'Oui, résilier',
    resume: 'Reprendre la formule',
    change: 'Changer de formule',
    changeTo: 'Passer à « {plan} » : {price} {period}',
    quote: {
      now: 'Aujourd’hui {due}, puis {price} le {date}.',
      later: 'Rien aujourd’hui ; commence le {date}, puis {price}.',
      trial: 'Rien aujourd’hui ; votre essai continue jusqu’au {date}, puis {price}.',
    },
    agree: {
      now: 'La formule « {plan} » commence aujourd’hui. {due} sont débités tout de suite : son prix, moins ce qui reste de votre formule. Ensuite, elle coûte {price} {period} ; prochain débit le {date}.',
      later:
        'Rien n’est débité aujourd’hui. Ce que vous avez payé continue jusqu’au {date} ; la formule « {plan} » commence alors, pour {price} {period}.',
      trial:
        'Rien n’est débité aujourd’hui. Votre essai continue jusqu’au {date} ; la formule « {plan} » commence alors, pour {price} {period}. Une résiliation avant le {free} ne coûte rien.',
      trialLate:
        'Rien n’est débité aujourd’hui. Votre essai continue jusqu’au {date} ; la formule « {plan} » commence alors, pour {price} {period}.',
    },
    changeNow: { now: 'Oui, changer et payer {due} maintenant', later: 'Oui, changer le {date}' },
    changeOrder: 'Cette formule demande une nouvelle commande, une fois la formule actuelle résiliée.',
    nextOrder:
      'Une autre formule se commande sur la page des tarifs. Elle commencerait le {date}, à la fin de votre essai ou de ce que vous avez payé ; rien n’est débité avant.',
    changeAfterTrial: 'Une autre formule pourra être commandée à la fin de votre essai, le {date}.',
    card: 'Changer la carte',
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
      refused: 'Non remboursé',
      done: 'Remboursé',
    },
    ask: 'Demander un remboursement',
    whatEnds:
      'Quand l’argent est rendu, la formule s’arrête\u00a0: elle ne vous donne plus accès à Pro, et plus rien n’est débité à ce titre.',
    whatFor: 'Ce que vous avez payé\u00a0: {plan}.',
    back: 'Vous demandez le remboursement de {amount}, payés le {date}. Possible jusqu’au {until}.',
    backTogether:
      'Vous demandez le remboursement de {amount} en tout\u00a0: {payments}. Ce que vous aviez payé avant a été déduit du prix de la même formule. Possible jusqu’au {until}.',
    onePayment: '{amount} payés le {date}',
    askedFor:
      'Elle porte sur {amount}\u00a0: {payments}. La formule s’arrête quand l’argent est rendu, et un e-mail vous le dit.',
    reason: 'Motif',
    withdrawal: 'Droit de rétractation dans l’Union européenne ({days} jours, sans motif)',
    problem: 'Quelque chose n’a pas fonctionné ({days} jours)',
    text: 'Ce qui s’est passé',
    send: 'Envoyer la demande',
  },
  sessions: {
    heading: 'Où vous êtes connecté',
    here: 'Ce navigateur',
    seen: 'Utilisé le {date}',
    end: 'Se déconnecter partout',
  },
  data: {
    heading: 'Vos données',
    export: 'Tout télécharger (zip)',
    exportHint: 'Votre compte, vos formules et paiements, vos traitements et les fichiers encore conservés.',
    erase: 'Effacer le compte',
    eraseHint:
      'Tout disparaît d’un coup : connexions, traitements, fichiers encore conservés, messages écrits avec votre adresse, votre nom et votre adresse. Une formule est d’abord résiliée, sans remboursement automatique. C’est irréversible.',
    confirm: 'Saisissez votre adresse e-mail pour confirmer',
    notTheirs: 'Ce n’est pas l’adresse de ce compte. Rien n’a été effacé.',
    eraseNow: 'Effacer définitivement',
  },
};
