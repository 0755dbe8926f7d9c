import type { InformationWords } from './information.ts';

export const french: InformationWords = {
  changed: 'Dernière modification le {date}',
  sections: 'Sur cette page',
  operator: {
    heading: 'Qui exploite ce site',
    host: 'Hébergement :',
    unnamed: 'L’exploitant de ce site n’a pas indiqué son nom.',
    toOperator:
      'Vous seul voyez ceci, parce que vous êtes sur la machine même ou en développement : renseignez OCTAVO_OPERATOR_NAME, OCTAVO_OPERATOR_ADDRESS et OCTAVO_OPERATOR_EMAIL pour que vos nom et adresse figurent ici. Qui vend quelque chose doit dire qui il est.',
  },
  contact: {
    seoTitle: 'Nous écrire · Octavo',
    seoDescription:
      'Écrivez aux personnes qui tiennent ce site : questions, problèmes, paiements, données personnelles. Sans compte, et chaque message reçoit un numéro.',
    heading: 'Écrivez-nous',
    lead: 'Une question, un problème, un paiement, vos données : une personne vous lit et répond par e-mail.',
    name: 'Nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous répondons à cette adresse',
    subject: 'Objet',
    about: 'Numéro de commande, de paiement ou de reçu',
    aboutHint: 'Facultatif, si votre message en concerne un',
    text: 'Message',
    textHint:
      'Pour un problème : quel outil, ce que vous attendiez, ce qui est arrivé. Pas de mots de passe, s’il vous plaît.',
    kept: 'Les messages sont gardés {messages}, puis effacés.',
    privacy: 'Vie privée',
    send: 'Envoyer le message',
    sent: 'Votre message est bien arrivé',
    sentHint:
      'Il porte le numéro {number}. La réponse part par e-mail à l’adresse indiquée ; si rien n’arrive, regardez dans les indésirables.',
    again: 'Écrire un autre message',
    failed: 'Le message n’est pas parti. Ce que vous avez écrit est encore là.',
    byMail: 'Vous pouvez aussi écrire à {email}.',
  },
};
