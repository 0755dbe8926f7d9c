import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

const format = {
  keep: { label: 'Format d’origine' },
  jpg: { label: 'JPG' },
  jpeg: { label: 'JPEG', hint: 'Le JPG sous son nom long' },
  png: { label: 'PNG' },
  webp: { label: 'WebP' },
  avif: { label: 'AVIF' },
  bmp: { label: 'BMP' },
};

export default {
  subtitle: 'Choisissez une qualité ou une taille, puis comparez l’avant et l’après l’un sur l’autre.',
  action: { one: 'Compresser {count} image', other: 'Compresser {count} images' },
  seo: {
    title: 'Compresser des images : JPG, PNG, WebP, GIF…',
    description:
      'Allégez JPG, PNG, WebP, GIF, BMP, HEIC, AVIF et TIFF selon la qualité ou jusqu’à une taille précise. Comparez les deux versions avant de télécharger.',
  },
  howTo: [
    { title: 'Ajoutez vos images', text: 'Déposez-en une ou tout un lot, collez-en une, ou choisissez-les.' },
    {
      title: 'Réglez la qualité ou la taille',
      text: 'Soixante-dix pour cent conviennent à la plupart des images. Si un formulaire impose une limite, indiquez-la.',
    },
    {
      title: 'Comparez de près',
      text: 'Déplacez la ligne entre avant et après, agrandissez ce qui compte, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Que signifient les pourcentages ?',
      answer:
        'C’est la qualité du codage : pour le JPG, l’échelle de son encodeur, transposée pour WebP, AVIF et TIFF. PNG et BMP passent à 256 couleurs ou moins tant que l’image reste assez ressemblante pour le niveau choisi ; sinon ils sont comprimés sans perte. Pour le GIF, un niveau plus bas signifie moins de couleurs.',
    },
    {
      ask: 'Mes images auront-elles l’air différentes ?',
      answer:
        'La ressemblance est mesurée et indiquée pour chaque résultat, et une ligne mobile montre les deux versions en grand. Lorsqu’un nouveau codage ne gagnerait presque rien, aucun pixel n’est touché.',
    },
    {
      ask: 'Puis-je viser une taille précise ?',
      answer:
        'Oui. La meilleure qualité possible est recherchée, en général à moins de 3 % sous votre chiffre. Si la qualité n’y suffit pas, l’image perd des pixels et le résultat le dit. Une taille hors d’atteinte est refusée, avec la plus petite possible.',
    },
    {
      ask: 'Qu’est-ce qui est retiré en plus ?',
      answer:
        'Les notes de l’appareil : lieu, date, modèle, commentaires, aperçus. Les photos sont d’abord redressées, et les couleurs étendues gardent leur petit profil. Les grands profils et les encres des images CMJN deviennent des couleurs d’écran courantes. Un PNG de 16 bits par couche passe à 8.',
    },
    {
      ask: 'Et les animations, le HEIC, le TIFF ?',
      answer:
        'GIF et WebP animés restent animés, sauf si le format choisi ne le permet pas : la première image est alors retenue. Le HEIC revient en JPG, car il se lit ici mais ne s’écrit pas. Un TIFF garde ses pages, ou chacune devient un fichier de l’autre format. Au-delà de 100 millions de pixels, toutes images d’une animation comprises, le fichier est refusé.',
    },
    {
      ask: 'Combien d’images à la fois, et que deviennent-elles ?',
      answer:
        'Jusqu’à {filesPerTask} images, {taskSize} au total. Elles sont chiffrées sur notre serveur et supprimées {retention} après l’envoi.',
    },
  ],
  options: {
    level: { label: 'Qualité', hint: '70 % sont conseillés. Moins donne un fichier plus léger.' },
    targetSize: {
      label: 'Taille à atteindre',
      hint: 'La taille à ne pas dépasser, par exemple 200 Ko ou 1,5 Mo',
    },
    format: { label: 'Enregistrer en', choices: format },
  },
} satisfies CopyOf<typeof options>;
