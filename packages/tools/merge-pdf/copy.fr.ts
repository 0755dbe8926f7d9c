import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Mettez vos PDF dans l’ordre et obtenez un seul document : signets, formulaires et liens sont conservés.',
  action: { one: 'Fusionner {count} fichier', other: 'Fusionner {count} fichiers' },
  seo: {
    title: 'Fusionner des PDF en un seul document',
    description:
      'Assemblez vos PDF dans l’ordre voulu. Signets, formulaires, liens et pièces jointes sont conservés, et vous voyez le résultat avant de télécharger.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez-les n’importe où sur la page, collez-les ou choisissez-les sur votre appareil.',
    },
    {
      title: 'Mettez-les en ordre',
      text: 'Faites glisser les couvertures, déplacez-les au clavier ou triez par nom. Choisissez les pages lorsque vous n’avez pas besoin du fichier entier.',
    },
    {
      title: 'Fusionnez et relisez',
      text: 'Parcourez le résultat, puis téléchargez-le ou poursuivez avec un autre outil.',
    },
  ],
  faq: [
    {
      ask: 'Que reste-t-il des fichiers que je fusionne ?',
      answer:
        'Les signets, les liens, les champs de formulaire, les commentaires, la numérotation des pages, les pièces jointes et les balises dont se servent les lecteurs d’écran. Si deux fichiers ont des champs de même nom, l’un d’eux est renommé : remplir l’un ne remplit donc pas l’autre.',
    },
    {
      ask: 'Puis-je ne prendre que certaines pages d’un fichier ?',
      answer:
        'Oui. Chaque fichier a son propre choix de pages, par exemple 1-3,5,8- ou impaires. Sans choix, toutes les pages sont prises.',
    },
    {
      ask: 'Que deviennent les pages de formats différents ?',
      answer:
        'Chaque page garde son format et son orientation. Rien n’est mis à l’échelle, rien n’est redessiné.',
    },
    {
      ask: 'Les signatures numériques restent-elles valides ?',
      answer:
        'Non. Une signature certifie un fichier précis, et le document fusionné en est un autre. Conservez les originaux signés.',
    },
    {
      ask: 'Le résultat est-il protégé si mes fichiers l’étaient ?',
      answer:
        'Non. Vous saisissez leurs mots de passe, et le document fusionné s’ouvre sans mot de passe. Protégez-le ensuite si besoin.',
    },
    {
      ask: 'Combien de fichiers puis-je fusionner, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs, puis supprimés {retention} après l’envoi, tout comme le résultat.',
    },
  ],
  options: {
    bookmarks: {
      label: 'Signets',
      choices: {
        file: { label: 'Une entrée par fichier', hint: 'Avec les signets du fichier en dessous' },
        keep: { label: 'Tels quels', hint: 'Les signets de tous les fichiers, à la suite' },
        none: { label: 'Aucun' },
      },
    },
    sort: {
      label: 'Ordre',
      choices: {
        given: { label: 'Ordre affiché' },
        name: { label: 'Par nom', hint: 'Le fichier 2 vient avant le fichier 10' },
      },
    },
    oddStart: {
      label: 'Commencer chaque fichier sur une page impaire',
      hint: 'Pour imprimer recto verso. Une page blanche est ajoutée si nécessaire.',
    },
    pages: {
      label: 'Pages de chaque fichier',
      hint: 'Un choix par fichier, séparés par des points-virgules : 1-3;;2,5- prend tout le deuxième fichier.',
    },
  },
} satisfies CopyOf<typeof options>;
