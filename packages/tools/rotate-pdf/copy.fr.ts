import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Remettez à l’endroit toutes les pages d’un PDF, ou seulement celles qui sont couchées.',
  action: { one: 'Faire pivoter {count} page', other: 'Faire pivoter {count} pages' },
  seo: {
    title: 'Faire pivoter les pages d’un PDF',
    description:
      'Faites pivoter les pages d’un PDF de 90, 180 ou 270 degrés : toutes, les paires, les impaires, ou page par page d’un clic. Enregistré sans perte.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez-le ici : chaque page apparaît dans son sens actuel.',
    },
    {
      title: 'Faites pivoter les pages',
      text: 'Appuyez sur une page pour la faire pivoter de 90°, ou choisissez un angle pour toutes les pages, les paires, les impaires ou celles de votre choix.',
    },
    {
      title: 'Enregistrez et vérifiez',
      text: 'Assurez-vous dans l’aperçu que chaque page est à l’endroit, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'La rotation altère-t-elle la qualité ?',
      answer:
        'Non. Le sens d’affichage d’une page est une simple valeur dans le fichier. Elle seule change ; le texte, les images et tout le reste demeurent intacts.',
    },
    {
      ask: 'Puis-je faire pivoter les pages d’angles différents ?',
      answer:
        'Oui. Appuyez sur chaque page jusqu’à ce qu’elle soit dans le bon sens. Une rotation faite sur la page l’emporte sur l’angle fixé pour l’ensemble.',
    },
    {
      ask: 'Les autres verront-ils aussi les pages pivotées ?',
      answer:
        'Oui. La rotation est enregistrée dans le fichier, alors que le bouton d’un lecteur ne change que son propre affichage.',
    },
    {
      ask: 'Comment redresser seulement les pages numérisées à l’envers ?',
      answer:
        'Appuyez deux fois sur ces pages, ou saisissez leurs numéros, par exemple 2,5-8 ou paires, et choisissez 180 degrés.',
    },
    {
      ask: 'Puis-je faire pivoter les pages d’un PDF protégé ?',
      answer:
        'Oui, avec son mot de passe ; mot de passe et restrictions sont conservés. Si son propriétaire a interdit de modifier les pages, vous confirmez que vous en avez le droit.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    angle: {
      label: 'Angle',
      choices: {
        '90': { label: '90° à droite', hint: 'Sens horaire' },
        '180': { label: '180°', hint: 'Demi-tour' },
        '270': { label: '90° à gauche', hint: 'Sens antihoraire' },
      },
    },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
    rotate: {
      label: 'Rotations page par page',
      hint: 'Par exemple 2:90,5:180. Elles remplacent l’angle ci-dessus.',
    },
  },
} satisfies CopyOf<typeof options>;
