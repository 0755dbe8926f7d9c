import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Apposez un texte ou une image sur les pages d’un PDF, une fois ou en motif répété.',
  action: { one: 'Marquer {count} page', other: 'Marquer {count} pages' },
  seo: {
    title: 'Ajouter un filigrane à un PDF',
    description:
      'Ajoutez à un PDF un filigrane, texte ou image, dans toutes les écritures : position, angle, opacité, couleur, pages. Le reste du fichier ne change pas.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez-le ici : ses pages s’affichent déjà avec leur filigrane.',
    },
    {
      title: 'Choisissez un texte ou une image',
      text: 'Réglez la position, l’angle, l’opacité et la couleur. L’aperçu montre les pages telles qu’elles seront.',
    },
    {
      title: 'Appliquez et téléchargez',
      text: 'Vérifiez le résultat dans l’aperçu, puis téléchargez le PDF marqué.',
    },
  ],
  faq: [
    {
      ask: 'Le filigrane accepte-t-il tous les caractères ?',
      answer:
        'Oui : arabe, hébreu, chinois, japonais, devanagari et bien d’autres, sur plusieurs lignes. Les polices sont incorporées, l’aspect est donc le même partout.',
    },
    {
      ask: 'Puis-je utiliser mon logo ?',
      answer:
        'Oui. Choisissez une image PNG, JPG, WebP, TIFF, BMP, HEIC ou AVIF. Ses parties transparentes le restent.',
    },
    {
      ask: 'Peut-on encore chercher dans le texte du PDF ?',
      answer:
        'Oui. Le texte, les liens, les champs et les signets ne sont pas touchés. Le filigrane est déclaré comme décoration : les lecteurs d’écran peuvent l’ignorer.',
    },
    {
      ask: 'Les signatures numériques restent-elles valides ?',
      answer:
        'Les octets signés ne changent pas, car le filigrane est ajouté à la fin du fichier. Les lecteurs signaleront toutefois une modification postérieure à la signature.',
    },
    {
      ask: 'Peut-on retirer un filigrane ?',
      answer:
        'Oui, avec un éditeur de PDF. Il indique la nature d’un document, mais ne le protège pas. Pour limiter les modifications, protégez ensuite le PDF.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    text: { label: 'Texte', hint: 'Plusieurs lignes sont possibles.' },
    picture: { label: 'Image', hint: 'PNG, JPG, WebP, TIFF, BMP, HEIC ou AVIF. Elle remplace le texte.' },
    position: {
      label: 'Emplacement',
      choices: {
        center: { label: 'Au centre' },
        'top-left': { label: 'En haut à gauche' },
        top: { label: 'En haut' },
        'top-right': { label: 'En haut à droite' },
        left: { label: 'À gauche' },
        right: { label: 'À droite' },
        'bottom-left': { label: 'En bas à gauche' },
        bottom: { label: 'En bas' },
        'bottom-right': { label: 'En bas à droite' },
        tile: { label: 'Répété sur toute la page' },
      },
    },
    angle: { label: 'Angle', hint: 'En degrés, dans le sens antihoraire.' },
    opacity: { label: 'Opacité', hint: 'En pour cent.' },
    size: {
      label: 'Taille',
      hint: 'Corps du texte ou largeur de l’image, en points. Laissez vide pour l’adapter à la page.',
    },
    font: {
      label: 'Police',
      choices: {
        sans: { label: 'Sans empattement' },
        serif: { label: 'Avec empattements' },
        mono: { label: 'À chasse fixe' },
      },
    },
    color: { label: 'Couleur', hint: 'Par exemple #808080.' },
    layer: {
      label: 'Plan',
      choices: {
        over: { label: 'Sur le contenu' },
        under: { label: 'Sous le contenu', hint: 'Les fonds blancs et les scans peuvent le cacher' },
      },
    },
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options, 'picture'>;
