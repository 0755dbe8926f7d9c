import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Obtenez un PDF plus léger et voyez ce qui a changé, taille et ressemblance chiffrées.',
  action: { one: 'Compresser {count} fichier', other: 'Compresser {count} fichiers' },
  seo: {
    title: 'Compresser un PDF, perte mesurée',
    description:
      'Allégez un PDF par niveau, par résolution d’image ou par taille à atteindre. Texte, liens et formulaires restent intacts, la ressemblance est mesurée.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez un fichier ou tout un lot. Chacun aura son résultat et ses propres chiffres.',
    },
    {
      title: 'Choisissez jusqu’où aller',
      text: 'Prenez un niveau, fixez vous-même la résolution des images, ou indiquez la taille à ne pas dépasser.',
    },
    {
      title: 'Comparez et téléchargez',
      text: 'Voyez la nouvelle taille, la ressemblance mesurée et les pages avant et après. Puis décidez.',
    },
  ],
  faq: [
    {
      ask: 'Qu’est-ce qui allège le fichier ?',
      answer:
        'Chaque image est réencodée selon sa nature : photographie, dessin au trait, page numérisée ou masque. Les polices et les autres données sont mieux compactées. Le texte, les dessins, les liens, les champs de formulaire et les balises restent intacts.',
    },
    {
      ask: 'Comment savoir ce que je perds ?',
      answer:
        'Les pages sont dessinées avant et après, puis comparées par similarité structurelle : 100 % signifie aucune différence. Vous voyez ce chiffre avec la nouvelle taille, et les pages côte à côte, avant de télécharger.',
    },
    {
      ask: 'Puis-je demander une taille précise ?',
      answer:
        'Oui. Indiquez une taille à atteindre : la meilleure qualité qui tient au-dessous est recherchée. Si le fichier ne peut pas descendre aussi bas, la plus petite taille possible vous est indiquée.',
    },
    {
      ask: 'Et si mon fichier ne peut pas être allégé ?',
      answer:
        'Il vous est rendu tel quel, et la page le dit. Le résultat n’est jamais plus lourd que l’original.',
    },
    {
      ask: 'Combien de fichiers puis-je compresser, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    level: {
      label: 'Compression',
      choices: {
        low: { label: 'Faible', hint: 'Différences à peine visibles' },
        medium: { label: 'Moyenne', hint: 'Bien à l’écran comme sur papier' },
        high: { label: 'Forte', hint: 'Le plus léger, les images perdent en détail' },
        custom: { label: 'Personnalisée', hint: 'Selon la résolution des images' },
      },
    },
    dpi: {
      label: 'Résolution des images (ppp)',
      hint: 'De 100 à 300. Une valeur plus basse donne un fichier plus léger et des images moins nettes.',
    },
    targetSize: {
      label: 'Taille à atteindre',
      hint: 'La taille à ne pas dépasser, par exemple 2 Mo ou 500 Ko',
    },
  },
} satisfies CopyOf<typeof options>;
