import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez les pages d’un PDF en JPG ou PNG, ou extrayez les images qu’elles contiennent.',
  action: { one: 'Convertir {count} page en images', other: 'Convertir {count} pages en images' },
  seo: {
    title: 'PDF en JPG : les pages, ou les images du document',
    description:
      'Enregistrez les pages d’un PDF en JPG ou PNG à la résolution voulue, ou extrayez les images qu’il contient, sans réencodage lorsque c’est possible.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez un document : ses pages s’affichent, et vous choisissez celles qu’il vous faut.',
    },
    {
      title: 'Choisissez pages et résolution',
      text: 'Choisissez les pages voulues. Convertissez-les entières, ou extrayez seulement leurs images.',
    },
    {
      title: 'Regardez et téléchargez',
      text: 'Voyez les images, puis enregistrez l’une d’elles ou toutes ensemble dans une archive zip.',
    },
  ],
  faq: [
    {
      ask: 'Pages entières ou images du document : que choisir ?',
      answer:
        '« Pages entières » donne une image par page, avec le texte et les dessins. « Images du document » extrait les photographies et les illustrations qu’il contient.',
    },
    {
      ask: 'Quelle résolution choisir ?',
      answer:
        '72 ppp suffisent pour une vignette, 150 pour lire à l’écran, 300 pour imprimer. Doubler la résolution quadruple le nombre de pixels.',
    },
    {
      ask: 'JPG ou PNG ?',
      answer:
        'JPG pour les photographies et les pages numérisées : les fichiers sont plus légers, avec une légère perte. PNG pour le texte et les dessins : chaque pixel reste exact, les fichiers sont plus lourds.',
    },
    {
      ask: 'Pourquoi une image extraite est-elle dans un autre format ?',
      answer:
        'Les images sont extraites telles quelles, octet pour octet, lorsque c’est possible ; certaines sont donc en JPEG 2000 ou en TIFF. Celles qui, dans le document, ne forment pas un fichier complet sont converties.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec les images.',
    },
  ],
  options: {
    mode: {
      label: 'À extraire',
      choices: {
        pages: { label: 'Pages entières', hint: 'Une image par page' },
        images: { label: 'Images du document', hint: 'Sans réencodage si possible' },
      },
    },
    dpi: { label: 'Résolution (ppp)', hint: 'De 36 à 600. 150 convient à l’écran, 300 à l’impression.' },
    quality: {
      label: 'Qualité JPG',
      hint: 'De 10 à 100. Une valeur plus élevée garde plus de détails, mais alourdit le fichier.',
    },
    format: {
      label: 'Format',
      choices: {
        jpg: { label: 'JPG', hint: 'Plus léger, pour les photographies et les numérisations' },
        png: { label: 'PNG', hint: 'Exact, pour le texte et les dessins' },
      },
    },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options>;
