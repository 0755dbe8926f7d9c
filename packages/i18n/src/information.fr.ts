import type { InformationWords } from './information.ts';

export const french: InformationWords = {
  changed: 'Dernière modification le {date}',
  sections: 'Sur cette page',
  operator: {
    heading: 'Qui exploite ce site',
    host: 'Hébergement :',
    unnamed: 'Coordonnées de l’exploitant non renseignées.',
    toOperator:
      'Vous seul voyez ce message, car vous êtes sur le serveur lui-même ou en développement. Renseignez OCTAVO_OPERATOR_NAME, OCTAVO_OPERATOR_ADDRESS et OCTAVO_OPERATOR_EMAIL pour afficher ici votre nom et votre adresse. Si vous vendez quelque chose, vous devez vous identifier.',
  },
  contact: {
    seoTitle: 'Nous contacter · Octavo',
    seoDescription:
      'Contactez l’équipe de ce site : questions, problèmes, paiements, données personnelles. Sans compte, et chaque message reçoit un numéro de référence.',
    heading: 'Contactez-nous',
    lead: 'Une question, un problème, un paiement, vos données : une vraie personne lit votre message et répond par e-mail.',
    name: 'Nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous répondrons à cette adresse',
    subject: 'Objet',
    about: 'Numéro de commande, de paiement ou de reçu',
    aboutHint: 'Facultatif',
    text: 'Message',
    textHint:
      'Pour un problème, indiquez l’outil utilisé, ce que vous attendiez et ce qui s’est passé. Pas de mots de passe, s’il vous plaît.',
    kept: 'Les messages sont conservés {messages}, puis supprimés.',
    privacy: 'Vie privée',
    send: 'Envoyer le message',
    sent: 'Nous avons reçu votre message',
    sentHint:
      'Votre numéro de référence est {number}. Nous répondrons à l’adresse e-mail indiquée ; sans réponse, vérifiez vos courriers indésirables.',
    again: 'Envoyer un autre message',
    failed: 'Votre message n’a pas été envoyé. Votre texte est toujours là.',
    byMail: 'Vous pouvez aussi écrire à {email}.',
  },
};
