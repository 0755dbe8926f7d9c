import type { LogInWords } from './log-in.ts';

export const french: LogInWords = {
  seoTitle: { 'log-in': 'Connexion · Octavo', 'sign-up': 'Inscription · Octavo' },
  seoDescription: {
    'log-in':
      'Connectez-vous à Octavo par un lien reçu par e-mail, ou avec Google. Aucun mot de passe à retenir.',
    'sign-up':
      'Inscrivez-vous à Octavo et essayez tous les outils pendant {days} jours : traitements illimités, fichiers jusqu’à {taskSize}, sans carte.',
  },
  heading: { 'log-in': 'Connexion', 'sign-up': 'Inscription' },
  lead: {
    'log-in': 'Nous vous envoyons un lien par e-mail. Aucun mot de passe à retenir.',
    'sign-up': 'Une adresse e-mail suffit. Aucun mot de passe à retenir.',
  },
  order: {
    lead: {
      'log-in':
        'Connectez-vous pour poursuivre votre commande de {plan}. Nous vous envoyons un lien par e-mail.',
      'sign-up': 'Il faut un compte pour commander {plan}. Une adresse e-mail suffit.',
    },
    title: 'Votre commande',
    notYet:
      'Rien n’est encore commandé ni débité : une fois connecté, vous reverrez les conditions sur la page de paiement et pourrez confirmer.',
  },
  toggle: {
    'log-in': { ask: 'Pas encore de compte ?', link: 'Inscrivez-vous' },
    'sign-up': { ask: 'Vous avez déjà un compte ?', link: 'Connectez-vous' },
  },
  email: 'Adresse e-mail',
  name: 'Nom',
  nameHint: 'Facultatif',
  send: { 'log-in': 'M’envoyer le lien', 'sign-up': 'M’inscrire avec cette adresse' },
  agree: {
    accept: 'En vous inscrivant, vous acceptez les',
    terms: 'conditions d’utilisation',
    data: 'L’usage de vos données est décrit dans la',
    privacy: 'politique de confidentialité',
  },
  google: 'Continuer avec Google',
  googleFailed: 'La connexion a échoué. Réessayez plus tard ou écrivez-nous si le problème persiste.',
  ended: 'Vous n’êtes plus connecté. Veuillez vous connecter à nouveau.',
  loggedOut: {
    title: 'Vous n’êtes plus connecté',
    text: 'Votre session a pris fin dans un autre onglet. Les fichiers de cette page en font partie : la page sera vidée dans {time}, sauf si vous vous reconnectez.',
    stays:
      'Vos fichiers restent sur cette page pendant que vous vous connectez. Fermer cette fenêtre les retire.',
    clear: 'Vider la page',
    again: 'Se reconnecter',
  },
  or: 'ou',
  sent: 'Votre lien de connexion a été envoyé à l’adresse ci-dessus',
  sentHint:
    'Il fonctionne une seule fois, pendant {time}, dans n’importe quel navigateur. Rien reçu ? Vérifiez vos courriers indésirables.',
  sentFromFiles:
    'Il fonctionne une seule fois, pendant {time}. Ouvrez-le dans ce navigateur, où se trouvent vos fichiers. Rien reçu ? Vérifiez vos courriers indésirables.',
  mailbox: 'Ouvrir la boîte mail de développement',
  again: 'Utiliser une autre adresse',
  trialTitle: 'Ce qu’un compte vous apporte',
  trial: [
    'Tous les outils pendant {days} jours, une fois par personne',
    'Traitements illimités, fichiers jusqu’à {taskSize}',
    'Ni carte bancaire, ni renouvellement automatique',
    'Un aperçu de chaque résultat. Les téléchargements sont inclus dans Pro.',
  ],
  stepsTitle: 'Comment ça marche',
  steps: [
    'Saisissez votre adresse e-mail.',
    'Ouvrez le lien que nous vous envoyons.',
    'Reprenez là où vous en étiez.',
  ],
  welcome: {
    heading: 'Encore une étape',
    text: 'Connectez-vous à Octavo dans ce navigateur.',
    next: 'Vous pourrez ensuite confirmer votre commande : {plan}. {price}.',
    working: 'Connexion…',
    action: 'Se connecter',
    failed: 'Ce lien ne fonctionne pas',
    again: 'Demander un nouveau lien',
    elsewhere: {
      heading: 'Se connecter en tant que {email} ?',
      text: 'Ce lien a été demandé dans un autre navigateur. Ne continuez que si vous l’avez demandé vous-même.',
      instead:
        'Vous êtes actuellement connecté en tant que {email}. Si vous continuez, cette session prendra fin.',
    },
  },
  popup: {
    heading: { 'log-in': 'Connectez-vous pour continuer', 'sign-up': 'Inscrivez-vous pour continuer' },
    kept: 'Vos fichiers restent où ils sont.',
    upgrade: 'Passer à Pro',
    questions: 'Interroger sans limite',
    questionsAction: 'Voir les formules',
    upgradeHint:
      'Les formules s’ouvrent dans un nouvel onglet. Cette page continue automatiquement dès que vous en avez une.',
    upgradeAction: 'Voir les formules',
    later: 'Plus tard',
    close: 'Fermer',
  },
  demo: {
    seoTitle: 'Utilisateur de démonstration · Octavo',
    heading: 'Essayez Octavo avec Pro',
    text: 'Ce serveur sert à essayer Octavo. Connectez-vous comme utilisateur de démonstration avec Pro : tous les outils, téléchargements compris, et rien n’est débité.',
    action: 'Me connecter pour la démonstration',
  },
  mailboxPage: {
    seoTitle: 'Boîte mail de développement · Octavo',
    heading: 'Boîte mail de développement',
    lead: 'Ce serveur ne peut pas envoyer d’e-mails. Ceux qu’il aurait envoyés s’affichent ici, le plus récent d’abord.',
    empty: 'Aucun e-mail pour l’instant.',
    to: 'À {address}',
    refresh: 'Actualiser',
  },
};
