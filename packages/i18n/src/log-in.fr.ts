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
    'log-in': 'Nous envoyons un lien à votre adresse e-mail. Aucun mot de passe à retenir.',
    'sign-up': 'Une adresse e-mail suffit. Aucun mot de passe à retenir.',
  },
  order: {
    lead: {
      'log-in': 'Connectez-vous pour commander {plan}. Nous envoyons un lien à votre adresse e-mail.',
      'sign-up': 'Il faut un compte pour commander {plan}. Une adresse e-mail suffit.',
    },
    title: 'Votre commande',
    notYet:
      'Rien n’est encore commandé ni débité : une fois connecté, vous revoyez les conditions et vous confirmez.',
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
    text: 'La session a pris fin dans un autre onglet. Les fichiers de cette page en font partie\u00a0: la page sera vidée dans {time}, à moins que vous ne vous reconnectiez.',
    stays:
      'Les fichiers restent sur cette page pendant que vous vous connectez. Fermer cette fenêtre les retire.',
    clear: 'Vider la page',
    again: 'Se reconnecter',
  },
  or: 'ou',
  sent: 'Votre lien de connexion a été envoyé à l’adresse ci-dessus',
  sentHint:
    'Il sert une seule fois, pendant {time}, dans n’importe quel navigateur. Rien reçu ? Regardez dans les indésirables.',
  sentFromFiles:
    'Il sert une seule fois, pendant {time}. Ouvrez-le dans ce navigateur : vos fichiers y sont. Rien reçu ? Regardez dans les indésirables.',
  mailbox: 'Ouvrir la boîte aux lettres de développement',
  again: 'Utiliser une autre adresse',
  trialTitle: 'Ce qu’un compte vous ouvre',
  trial: [
    'Tous les outils pendant {days} jours, une fois par personne',
    'Traitements illimités chaque jour, fichiers jusqu’à {taskSize}',
    'Ni carte bancaire, ni renouvellement automatique',
    'L’aperçu de chaque résultat ; le téléchargement fait partie de Pro',
  ],
  welcome: {
    heading: 'Encore une étape',
    text: 'Connectez-vous à Octavo dans ce navigateur.',
    next: 'Vous passez ensuite à votre commande, à confirmer : {plan}. {price}.',
    working: 'Connexion…',
    action: 'Se connecter',
    failed: 'Ce lien ne fonctionne pas',
    again: 'Demander un nouveau lien',
    elsewhere: {
      heading: 'Se connecter en tant que {email} ?',
      text: 'Ce lien a été demandé dans un autre navigateur. Ne continuez que si vous l’avez demandé vous-même.',
      instead: 'La session ouverte ici est celle de {email}. Elle prendra fin si vous continuez.',
    },
  },
  popup: {
    heading: { 'log-in': 'Connectez-vous pour continuer', 'sign-up': 'Inscrivez-vous pour continuer' },
    kept: 'Vos fichiers restent où ils sont.',
    upgrade: 'Passer à Pro',
    upgradeHint:
      'Les formules s’ouvrent dans un nouvel onglet. Dès que vous en avez une, cette page continue d’elle-même.',
    upgradeAction: 'Voir les formules',
    later: 'Plus tard',
    close: 'Fermer',
  },
  mailboxPage: {
    seoTitle: 'Boîte aux lettres de développement · Octavo',
    heading: 'Boîte aux lettres de développement',
    lead: 'Ce serveur n’a pas de serveur de messagerie. Ce qu’il aurait envoyé est affiché ici, le plus récent d’abord.',
    empty: 'Aucune lettre pour l’instant.',
    to: 'À {address}',
    refresh: 'Actualiser',
  },
};
