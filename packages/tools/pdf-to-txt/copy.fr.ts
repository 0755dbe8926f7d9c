import { scanWords } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Récupérez le texte d’un PDF dans l’ordre où il se lit : en texte, en Markdown ou en page web.',
  action: { one: 'Extraire le texte de {count} fichier', other: 'Extraire le texte de {count} fichiers' },
  seo: {
    title: 'PDF en texte, Markdown ou HTML',
    description:
      'Extrayez le texte d’un PDF : paragraphes entiers, colonne par colonne, sans numéros de page. Texte brut, Markdown avec tableaux, ou page HTML avec images.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Articles, contrats, livres : déposez ce que vous voulez lire, fouiller ou citer.',
    },
    {
      title: 'Choisissez le format',
      text: 'Le texte brut pour tout programme, Markdown pour les notes et les wikis, HTML pour lire dans un navigateur.',
    },
    {
      title: 'Lisez et téléchargez',
      text: 'Parcourez le texte, puis enregistrez le fichier.',
    },
  ],
  faq: [
    {
      ask: 'Que contient le fichier texte ?',
      answer:
        'Chaque paragraphe sur une seule ligne, en UTF-8, quelles que soient les coupures de l’imprimé. Les listes gardent leurs puces et leurs numéros. Les tableaux gardent leurs colonnes ; au-delà de 120 caractères de large, des tabulations séparent les cellules. Les notes viennent à la fin de la page qui y renvoie, et un saut de page (caractère « form feed ») termine chaque page.',
    },
    {
      ask: 'Quand préférer Markdown, quand préférer HTML ?',
      answer:
        'Markdown conserve les titres, les listes, le gras et l’italique, les liens vers le web, les tableaux et les notes dans un texte lisible tel quel ; les tableaux à cellules fusionnées y sont écrits en HTML et les images n’y figurent pas. HTML donne une page qui se suffit à elle-même : la même chose, avec les images et les liens internes ; les mots d’un dessin y restent dans l’image.',
    },
    {
      ask: 'Qu’est-ce qui est laissé de côté ?',
      answer:
        'Les numéros de page. Les en-têtes et pieds de page figurent une seule fois ; si chaque chapitre a le sien, seul le plus fréquent est gardé. Polices, tailles, couleurs, fonds et commentaires disparaissent. Les formules se réduisent à leurs caractères, ce qui suffit rarement.',
    },
    {
      ask: 'Que deviennent les colonnes ?',
      answer:
        'Chacune est lue jusqu’au bout avant la suivante, et un paragraphe qui continue dans la colonne ou la page d’après est rétabli. Sans balises de structure dans le fichier, on distingue titres, listes et tableaux d’après leur aspect : sur une page chargée, une affiche ou un formulaire, l’ordre peut être faux.',
    },
    {
      ask: 'Pourquoi des mots manquent-ils, ou sont-ils faux ?',
      answer:
        'Une page numérisée est une image : son texte est reconnu dans la langue que vous indiquez, et une copie pâle, de petits caractères ou une écriture manuscrite en font perdre. Les pages incertaines vous sont signalées. D’autres PDF dessinent des lettres sans dire lesquelles ; une copie depuis un lecteur donne alors les mêmes caractères faux.',
    },
    {
      ask: 'Combien de fichiers puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec le texte.',
    },
  ],
  options: {
    format: {
      label: 'Format',
      choices: {
        txt: { label: 'Texte brut', hint: 'Les mots seuls, pour tout programme' },
        md: { label: 'Markdown', hint: 'Titres, listes, tableaux et liens en signes lisibles' },
        html: { label: 'Page web (HTML)', hint: 'Un seul fichier, images comprises, pour tout navigateur' },
      },
    },
    ...scanWords,
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options>;
