import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Découpez un PDF par plages, nombre de pages, signets ou taille, ou extrayez des pages en un seul fichier.',
  action: { one: 'Diviser {count} page', other: 'Diviser {count} pages' },
  seo: {
    title: 'Diviser un PDF par pages, signets ou taille',
    description:
      'Découpez un PDF par plages de pages, à intervalle régulier, à ses signets ou selon une taille maximale. Téléchargez une partie ou toutes en zip.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez le document pour voir toutes ses pages.',
    },
    {
      title: 'Indiquez où couper',
      text: 'Choisissez les pages voulues, saisissez des plages, ou divisez selon les signets, un nombre de pages ou une taille.',
    },
    {
      title: 'Divisez et vérifiez',
      text: 'Ouvrez les parties, puis téléchargez l’une d’elles ou toutes à la fois dans un zip.',
    },
  ],
  faq: [
    {
      ask: 'Que gardent les parties de l’original ?',
      answer:
        'Les liens, les champs de formulaire, les commentaires et les signets de leurs pages. Le texte reste du texte et les images restent intactes, car les pages sont copiées, et non redessinées.',
    },
    {
      ask: 'Une partie contient-elle des restes des autres pages ?',
      answer:
        'Non. Les pages absentes d’une partie ne laissent aucune trace dans son fichier : vous pouvez partager une partie sans partager le reste.',
    },
    {
      ask: 'Comment obtenir un fichier par page ?',
      answer:
        'Divisez par nombre de pages en saisissant 1, ou ne changez rien : un fichier par page est le réglage par défaut.',
    },
    {
      ask: 'Et si une page dépasse à elle seule la taille fixée ?',
      answer:
        'Une page ne peut pas être coupée : elle reçoit donc son propre fichier, et l’on vous signale qu’il est plus grand. Compresser d’abord le document peut aider.',
    },
    {
      ask: 'Les parties d’un PDF protégé le sont-elles aussi ?',
      answer:
        'Oui. Vous saisissez le mot de passe une fois : chaque partie s’ouvre avec lui et porte les mêmes restrictions.',
    },
    {
      ask: 'Quelle taille le fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Un PDF de {taskSize} au plus. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec ses parties.',
    },
  ],
  options: {
    ranges: { label: 'Par plages de pages', hint: 'Un fichier par plage, par exemple 1-3,4-10,12-' },
    every: {
      label: 'Par nombre de pages',
      hint: 'Un nouveau fichier après ce nombre de pages ; 1 crée un fichier par page',
    },
    pages: {
      label: 'Extraire les pages sélectionnées',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière',
    },
    atBookmarks: { label: 'Aux signets', hint: 'Un nouveau fichier à chaque signet de premier niveau' },
    maxSize: {
      label: 'Par taille de fichier',
      hint: 'Taille maximale de chaque fichier, par exemple 10 Mo ou 500 Ko',
    },
  },
} satisfies CopyOf<typeof options>;
