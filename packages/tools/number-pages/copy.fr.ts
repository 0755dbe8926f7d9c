import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Ajoutez des numéros de page à un PDF : à l’endroit et au format voulus, ou des numéros Bates avec préfixe.',
  action: { one: 'Numéroter {count} page', other: 'Numéroter {count} pages' },
  seo: {
    title: 'Numéroter les pages d’un PDF',
    description:
      'Numérotez les pages d’un PDF, en haut ou en bas : Page 1 sur 9, chiffres romains ou numéros Bates. Choisissez pages, police, taille, couleur et marge.',
  },
  howTo: [
    { title: 'Ajoutez un PDF', text: 'Déposez-le ici pour voir ses pages.' },
    {
      title: 'Choisissez le format et la position',
      text: 'Choisissez les pages à numéroter, ou gardez-les toutes. Réglez le texte, le premier numéro et l’emplacement.',
    },
    {
      title: 'Numérotez et vérifiez',
      text: 'Contrôlez les numéros dans l’aperçu, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Puis-je laisser la couverture sans numéro ?',
      answer:
        'Oui. Saisissez 2- sous « Pages » : la numérotation commence à la deuxième page, avec le premier numéro choisi. Les pages omises ensuite sont comptées : avec impaires, vous obtenez 1, 3, 5.',
    },
    {
      ask: 'Comment écrire « Page 1 sur 9 », ou un texte à moi ?',
      answer:
        'Choisissez le format, ou « Texte personnalisé ». Le numéro remplace {n} et le dernier numéro remplace {total}, par exemple « Annexe {n} ».',
    },
    {
      ask: 'Comment créer des numéros Bates ?',
      answer:
        'Choisissez « Texte personnalisé » et entourez {n} du préfixe et du suffixe, par exemple ACME-{n}. Réglez le premier numéro et le nombre de chiffres : ACME-000001. Pour continuer dans un autre fichier, indiquez son premier numéro, ou fusionnez d’abord les fichiers.',
    },
    {
      ask: 'Les numéros sont-ils droits sur les pages pivotées ?',
      answer:
        'Oui. L’emplacement suit la page telle qu’elle s’affiche, même pivotée ou rognée. Pour les lecteurs d’écran, les numéros sont signalés comme en-tête ou pied de page et n’interrompent pas le texte.',
    },
    {
      ask: 'Le reste du document change-t-il ?',
      answer:
        'Non. Les numéros sont ajoutés par-dessus. Texte, images, liens, signets et formulaires restent intacts, tout comme le mot de passe et les restrictions.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    position: {
      label: 'Emplacement',
      choices: {
        'top-left': { label: 'En haut à gauche' },
        top: { label: 'En haut au centre' },
        'top-right': { label: 'En haut à droite' },
        'bottom-left': { label: 'En bas à gauche' },
        bottom: { label: 'En bas au centre' },
        'bottom-right': { label: 'En bas à droite' },
      },
    },
    mirrored: {
      label: 'Inverser sur les pages paires',
      hint: 'Pour une impression recto verso : gauche et droite sont échangées',
    },
    text: { label: 'Texte', hint: '{n} est le numéro, {total} le dernier numéro' },
    style: {
      label: 'Chiffres',
      choices: {
        '1': { label: 'Arabes : 1, 2, 3' },
        i: { label: 'Romains : i, ii, iii' },
        I: { label: 'Romains, capitales : I, II, III' },
        a: { label: 'Lettres : a, b, c' },
        A: { label: 'Lettres capitales : A, B, C' },
      },
    },
    start: { label: 'Premier numéro' },
    digits: { label: 'Nombre de chiffres', hint: 'Complété par des zéros' },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 2-, 1-3,5, impaires ou paires. Laissez vide pour toutes les pages.',
    },
    font: {
      label: 'Police',
      choices: {
        sans: { label: 'Sans empattement' },
        serif: { label: 'Avec empattements' },
        mono: { label: 'À chasse fixe' },
      },
    },
    size: { label: 'Taille de police' },
    color: { label: 'Couleur' },
    margin: { label: 'Distance au bord' },
  },
} satisfies CopyOf<typeof options>;
