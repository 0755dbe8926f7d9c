import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Faites de vos présentations des PDF : une diapositive par page, plusieurs, ou avec les notes.',
  action: { one: 'Convertir {count} présentation', other: 'Convertir {count} présentations' },
  seo: {
    title: 'PowerPoint en PDF, diapositives et notes',
    description:
      'Convertissez PPT, PPTX et ODP en PDF : une diapositive par page, ou 2, 4, 6 ou 9 à distribuer, avec ou sans les notes et les diapositives masquées.',
  },
  howTo: [
    {
      title: 'Ajoutez vos présentations',
      text: 'Déposez des fichiers PPT, PPTX ou ODP. Chacun devient un PDF.',
    },
    {
      title: 'Choisissez la disposition',
      text: 'Une diapositive par page, ou de deux à neuf par feuille ; ajoutez les pages de notes si le public doit les recevoir.',
    },
    {
      title: 'Convertissez et feuilletez',
      text: 'Regardez chaque diapositive comme la verra votre public, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Que deviennent les animations et les vidéos ?',
      answer:
        'Une diapositive apparaît avec tout son contenu à la fois, comme à l’édition. Les animations, les transitions et les sons ne sont pas conservés ; une vidéo devient une image fixe.',
    },
    {
      ask: 'À quoi ressemblent les documents à distribuer ?',
      answer:
        'Les diapositives sont posées sur du papier A4 ou Letter, aussi grandes que possible, chacune dans un filet, et leurs liens restent actifs. Les signets mènent à la page qui montre la diapositive. Ces pages n’ont pas de balises pour les lecteurs d’écran ; les diapositives seules en ont.',
    },
    {
      ask: 'Où vont les notes de l’orateur ?',
      answer:
        'Après les diapositives : une page pour chacune, la diapositive en haut et ses notes en dessous, telles que la présentation les dispose.',
    },
    {
      ask: 'Les diapositives ressembleront-elles à celles de PowerPoint ?',
      answer:
        'Très proches : la conversion utilise LibreOffice. Les polices non incorporées sont remplacées par d’autres de mêmes largeurs s’il en existe ; certains effets d’ombre, de relief et de SmartArt sont plus simples.',
    },
    {
      ask: 'Peut-on convertir une présentation protégée ?',
      answer:
        'Les PPTX et ODP, avec leur mot de passe, qui vous est demandé. Les PPT chiffrés d’avant 2007 ne peuvent pas être ouverts ici : retirez d’abord le mot de passe dans PowerPoint.',
    },
    {
      ask: 'Combien de fichiers puis-je ajouter, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} présentations, {taskSize} au total. Elles sont chiffrées sur nos serveurs et supprimées {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    password: { label: 'Mot de passe', hint: 'Pour les présentations qui en demandent un' },
    layout: {
      label: 'Diapositives par page',
      choices: {
        1: { label: 'Une' },
        2: { label: 'Deux' },
        4: { label: 'Quatre' },
        6: { label: 'Six' },
        9: { label: 'Neuf' },
      },
    },
    pageSize: {
      label: 'Papier à distribuer',
      choices: { a4: { label: 'A4' }, letter: { label: 'Letter (États-Unis)' } },
    },
    notes: { label: 'Notes de l’orateur', hint: 'Une page par diapositive, à la suite' },
    hidden: { label: 'Diapositives masquées', hint: 'Inclure celles que l’exposé saute' },
  },
} satisfies CopyOf<typeof options>;
