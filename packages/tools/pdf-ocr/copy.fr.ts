import { languageChoices } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Rendez vos pages numérisées consultables : un texte à rechercher, sélectionner et copier.',
  action: {
    one: 'Reconnaître le texte de {count} fichier',
    other: 'Reconnaître le texte de {count} fichiers',
  },
  seo: {
    title: 'OCR : reconnaître le texte d’un PDF numérisé',
    description:
      'Faites de vos pages numérisées, même de travers, un PDF dont le texte se cherche et se copie, un fichier Word ou Excel, ou du texte brut. Onze langues.',
  },
  howTo: [
    {
      title: 'Ajoutez vos numérisations',
      text: 'Déposez ici des PDF ou des photos de pages, ou choisissez-les sur votre appareil.',
    },
    {
      title: 'Indiquez la langue',
      text: 'Cochez celle du texte, ou plusieurs si le document les mêle. Choisissez un PDF, Word, Excel ou du texte brut.',
    },
    {
      title: 'Relisez et téléchargez',
      text: 'Les pages difficiles à reconnaître vous sont signalées : vous savez lesquelles vérifier.',
    },
  ],
  faq: [
    {
      ask: 'L’aspect de mes pages change-t-il ?',
      answer:
        'Non. L’image reste exactement la même ; les mots reconnus y sont superposés dans un calque invisible. Les pages couchées ne sont remises à l’endroit que si vous le demandez. Le redressement des lignes sert à la reconnaissance et ne modifie pas l’image.',
    },
    {
      ask: 'Et si certaines pages contiennent déjà du texte ?',
      answer:
        'Elles ne sont pas modifiées, et vous voyez leur nombre. Une page est considérée comme numérisée quand elle ne contient aucun texte, à peine un tampon à côté d’une image en pleine page, ou un texte qui se copie en charabia. Vous pouvez inclure aussi les autres pages : du texte n’est alors ajouté que là où il n’y en a pas encore, et un calque de texte existant est conservé.',
    },
    {
      ask: 'Quelle est la fiabilité de la reconnaissance ?',
      answer:
        'Un imprimé net, dans une des langues proposées, est reconnu presque sans faute. Les copies pâles, les petits caractères en basse résolution, les caractères anciens et les mises en page inhabituelles font perdre des mots. L’écriture manuscrite, les formules et le texte vertical ne sont pas reconnus. Dans Word et Excel, les polices sont estimées, le gras et l’italique ne sont pas reconnus, et les photographies sont omises.',
    },
    {
      ask: 'Le choix de la langue compte-t-il ?',
      answer:
        'Oui. La langue détermine les lettres et les mots attendus : les accents se perdent quand du français est traité comme de l’anglais. Ne cochez que les langues présentes, quatre au plus : chaque langue supplémentaire ralentit le traitement et augmente le risque d’erreurs.',
    },
    {
      ask: 'Les fichiers signés ou protégés sont-ils acceptés ?',
      answer:
        'Les fichiers protégés sont acceptés avec leur mot de passe et restent protégés. L’ajout de texte invalide une signature numérique, et nous vous le signalons.',
    },
    {
      ask: 'Combien de fichiers puis-je traiter, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    language: {
      label: 'Langue du texte',
      hint: 'Langue principale d’abord ; quatre au plus',
      choices: languageChoices,
    },
    format: {
      label: 'Résultat',
      choices: {
        pdf: { label: 'PDF avec texte', hint: 'Même aspect, avec un texte à rechercher et à copier' },
        docx: { label: 'Document Word', hint: 'Texte modifiable, sans les polices ni les images du scan' },
        xlsx: { label: 'Classeur Excel', hint: 'Les tableaux sur des feuilles, avec le texte' },
        txt: { label: 'Texte brut', hint: 'Le texte seul, dans l’ordre de lecture' },
      },
    },
    rotate: {
      label: 'Remettre les pages à l’endroit',
      hint: 'Le texte des pages couchées ou à l’envers est reconnu dans tous les cas',
    },
    deskew: {
      label: 'Redresser les lignes penchées',
      hint: 'Pour la reconnaissance seulement ; l’image ne change pas',
    },
    force: {
      label: 'Inclure les pages qui contiennent déjà du texte',
      hint: 'Du texte n’est ajouté que là où il n’y en a pas encore',
    },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options>;
