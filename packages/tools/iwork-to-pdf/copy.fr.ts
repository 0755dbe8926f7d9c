import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Ouvrez partout vos documents Pages, Numbers et Keynote, même sans Mac.',
  action: { one: 'Convertir {count} document iWork', other: 'Convertir {count} documents iWork' },
  seo: {
    title: 'Pages, Numbers et Keynote en PDF',
    description:
      'Les documents iWork d’Apple en PDF sur n’importe quel ordinateur : Pages, Numbers, Keynote, anciens et récents. Si seul un aperçu est possible, c’est dit.',
  },
  howTo: [
    {
      title: 'Ajoutez vos documents',
      text: 'Déposez des fichiers en .pages, .numbers ou .key. Vous pouvez mêler anciens et récents.',
    },
    {
      title: 'Convertissez-les',
      text: 'Chaque document est ouvert, mis en pages, puis contrôlé : une page blanche ne passe jamais pour un résultat.',
    },
    {
      title: 'Lisez la remarque, puis téléchargez',
      text: 'Si un document n’a pu être converti qu’en partie, la remarque à côté précise laquelle.',
    },
  ],
  faq: [
    {
      ask: 'Le PDF sera-t-il identique à ce que montre mon Mac ?',
      answer:
        'Le texte et l’ordre, oui ; la finition, pas toujours. Les polices d’Apple n’étant pas libres, d’autres les remplacent et des lignes peuvent se couper ailleurs. Pour une copie exacte, exportez le PDF depuis Pages, Numbers ou Keynote.',
    },
    {
      ask: 'Que veut dire « aperçu de la première page seulement » ?',
      answer:
        'Certains documents récents ne se lisent qu’avec les logiciels d’Apple. Chacun contient une petite image de sa première page : c’est alors tout ce que nous pouvons vous donner, et nous le disons plutôt que de la faire passer pour le document.',
    },
    {
      ask: 'Que deviennent les graphiques et les formules de Numbers ?',
      answer:
        'Quand la feuille entière ne peut pas être rendue, ses tableaux sont lus directement : valeurs, cellules fusionnées et derniers résultats des formules. Graphiques, images et couleurs manquent alors, et la remarque l’indique.',
    },
    {
      ask: 'Pouvez-vous ouvrir un document protégé par un mot de passe ?',
      answer:
        'Non. iWork chiffre ses documents d’une façon que seuls ses logiciels ouvrent. Retirez-y le mot de passe, convertissez, puis protégez le PDF.',
    },
    {
      ask: 'Combien de documents puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} documents, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
