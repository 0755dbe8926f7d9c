import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Mettez vos images en pages, dans votre ordre. Les JPEG y entrent sans être recompressés.',
  action: { one: 'Convertir {count} image', other: 'Convertir {count} images' },
  seo: {
    title: 'JPG en PDF : vos images sans perte ajoutée',
    description:
      'Réunissez en un ou plusieurs PDF vos images JPG, PNG, WebP, TIFF, BMP, HEIC et AVIF. Les JPEG restent intacts ; format, orientation et marge au choix.',
  },
  howTo: [
    {
      title: 'Ajoutez vos images',
      text: 'Déposez photos, numérisations ou captures d’écran. Une image copiée peut aussi être collée.',
    },
    {
      title: 'Disposez-les',
      text: 'Faites-les glisser ou triez-les par nom, puis choisissez le format, l’orientation et la marge.',
    },
    {
      title: 'Convertissez et vérifiez',
      text: 'Voyez chaque image sur sa page avant de télécharger le PDF.',
    },
  ],
  faq: [
    {
      ask: 'Mes photographies perdent-elles en qualité ?',
      answer:
        'Les fichiers JPEG courants sont intégrés octet pour octet et ne perdent rien. PNG, BMP et WebP sans perte gardent chaque pixel. Le PDF ne prend pas en charge HEIC, AVIF et WebP avec perte : ils deviennent des JPEG de haute qualité.',
    },
    {
      ask: 'Quelles images puis-je utiliser ?',
      answer:
        'JPG, PNG, WebP, TIFF, BMP, HEIC et AVIF. Chaque page d’un TIFF devient une page du PDF. Le HEIC des téléphones est lu lorsque son codage le permet.',
    },
    {
      ask: 'Les photographies prises à la verticale seront-elles couchées ?',
      answer: 'Non. L’orientation que l’appareil a notée dans le fichier est respectée.',
    },
    {
      ask: 'Quelle taille auront les pages ?',
      answer:
        'Celle de chaque image, sauf si vous choisissez un format de papier. L’image est alors ajustée à l’intérieur de la marge et garde ses proportions.',
    },
    {
      ask: 'Combien d’images puis-je ajouter, et combien de temps sont-elles gardées ?',
      answer:
        'Jusqu’à {filesPerTask} images, {taskSize} au total. Elles sont chiffrées sur nos serveurs et supprimées {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    output: {
      label: 'Résultat',
      choices: {
        merged: { label: 'Un seul PDF', hint: 'Toutes les images, dans votre ordre' },
        separate: { label: 'PDF séparés', hint: 'Un fichier par image' },
      },
    },
    pageSize: {
      label: 'Format de page',
      choices: {
        fit: { label: 'Celui de l’image' },
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
        auto: { label: 'Automatique', hint: 'Selon chaque image' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Paysage' },
      },
    },
    margin: { label: 'Marge', hint: 'De 0 à 60 millimètres autour de l’image' },
  },
} satisfies CopyOf<typeof options>;
