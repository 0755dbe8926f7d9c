import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Allégez votre PDF et voyez précisément la qualité visuelle conservée.',
  action: { one: 'Compresser {count} fichier', other: 'Compresser {count} fichiers' },
  seo: {
    title: 'Compresser un PDF, qualité mesurée',
    description:
      'Allégez un PDF par niveau, par résolution d’image ou par taille à atteindre. Texte, liens et formulaires restent intacts, la qualité est mesurée.',
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
      text: 'Voyez la nouvelle taille, la qualité conservée et les pages avant et après. Puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Qu’est-ce qui allège le fichier ?',
      answer:
        'Chaque image est réencodée selon sa nature : photographie, dessin au trait, page numérisée ou masque. Les polices et les autres données sont mieux compactées. Le texte, les dessins, les liens, les champs de formulaire et les balises restent intacts.',
    },
    {
      ask: 'Comment savoir combien de qualité je perds ?',
      answer:
        'Les pages sont rendues avant et après, puis comparées par similarité structurelle : 100 % signifie aucune différence. Vous voyez ce chiffre, la nouvelle taille et les pages côte à côte avant de télécharger.',
    },
    {
      ask: 'Puis-je fixer une taille à atteindre ?',
      answer:
        'Oui. Indiquez une taille à atteindre, et nous cherchons la meilleure qualité qui la respecte. Si le fichier ne peut pas descendre aussi bas, vous voyez la plus petite taille possible.',
    },
    {
      ask: 'Et si mon fichier ne peut pas être allégé ?',
      answer:
        'Il reste alors inchangé, et nous vous le signalons. Le résultat n’est jamais plus lourd que l’original.',
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
        low: { label: 'Faible', hint: 'Perte de qualité à peine visible' },
        medium: { label: 'Moyenne', hint: 'Bien à l’écran comme sur papier' },
        high: { label: 'Forte', hint: 'Fichier le plus léger, images moins détaillées' },
        custom: { label: 'Personnalisée', hint: 'Selon la résolution des images' },
      },
    },
    dpi: {
      label: 'Résolution des images (ppp)',
      hint: 'De 100 à 300. Une valeur plus basse donne un fichier plus léger et des images moins nettes.',
    },
    targetSize: {
      label: 'Taille à atteindre',
      hint: 'Taille maximale, par exemple 2 Mo ou 500 Ko',
    },
  },
} satisfies CopyOf<typeof options>;
