import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Tracez un cadre sur la page, fixez des marges ou supprimez les bords blancs de chaque page.',
  action: { one: 'Rogner {count} fichier', other: 'Rogner {count} fichiers' },
  seo: {
    title: 'Rogner un PDF et couper ses marges',
    description:
      'Rognez un PDF avec un cadre, des marges en millimètres ou selon son contenu. Masquez ce qui dépasse ou supprimez-le définitivement du fichier.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez-le ici : sa première page s’ouvre, avec un cadre par-dessus.',
    },
    {
      title: 'Choisissez ce qui reste',
      text: 'Déplacez le cadre, indiquez des marges ou rognez selon le contenu, sur toutes les pages ou sur celles de votre choix.',
    },
    {
      title: 'Rognez et téléchargez',
      text: 'Décidez si le reste est masqué ou supprimé définitivement, regardez le résultat, puis téléchargez-le.',
    },
  ],
  faq: [
    {
      ask: 'La partie rognée reste-t-elle dans le fichier ?',
      answer:
        'Si vous la masquez, oui : un autre logiciel peut l’afficher de nouveau. Si vous la supprimez définitivement, le texte, les images, les dessins et les commentaires hors du cadre sont retirés du fichier, et les images sont coupées au bord. Les lettres, les tracés, les commentaires et les champs que le bord traverse restent entiers, de même que les motifs et les dégradés. Les signets, les pièces jointes et les propriétés du document sont conservés.',
    },
    {
      ask: 'Comment supprimer les marges blanches de toutes les pages ?',
      answer:
        'Choisissez « Selon le contenu ». Chaque page est rognée à ce qu’elle montre, avec l’espace que vous voulez autour. « Même zone pour toutes les pages » leur garde une taille égale.',
    },
    {
      ask: 'Le texte, les liens et la qualité sont-ils conservés ?',
      answer:
        'Oui. Le texte reste du texte, les liens et les signets fonctionnent comme avant, et rien n’est converti dans le cadre. Les images ne sont coupées au bord que si vous supprimez le reste définitivement.',
    },
    {
      ask: 'Puis-je rogner seulement certaines pages ?',
      answer:
        'Oui. Indiquez leurs numéros, par exemple 2,5-8, ou bien impaires, paires ou dernière. Les autres pages gardent leur taille.',
    },
    {
      ask: 'Que devient un PDF signé ou protégé ?',
      answer:
        'Un PDF protégé demande son mot de passe et le conserve. Les signatures restent valides si le reste est masqué, mais pas s’il est supprimé définitivement.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    box: {
      label: 'Zone',
      hint: 'Gauche, haut, largeur et hauteur, par exemple 20mm,20mm,170mm,250mm. Sans zone ni marges, les pages sont rognées selon leur contenu.',
    },
    top: { label: 'Haut', hint: 'Une longueur comme 36, 12.5mm ou 1in. Sans unité, elle est en points.' },
    right: { label: 'Droite' },
    bottom: { label: 'Bas' },
    left: { label: 'Gauche' },
    padding: { label: 'Espace autour du contenu' },
    same: { label: 'Même zone pour toutes les pages', hint: 'La plus petite qui contient toutes les pages' },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
    cut: {
      label: 'Supprimer définitivement ce qui dépasse',
      hint: 'Sinon, c’est seulement masqué, et un autre logiciel peut l’afficher. Les lettres et les tracés sur le bord restent entiers.',
    },
  },
} satisfies CopyOf<typeof options>;
