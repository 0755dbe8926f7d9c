import type { PricingWords } from './pricing.ts';

export const french: PricingWords = {
  seoTitle: 'Tarifs · Octavo',
  seoDescription: {
    pro: 'Octavo Pro au mois, au trimestre ou à l’année : téléchargements, reconnaissance de texte, forte compression, fichiers jusqu’à {taskSize}. Résiliation en deux clics.',
    ai_pdf_single:
      'IA PDF seul, au mois ou à l’année : documents et questions sans limite, fichiers jusqu’à {taskSize}. Résiliation en deux clics.',
  },
  heading: 'Tarifs',
  headingFor: 'Passez à Pro pour télécharger votre fichier',
  lead: {
    pro: 'Essayez la plupart des outils et voyez les résultats gratuitement. Passez à Pro pour tout utiliser et télécharger.',
    ai_pdf_single:
      'Interrogez autant de documents et posez autant de questions que vous voulez. Cette formule comprend IA PDF seulement : les autres outils gardent leurs limites gratuites, et les téléchargements font partie de Pro.',
  },
  products: 'Contenu de la formule',
  product: { pro: 'Octavo Pro', ai_pdf_single: 'IA PDF seul' },
  rule: {
    free: 'Traitements et aperçus gratuits, jusqu’à {tasks} par jour. Les téléchargements sont inclus dans Pro, à partir de {price} {period}.',
    trial:
      'Votre essai comprend tous les outils jusqu’au {date}. Les téléchargements sont inclus dans Pro, à partir de {price} {period}.',
    tool: 'Inclus dans Pro, et gratuit pendant {days} jours à l’inscription. Les téléchargements demandent Pro, à partir de {price} {period}.',
    toolAfterTrial:
      'Cet outil est inclus dans Pro, à partir de {price} {period}, comme tous les téléchargements.',
    link: 'Voir les formules',
    downloadAfterTrial:
      'Les téléchargements sont inclus dans Pro : {days} offerts, puis {price} {period}. Résiliation en deux clics.',
    download: 'Les téléchargements sont inclus dans Pro : {price} {period}. Résiliation en deux clics.',
  },
  currency: 'Devise',
  plans: 'Formule',
  plan: { MONTH: 'Au mois', QUARTERLY: 'Au trimestre', YEAR: 'À l’année', FOREVER: 'À vie' },
  period: { MONTH: 'par mois', QUARTERLY: 'par trimestre', YEAR: 'par an', FOREVER: 'une fois' },
  bill: {
    MONTH: 'Débité chaque mois',
    QUARTERLY: '{price} tous les 3 mois',
    YEAR: '{price} chaque année',
    FOREVER: 'Payé une seule fois',
  },
  gets: {
    pro: [
      'Tous les outils, sans limite quotidienne',
      'Téléchargement de chaque résultat, seul ou en zip',
      'Fichiers jusqu’à {taskSize} par traitement',
      'Reconnaissance de texte, forte compression et mise en page',
      'Dans le navigateur, en application installée et par l’API HTTP',
      'Assistance par e-mail',
    ],
    ai_pdf_single: [
      'Documents et questions sans limite',
      'Des réponses avec leur page et leur citation',
      'Fichiers jusqu’à {taskSize} dans IA PDF',
      'Assistance par e-mail',
    ],
  },
  about: 'environ {price}',
  perUser: 'Chaque formule vaut pour un utilisateur.',
  percentOff: '−{percent}',
  noTrial: {
    renewing: 'Sans essai, débité dès aujourd’hui',
    once: 'Sans essai ni renouvellement',
  },
  freeDays: {
    heading: 'Comment marchent les jours offerts',
    plans: 'Formules avec jours offerts : {plans}.',
    today: 'Aujourd’hui',
    todayText: 'Vous avez Pro et pouvez télécharger. Vous ne payez rien.',
    deadlineText:
      'Résiliez avant ce moment et rien ne sera débité. Après, la première période est encore débitée.',
    endText: 'Premier paiement. Pro continue jusqu’à votre résiliation.',
  },
  trialDays: { one: '{count} jour offert', other: '{count} jours offerts' },
  payWith: 'Payer par',
  payment: { stripe: 'Carte', paypal: 'PayPal', sandbox: 'Paiement de test (aucun débit réel)' },
  action: {
    trial: 'Commencer l’essai gratuit',
    pay: 'Passer au paiement',
    forever: 'Acheter une fois pour {price}',
  },
  terms: {
    trial:
      'Votre essai commence aujourd’hui et se termine le {date}. Votre moyen de paiement est ensuite débité de {price} {period} jusqu’à résiliation. Si vous résiliez au moins {hours} avant la fin de l’essai, rien n’est débité ; plus tard, la première période est encore débitée et c’est la dernière.',
    pay: 'Vous payez {price} aujourd’hui, puis {price} {period} jusqu’à résiliation. Après la résiliation, vous gardez {product} jusqu’à la fin de la période payée.',
    later:
      'Votre formule actuelle dure jusqu’au {date} et rien n’est débité avant. Votre moyen de paiement est ensuite débité de {price} {period} jusqu’à résiliation.',
    forever: 'Vous payez {price} une seule fois, sans renouvellement.',
  },
  due: {
    trial:
      '{nothing} aujourd’hui, puis {price} {period} à partir du {date}. Résiliez avant le {deadline} et vous ne payez rien.',
    pay: '{price} aujourd’hui, puis {price} {period} jusqu’à résiliation.',
    once: '{price} aujourd’hui, sans renouvellement.',
  },
  wall: {
    heading: 'Obtenez {name} avec Pro',
    headingAll: 'Obtenez vos fichiers avec Pro',
    lead: 'Votre fichier est prêt et reste ici jusqu’à {time}. Le téléchargement démarre automatiquement dès que vous avez Pro.',
    leadAll:
      'Vos fichiers sont prêts et restent ici jusqu’à {time}. Le téléchargement démarre automatiquement dès que vous avez Pro.',
    loggedIn:
      'Vous êtes connecté. Terminez votre commande dans l’onglet qui s’est ouvert ; le téléchargement démarrera ici automatiquement.',
    trial: '{days} offerts, puis {price} {period}',
    noTrial: 'Sans essai. {price} {period}, dès aujourd’hui',
    once: 'Un seul paiement de {price}',
    start: 'Commencer mes {days} offerts',
    included:
      'Traitements illimités, fichiers jusqu’à {taskSize}, reconnaissance de texte et forte compression compris.',
    compare: 'Comparer les formules',
    plans: 'Voir les formules',
    unavailable: 'Les formules n’ont pas pu être chargées ici. Vous les trouverez sur la page des tarifs.',
  },
  trialUsed:
    'Vous avez déjà profité de l’essai gratuit d’une formule : toutes commencent maintenant à leur prix normal.',
  cancelling:
    'Résiliez en deux clics sur la page de votre compte. Vous pouvez demander un remboursement pendant {money} jours si quelque chose ne fonctionne pas, et pendant {withdrawal} jours sans motif dans l’Union européenne.',
  agree: {
    accept: 'En commandant, vous acceptez les',
    terms: 'conditions d’utilisation',
    and: 'et les',
    subscription: 'conditions d’abonnement',
    more: 'En savoir plus :',
    refundPolicy: 'politique de remboursement',
    privacy: 'politique de confidentialité',
  },
  none: 'Aucun moyen de paiement n’est configuré',
  noneHint:
    'Rien n’est en vente sur ce serveur pour le moment. Son exploitant peut configurer un moyen de paiement.',
  noPlans: 'Aucune formule n’est disponible pour le moment.',
  owned: {
    plan: 'Votre formule : {plan}. Vous pouvez la changer ou la résilier sur la page de votre compte.',
    once: 'Votre formule : {plan}. Sans renouvellement, et rien d’autre à acheter.',
    before: 'Votre formule : {plan}. Si vous en commandez une autre ici, elle commencera le {date}.',
    upgrade:
      'Votre formule : {plan}. Vous pouvez passer à Pro sur la page de votre compte ; ce que vous avez déjà payé est déduit.',
    included: 'Votre formule : {plan}. Elle comprend IA PDF sans limite.',
    gift: '{product} vous est offert jusqu’au {date}. Rien ne sera débité ensuite. Une formule commandée maintenant commence tout de suite : inutile d’en prendre une avant cette date.',
    forGood: '{product} vous est offert à vie. Vous n’avez rien à acheter.',
    partForGood: '{product} vous est offert à vie.',
    own: 'Votre formule',
  },
  manage: 'Voir votre formule',
  compare: {
    heading: 'Ce qui est compris',
    columns: ['Sans compte', 'Inscrit, {days} premiers jours', 'Pro'],
    assistantColumn: 'IA PDF seul',
    asking: '{documents} et {questions}',
    assistantSize: '{small}, {large} dans IA PDF',
    rows: {
      tasks: 'Traitements par jour',
      size: 'Taille totale par traitement',
      asking: 'IA PDF : documents et questions',
      tools: 'Tous les autres outils et options, avec un aperçu de chaque résultat',
      features: 'Reconnaissance de texte, forte compression, options de mise en page',
      download: 'Téléchargements, un par un ou en zip',
    },
    unlimited: 'Illimités',
    yes: 'Oui',
    no: 'Non',
  },
  wanted: {
    trial: 'Gratuit pendant {trial}, une fois par personne, puis {price} {period} jusqu’à résiliation',
    pay: '{price} {period} jusqu’à résiliation',
    forever: '{price}, paiement unique',
  },
  pay: {
    seoTitle: 'Vers le paiement · Octavo',
    heading: 'Confirmez votre commande',
    text: 'Moyen de paiement : {payment}. Vous payez sur la page du prestataire ; Octavo ne voit jamais votre numéro de carte.',
    action: {
      trial: 'Commencer l’essai gratuit, puis {price} {period}',
      pay: 'Commander pour {price} {period}',
    },
    unchosen: 'Ce lien ne mène à aucune formule disponible. Choisissez-en d’abord une.',
    failed: 'Le paiement n’a pas pu être lancé',
    owned: 'Vous avez déjà {product}',
    again: 'Revenir aux formules',
  },
  outcome: {
    seoTitle: 'Votre paiement · Octavo',
    waiting: 'En attente du paiement',
    waitingHint: 'Nous vérifions toutes les deux secondes. Cette page se met à jour automatiquement.',
    paid: 'Bienvenue dans {product}',
    paidHint: {
      pro: 'Vous pouvez maintenant télécharger tous vos fichiers, dans cet onglet comme dans les autres.',
      ai_pdf_single:
        'Vous pouvez maintenant interroger vos documents sans limite, dans cet onglet comme dans les autres.',
    },
    downloads:
      'Si la page de votre fichier est encore ouverte dans un autre onglet, le téléchargement y a démarré.',
    gets: 'Ce que vous avez maintenant',
    dates: 'Bon à savoir',
    reminder: 'Vous pouvez résilier en deux clics sur la page de votre compte.',
    paidLater: 'La formule commence le {date}. D’ici là, votre formule actuelle continue.',
    trialEnds: 'Votre essai se termine le {date}.',
    trialRenewal: '{price} vous seront alors débités, sauf résiliation au plus tard le {deadline}.',
    renewal: 'Le {date}, {price} vous seront débités, sauf résiliation avant cette date.',
    goOn: 'Continuer',
    account: 'Voir votre formule',
    failed: 'Le paiement a échoué',
    failedHint: 'Rien n’a été débité. Vérifiez votre carte ou choisissez un autre moyen de paiement.',
    abandoned: 'Le paiement n’a pas été finalisé',
    abandonedHint: 'Rien n’a été débité. Vous pouvez choisir une formule à tout moment.',
    abandonedWithPlan: 'Rien n’a été débité pour cette commande, et votre accès à {product} ne change pas.',
    returned: 'Vous revenez d’un paiement.',
    state: 'Vérifier son état',
    retry: 'Choisir à nouveau',
    undetected: 'Paiement non détecté',
    undetectedHint:
      'Il a peut-être du retard, ou il a échoué. Avant de payer une seconde fois, vérifiez à nouveau dans quelques minutes ; la page de votre compte l’affiche dès sa réception. Si votre compte a été débité et que rien ne change en une heure, écrivez-nous.',
    unavailable: 'Impossible de vérifier le paiement',
    unavailableHint:
      'Le prestataire de paiement ne répond pas pour le moment : nous ne pouvons pas vérifier votre paiement. Avant de payer une seconde fois, vérifiez à nouveau dans quelques minutes ; la page de votre compte l’affiche dès sa réception.',
    look: 'Vérifier à nouveau',
    close: 'Fermer',
  },
};
