import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez vos livres EPUB, MOBI, AZW3 et FB2 en PDF à imprimer, à annoter et à lire partout.',
  action: { one: 'Convertir {count} livre', other: 'Convertir {count} livres' },
  seo: {
    title: 'EPUB, MOBI, AZW3 et FB2 en PDF, liens compris',
    description:
      'Convertissez vos livres en PDF : couverture, sommaire en signets, images, polices et notes liées dans les deux sens. Vous réglez la page et le texte.',
  },
  howTo: [
    {
      title: 'Ajoutez vos livres',
      text: 'Déposez ici des fichiers EPUB, MOBI, AZW3 ou FB2 sans DRM, d’où qu’ils viennent.',
    },
    {
      title: 'Réglez la page et le texte',
      text: 'L’A5 se lit comme un roman broché. L’A4 convient aux gros caractères et aux feuilles à annoter.',
    },
    {
      title: 'Convertissez et feuilletez',
      text: 'Parcourez les pages, essayez les signets, puis téléchargez le PDF.',
    },
  ],
  faq: [
    {
      ask: 'Quels livres peut-on convertir ?',
      answer:
        'EPUB 2 et 3, MOBI et PRC, AZW3 et AZW, FB2 même compressé. Les livres verrouillés par leur vendeur (DRM d’Adobe, d’Apple, d’Amazon ou Readium LCP) sont refusés. Les formats Kindle KFX et Topaz ne sont pas lus.',
    },
    {
      ask: 'Que garde-t-on du livre ?',
      answer:
        'La couverture, le sommaire en signets avec tous ses niveaux, les liens et les notes dans les deux sens, les images, les tableaux, les formules, les polices du livre et sa mise en forme autant que le papier le permet. Titre, auteur et langue passent dans les propriétés du PDF.',
    },
    {
      ask: 'Qu’est-ce qui se perd ?',
      answer:
        'Le son, la vidéo, les animations et tout ce que feraient des scripts : aucun ne s’exécute ici, et rien n’est chargé depuis le web. Les pages ne portent pas de numéro imprimé ; votre lecteur les compte.',
    },
    {
      ask: 'Les livres japonais, chinois, arabes ou hébreux sont-ils bien composés ?',
      answer:
        'Les lignes verticales restent verticales, et les textes de droite à gauche se lisent et se feuillettent dans leur sens. Si le livre n’apporte pas sa police, une police libre de son écriture est employée et intégrée.',
    },
    {
      ask: 'Pourquoi n’est-ce pas exactement comme sur ma liseuse ?',
      answer:
        'Une liseuse recompose le texte pour chaque écran ; une page ne bouge plus. Les livres à pages fixes, comme les bandes dessinées et les albums, gardent la taille de chaque page, et les réglages de page, de texte et de marge ne les changent pas.',
    },
    {
      ask: 'Combien de temps mes livres sont-ils gardés ?',
      answer: 'Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec le PDF.',
    },
  ],
  options: {
    pageSize: {
      label: 'Format de page',
      choices: {
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        a6: { label: 'A6' },
        letter: { label: 'Letter (États-Unis)' },
        legal: { label: 'Legal (États-Unis)' },
      },
    },
    fontSize: {
      label: 'Taille du texte',
      choices: {
        small: { label: 'Petite' },
        medium: { label: 'Moyenne' },
        large: { label: 'Grande' },
        largest: { label: 'Très grande' },
      },
    },
    margin: { label: 'Marge', hint: 'De 0 à 40 millimètres autour du texte' },
  },
} satisfies CopyOf<typeof options>;
