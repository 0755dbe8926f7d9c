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
  subtitle: 'Choisissez une qualité ou une taille, puis comparez l’avant et l’après d’un simple glissement.',
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
      text: '70 % conviennent à la plupart des images. Si un formulaire impose une limite, indiquez-la.',
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
        'La qualité demandée à l’encodage : pour le JPG, sur l’échelle de son encodeur, et sur une échelle équivalente pour WebP, AVIF et TIFF. PNG et BMP passent à 256 couleurs ou moins tant que l’image reste assez fidèle pour le niveau choisi ; sinon, ils sont compressés sans perte. Pour le GIF, un niveau plus bas signifie moins de couleurs.',
    },
    {
      ask: 'La différence se verra-t-elle ?',
      answer:
        'La ressemblance est mesurée et indiquée pour chaque résultat, et une ligne mobile montre les deux versions en grand. Lorsqu’un nouvel encodage ne ferait presque rien gagner, aucun pixel n’est touché.',
    },
    {
      ask: 'Puis-je viser une taille précise ?',
      answer:
        'Oui. La meilleure qualité possible est recherchée, en général à moins de 3 % sous votre chiffre. Si la qualité n’y suffit pas, l’image perd des pixels et le résultat le dit. Une taille hors d’atteinte est refusée, et la plus petite possible vous est indiquée.',
    },
    {
      ask: 'Que retire-t-on d’autre du fichier ?',
      answer:
        'Ce que l’appareil y a inscrit : lieu, date, modèle, commentaires, aperçus. Les photos sont d’abord redressées. Les petits profils de couleurs étendues sont conservés ; les grands, ainsi que les encres des images CMJN, sont convertis en couleurs d’écran courantes, et un PNG de 16 bits par canal passe à 8.',
    },
    {
      ask: 'Et les animations, le HEIC, le TIFF ?',
      answer:
        'GIF et WebP animés restent animés, sauf si le format choisi ne le permet pas : la première image est alors retenue. Le HEIC revient en JPG, car il se lit ici mais ne s’écrit pas. Un TIFF garde ses pages, ou chacune devient un fichier de l’autre format. Au-delà de 100 millions de pixels, toutes images d’une animation comprises, le fichier est refusé.',
    },
    {
      ask: 'Combien d’images à la fois, et que deviennent-elles ?',
      answer:
        'Jusqu’à {filesPerTask} images, {taskSize} au total. Elles sont chiffrées sur nos serveurs et supprimées {retention} après l’envoi.',
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
