import { scanWords } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Retrouvez une présentation à partir d’un PDF : une diapositive par page, au contenu modifiable.',
  action: {
    one: 'Convertir {count} fichier en PowerPoint',
    other: 'Convertir {count} fichiers en PowerPoint',
  },
  seo: {
    title: 'PDF en PowerPoint, avec du texte modifiable',
    description:
      'Transformez les pages d’un PDF en diapositives PPTX : des zones de texte entières, de vrais titres, listes et tableaux, images et formes à leur place.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez l’exposé, le rapport ou le support dont il ne vous reste que le PDF.',
    },
    {
      title: 'Choisissez les pages',
      text: 'Chacune devient une diapositive de même taille. Laissez le champ vide pour les prendre toutes.',
    },
    {
      title: 'Ouvrez et modifiez',
      text: 'Enregistrez le PPTX et ouvrez-le dans PowerPoint, Impress, Keynote ou Google Slides.',
    },
  ],
  faq: [
    {
      ask: 'Que puis-je modifier sur les diapositives ?',
      answer:
        'Les titres, les paragraphes, les listes avec leurs puces et leurs numéros, les tableaux, les liens, les formes simples et les traits. Le texte qui va ensemble tient dans une seule zone. Les images sont placées telles qu’on les voit, rognées et pivotées comme sur la page.',
    },
    {
      ask: 'Qu’est-ce qui devient une image ?',
      answer:
        'Les dessins faits de très nombreux traits, les dégradés, les motifs et ce qui est découpé selon un contour irrégulier. Le texte qui les recouvre reste du texte. Les graphiques deviennent des formes et des étiquettes, sans lien avec leurs chiffres.',
    },
    {
      ask: 'Et les pages numérisées ?',
      answer:
        'Leur texte est reconnu dans la langue que vous indiquez et placé sur l’image de la page, dans des zones de texte blanches qui masquent les mots d’origine. Une couche de texte déjà présente sert de la même façon. Le résultat indique les pages difficiles à reconnaître. Sans OCR, les pages numérisées deviennent des diapositives avec leur seule image.',
    },
    {
      ask: 'Le résultat sera-t-il identique à mon PDF ?',
      answer:
        'Il en sera proche. Les polices sont nommées, pas incorporées : si l’une manque, une autre la remplace et des lignes peuvent se terminer ailleurs. Les animations, transitions, notes et vidéos ne sont pas dans un PDF et ne peuvent pas revenir. Les commentaires sont laissés de côté ; les champs de formulaire arrivent sous forme de texte.',
    },
    {
      ask: 'Et si les pages n’ont pas toutes la même taille ?',
      answer:
        'Une présentation n’a qu’une taille de diapositive : celle de la plupart des pages. Les autres sont ajustées et centrées, et le résultat dit combien.',
    },
    {
      ask: 'Combien de fichiers puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les présentations.',
    },
  ],
  options: {
    ...scanWords,
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options>;
