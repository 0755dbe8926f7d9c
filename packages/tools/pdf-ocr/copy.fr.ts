import { languageChoices } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Ajoutez à vos pages numérisées un texte que l’on peut chercher, sélectionner et copier.',
  action: { one: 'Lire {count} fichier', other: 'Lire {count} fichiers' },
  seo: {
    title: 'Reconnaissance de texte dans un PDF numérisé',
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
      text: 'Les pages difficiles à lire vous sont signalées : vous savez où regarder à deux fois.',
    },
  ],
  faq: [
    {
      ask: 'L’aspect de mes pages change-t-il ?',
      answer:
        'Non. L’image reste exactement ce qu’elle était ; les mots y sont superposés sans encre, chacun à sa place. Seules les pages couchées sont présentées à l’endroit, si vous le souhaitez. Les lignes penchées sont redressées pour la lecture, pas dans l’image.',
    },
    {
      ask: 'Et si certaines pages contiennent déjà du texte ?',
      answer:
        'Elles ne sont pas touchées, et on vous indique combien elles sont. Une page passe pour numérisée quand elle ne contient aucun texte, ou à peine un tampon à côté d’une image qui la remplit, ou encore un texte qui se copie en charabia. Vous pouvez faire lire les autres aussi : des mots ne sont alors ajoutés que là où il n’y en a pas encore, et le texte d’une lecture antérieure est conservé.',
    },
    {
      ask: 'Quelle est la fiabilité de la lecture ?',
      answer:
        'Un imprimé net, dans une des langues proposées, est lu presque sans faute. Les copies pâles, les petits caractères en basse résolution, les caractères anciens et les mises en page inhabituelles font perdre des mots. L’écriture manuscrite, les formules et le texte disposé en colonnes verticales ne sont pas lus. Dans Word et Excel, les polices sont devinées, le gras et l’italique ne sont pas reconnus, et les photographies sont laissées de côté.',
    },
    {
      ask: 'Le choix de la langue compte-t-il ?',
      answer:
        'Oui. Il dit quelles lettres et quels mots attendre : les accents se perdent quand du français est lu comme de l’anglais. Ne cochez que les langues présentes, quatre au plus : chacune de plus ralentit la lecture et multiplie les erreurs.',
    },
    {
      ask: 'Les fichiers signés ou protégés sont-ils acceptés ?',
      answer:
        'Les fichiers protégés, avec leur mot de passe, et ils le restent. Une signature numérique ne garantit plus un fichier auquel du texte a été ajouté, et cela vous est signalé.',
    },
    {
      ask: 'Combien de fichiers puis-je faire lire, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec ce qui y a été lu.',
    },
  ],
  options: {
    language: {
      label: 'Langue du texte',
      hint: 'Celle de l’essentiel du texte ; quatre langues au plus',
      choices: languageChoices,
    },
    format: {
      label: 'Résultat',
      choices: {
        pdf: { label: 'PDF avec texte', hint: 'Même aspect, on peut y chercher et copier' },
        docx: { label: 'Document Word', hint: 'Un texte à modifier, sans les polices ni les images du scan' },
        xlsx: { label: 'Classeur Excel', hint: 'Les tableaux sur des feuilles, et le texte à côté' },
        txt: { label: 'Texte brut', hint: 'Les mots seuls, dans l’ordre de lecture' },
      },
    },
    rotate: {
      label: 'Présenter les pages à l’endroit',
      hint: 'Couchées ou à l’envers, elles sont lues de toute façon',
    },
    deskew: {
      label: 'Redresser les lignes penchées',
      hint: 'Pendant la lecture ; l’image reste telle quelle',
    },
    force: {
      label: 'Lire aussi les pages qui contiennent du texte',
      hint: 'Des mots sont ajoutés là où il n’y en a pas encore',
    },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, odd (impaires), even (paires) ou last (dernière). Vide, toutes sont lues.',
    },
  },
} satisfies CopyOf<typeof options>;
