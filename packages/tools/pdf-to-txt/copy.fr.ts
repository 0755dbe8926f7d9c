import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Obtenez les mots d’un PDF en texte brut, dans l’ordre où on les lit.',
  action: { one: 'Extraire le texte de {count} fichier', other: 'Extraire le texte de {count} fichiers' },
  seo: {
    title: 'PDF en texte, dans l’ordre de lecture',
    description:
      'Extrayez le texte d’un PDF en fichier brut UTF-8 : les mots dans l’ordre de lecture, colonne par colonne, de toutes les pages ou de certaines.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez-en un ou plusieurs sur la page, ou choisissez-les sur votre appareil.',
    },
    {
      title: 'Choisissez les pages',
      text: 'Prenez-les toutes, ou écrivez lesquelles, par exemple 1-3,5,8-.',
    },
    {
      title: 'Lisez et téléchargez',
      text: 'Parcourez le texte, puis enregistrez-le dans un fichier que tout programme sait ouvrir.',
    },
  ],
  faq: [
    {
      ask: 'Que contient le fichier texte ?',
      answer:
        'Les mots et les retours à la ligne, en UTF-8 : les accents et toutes les écritures sont conservés. Les polices, les couleurs, les images et les filets des tableaux n’ont pas leur place dans du texte brut.',
    },
    {
      ask: 'Et si mon PDF est une numérisation ?',
      answer:
        'Une page numérisée est une image et ne contient pas de texte à extraire. Vous en êtes averti, ou du nombre de pages concernées, au lieu de recevoir un fichier vide sans un mot.',
    },
    {
      ask: 'Que deviennent les colonnes ?',
      answer:
        'Le texte suit l’ordre de lecture de la page, une colonne après l’autre, au lieu de sauter de l’une à l’autre à chaque ligne.',
    },
    {
      ask: 'Pourquoi certains caractères sont-ils faux ?',
      answer:
        'Certains PDF dessinent des lettres sans dire lesquelles. Une copie depuis un lecteur donne alors les mêmes caractères faux.',
    },
    {
      ask: 'Combien de fichiers puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec le texte.',
    },
  ],
  options: {
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, odd (impaires), even (paires) ou last (dernière). Vide, toutes sont prises.',
    },
  },
} satisfies CopyOf<typeof options>;
