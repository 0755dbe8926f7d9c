import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Déplacez, pivotez, retirez ou dupliquez des pages, et insérez des pages blanches ou celles d’un autre PDF.',
  action: { one: 'Enregistrer {count} page', other: 'Enregistrer {count} pages' },
  seo: {
    title: 'Organiser les pages d’un PDF',
    description:
      'Voyez toutes les pages d’un PDF et remettez-les en ordre : déplacer, pivoter, dupliquer, retirer, insérer. Chaque étape peut être annulée.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez-le sur la page. Toutes ses pages s’affichent en grille, même si le document est long.',
    },
    {
      title: 'Disposez les pages',
      text: 'Sélectionnez-en une ou plusieurs, puis déplacez-les, pivotez-les, dupliquez-les ou retirez-les. Insérez entre elles des pages blanches ou un autre PDF.',
    },
    {
      title: 'Enregistrez et vérifiez',
      text: 'Contrôlez le nouveau document dans l’aperçu, puis téléchargez-le ou poursuivez avec un autre outil.',
    },
  ],
  faq: [
    {
      ask: 'Puis-je annuler une action ?',
      answer:
        'Oui, étape par étape, et la rétablir aussi. Votre fichier n’est jamais modifié : le résultat est un nouveau document.',
    },
    {
      ask: 'Puis-je ajouter des pages d’un autre PDF ?',
      answer:
        'Oui. Insérez un PDF à l’endroit voulu, puis disposez ses pages comme les autres. Un traitement accepte jusqu’à {filesPerTask} fichiers, {taskSize} au total.',
    },
    {
      ask: 'Les liens, les signets et les champs de formulaire suivent-ils ?',
      answer:
        'Oui. Ils appartiennent à leurs pages et se déplacent avec elles, de même que les commentaires, la numérotation et les pièces jointes.',
    },
    {
      ask: 'Les pages retirées ont-elles vraiment disparu ?',
      answer:
        'Oui. Le nouveau fichier ne contient que les pages que vous voyez, et rien de celles que vous avez ôtées.',
    },
    {
      ask: 'Puis-je travailler sans souris ?',
      answer:
        'Oui. Sélectionner, déplacer, pivoter et retirer des pages se fait aussi au clavier, et un lecteur d’écran annonce la nouvelle place de chaque page.',
    },
    {
      ask: 'Combien de temps mes fichiers sont-ils gardés ?',
      answer: 'Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    order: {
      label: 'Ordre des pages',
      hint: 'Par exemple 3,1,2. Une page peut être répétée ou omise, « blanche » insère une page blanche et 2:1-4 prend des pages du deuxième fichier.',
    },
    rotate: {
      label: 'Rotations',
      hint: 'Selon la position dans le nouveau document, par exemple 2:90,5:180',
    },
  },
} satisfies CopyOf<typeof options>;
