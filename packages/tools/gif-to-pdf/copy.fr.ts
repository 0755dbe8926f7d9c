import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez un GIF animé en PDF, une image par page.',
  action: { one: 'Convertir {count} GIF', other: 'Convertir les {count} GIF' },
  seo: {
    title: 'GIF en PDF : une page par image',
    description:
      'Convertissez des GIF animés en PDF : chaque image complète sur sa page, ou seulement la première. Format, orientation et marge au choix.',
  },
  howTo: [
    {
      title: 'Ajoutez des GIF',
      text: 'Animés ou fixes, un ou plusieurs. Faites-les glisser dans l’ordre voulu.',
    },
    {
      title: 'Choisissez les images',
      text: 'Toutes ou la première, sur des pages à la taille du GIF ou sur du papier.',
    },
    {
      title: 'Vérifiez et téléchargez',
      text: 'Parcourez les images page par page, puis téléchargez le PDF.',
    },
  ],
  faq: [
    {
      ask: 'Les images sont-elles complètes ?',
      answer:
        'Oui. Beaucoup de GIF n’enregistrent que ce qui change d’une image à l’autre ; chaque page montre l’image telle qu’on la voit à cet instant, avec ce que les précédentes ont laissé.',
    },
    {
      ask: 'Les couleurs changent-elles ?',
      answer:
        'Non. Chaque pixel garde sa couleur, et les parties transparentes le restent : sur du papier blanc, elles paraissent blanches.',
    },
    {
      ask: 'Combien d’images un GIF peut-il compter ?',
      answer:
        'Les 1 000 premières sont retenues, moins si elles sont très grandes : un milliard de pixels en tout. Le résultat précise si des images ont été laissées de côté. Une seule image peut compter jusqu’à 100 millions de pixels.',
    },
    {
      ask: 'L’animation se joue-t-elle dans le PDF ?',
      answer: 'Non. Une page de PDF est fixe, et le rythme de l’animation n’est pas conservé.',
    },
    {
      ask: 'Combien de temps mes fichiers sont-ils gardés ?',
      answer:
        'Vous pouvez ajouter jusqu’à {filesPerTask} GIF, {taskSize} au total. Ils sont chiffrés, comme le résultat, et supprimés {retention} après l’envoi.',
    },
  ],
  options: {
    frames: {
      label: 'Images de l’animation',
      choices: {
        all: { label: 'Toutes', hint: 'Une page pour chacune' },
        first: { label: 'La première', hint: 'Une page par GIF' },
      },
    },
    output: {
      label: 'Résultat',
      choices: {
        merged: { label: 'Un seul PDF', hint: 'Tous les GIF à la suite' },
        separate: { label: 'PDF séparés', hint: 'Un fichier par GIF' },
      },
    },
    pageSize: {
      label: 'Format de page',
      choices: {
        fit: { label: 'Celui du GIF' },
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'Letter (États-Unis)' },
        legal: { label: 'Legal (États-Unis)' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: {
        auto: { label: 'Automatique', hint: 'Selon chaque GIF' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Paysage' },
      },
    },
    margin: { label: 'Marge', hint: 'De 0 à 60 millimètres autour de chaque image' },
  },
} satisfies CopyOf<typeof options>;
