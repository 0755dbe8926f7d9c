import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Intégrez aux pages les champs de formulaire, les annotations et les calques, sans changer leur aspect.',
  action: { one: 'Aplatir {count} fichier', other: 'Aplatir {count} fichiers' },
  seo: {
    title: 'Aplatir un PDF : formulaires, annotations, calques',
    description:
      'Figez dans la page les champs remplis, les commentaires, les tampons et les calques d’un PDF. Le texte reste du texte et les liens fonctionnent.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez un ou plusieurs fichiers : formulaires, brouillons annotés ou plans.',
    },
    {
      title: 'Choisissez ce qui sera figé',
      text: 'Les champs de formulaire, les annotations, les calques, ou les trois.',
    },
    {
      title: 'Aplatissez et vérifiez',
      text: 'Comparez les pages dans l’aperçu : leur aspect n’a pas changé. Puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Que change l’aplatissement ?',
      answer:
        'Ce qui se trouvait au-dessus de la page en fait désormais partie. Les champs ne sont plus modifiables, les commentaires ne peuvent plus être déplacés ni supprimés, et les calques ne peuvent plus être masqués. Le texte reste du texte : il n’est pas transformé en image.',
    },
    {
      ask: 'Les liens fonctionnent-ils encore ?',
      answer: 'Oui. Les liens, les signets, le balisage et les pièces jointes sont conservés.',
    },
    {
      ask: 'Que deviennent les commentaires et les éléments masqués ?',
      answer:
        'Tout ce que vous voyez à l’écran reste visible : surlignages, tampons, dessins, zones de texte et icônes. Le texte contenu dans une icône de commentaire n’apparaît pas sur la page : il est supprimé, tout comme les annotations et les champs masqués et les calques désactivés.',
    },
    {
      ask: 'Que deviennent les signatures numériques ?',
      answer:
        'Leur image reste visible, mais la signature elle-même n’est plus valide, puisque le fichier a changé. Une note accompagne alors le résultat. Gardez l’original si vous avez besoin de la signature.',
    },
    {
      ask: 'Pourquoi aplatir un PDF ?',
      answer:
        'Pour envoyer un formulaire que personne ne modifiera par mégarde, pour imprimer à coup sûr annotations et calques, ou pour que le fichier s’affiche de la même façon dans tous les logiciels.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    forms: {
      label: 'Champs de formulaire',
      hint: 'Leur contenu reste visible mais n’est plus modifiable',
    },
    annotations: {
      label: 'Annotations et commentaires',
      hint: 'Commentaires, surlignages, tampons, dessins et zones de texte ; les liens fonctionnent toujours',
    },
    layers: { label: 'Calques', hint: 'Les calques désactivés sont supprimés avec leur contenu' },
  },
} satisfies CopyOf<typeof options>;
