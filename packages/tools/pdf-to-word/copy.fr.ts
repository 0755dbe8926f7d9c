import { scanWords } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Obtenez un document Word vraiment modifiable : de vrais paragraphes, titres, listes et tableaux.',
  action: { one: 'Convertir {count} PDF en Word', other: 'Convertir {count} PDF en Word' },
  seo: {
    title: 'PDF en Word : un texte continu, de vrais tableaux',
    description:
      'Convertissez un PDF en DOCX avec titres, listes, tableaux, colonnes, notes et liens véritables. Un bilan indique les pages à vérifier.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez un ou plusieurs documents : rapports, contrats, mémoires, même longs.',
    },
    {
      title: 'Choisissez les pages',
      text: 'Prenez tout le document, ou indiquez les pages, par exemple 1-3,5,8-.',
    },
    {
      title: 'Convertissez et lisez le bilan',
      text: 'Téléchargez le document et voyez quelles pages méritent une relecture.',
    },
  ],
  faq: [
    {
      ask: 'Qu’obtient-on dans Word ?',
      answer:
        'Des paragraphes continus, avec des styles pour les titres, les listes, les légendes et les notes ; une numérotation automatique ; des tableaux aux cellules fusionnées ; des colonnes, des en-têtes et pieds de page numérotés ; des notes de bas de page, des images et des liens actifs. Seul un texte placé à l’écart devient une zone de texte.',
    },
    {
      ask: 'Les pages garderont-elles leur aspect ?',
      answer:
        'Un aspect proche, pas identique. Le PDF fixe chaque lettre à sa place ; un document Word est recomposé par votre logiciel avec vos polices. Des lignes peuvent se couper ailleurs, et une page très remplie peut déborder. Dessins et graphiques deviennent des images.',
    },
    {
      ask: 'Quelles polices le document emploie-t-il ?',
      answer:
        'Celles du PDF si elles accompagnent Office ou Windows, sinon les plus proches parmi celles-ci. Les polices incorporées à un PDF servent à le lire : elles ne sont pas recopiées dans le document.',
    },
    {
      ask: 'Et les numérisations ?',
      answer:
        'Leur texte est reconnu dans la langue que vous indiquez et devient des paragraphes, des titres, des listes et des tableaux comme sur les autres pages. Les pages difficiles à reconnaître vous sont signalées. Les polices sont estimées, le gras et l’italique ne sont pas reconnus, et les photographies sont omises. Sans OCR, les pages numérisées deviennent des images.',
    },
    {
      ask: 'Que ne retrouve-t-on pas dans le document ?',
      answer:
        'Les commentaires et tampons, le son et la vidéo, les scripts, les signatures et les pièces jointes. Les formules deviennent du texte ou des images, non des équations modifiables. Si le fichier n’a pas de balises de structure, titres, listes et tableaux sont reconnus à leur aspect, ce qui peut échouer.',
    },
    {
      ask: 'Combien de fichiers puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les documents obtenus.',
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
