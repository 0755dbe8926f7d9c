import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Donnez à vos images les pixels que demande un formulaire, une boutique ou un écran.',
  action: { one: 'Redimensionner {count} image', other: 'Redimensionner {count} images' },
  seo: {
    title: 'Redimensionner des images au pixel près',
    description:
      'Changez largeur et hauteur de JPG, PNG, WebP, GIF, BMP, HEIC, AVIF et TIFF : vos chiffres, un format de photo d’identité ou une largeur d’écran.',
  },
  howTo: [
    { title: 'Ajoutez des images', text: 'Une seule ou tout un lot : chacune prendra la taille choisie.' },
    {
      title: 'Indiquez la taille',
      text: 'Prenez un format tout prêt, ou saisissez la largeur et la hauteur ; l’une des deux peut être « auto ».',
    },
    {
      title: 'Choisissez l’ajustement',
      text: 'Gardez l’image entière, recadrez ce qui dépasse, ou étirez-la. Puis regardez et téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Et si les proportions ne correspondent pas ?',
      answer:
        '« Image entière » l’agrandit ou la réduit jusqu’à tenir dans la taille : un côté peut rester plus court. « Remplir et recadrer » couvre toute la taille et coupe ce qui dépasse. « Étirer » respecte les deux chiffres et déforme.',
    },
    {
      ask: 'Puis-je agrandir une image ?',
      answer:
        'Oui, car certains formulaires exigent un nombre de pixels. Le résultat vous dit alors qu’il a été agrandi : on gagne des pixels, pas des détails. Un côté peut compter jusqu’à 20 000 pixels, l’image entière jusqu’à 100 millions.',
    },
    {
      ask: 'À quoi sert « auto » ?',
      answer:
        'Il laisse un côté dépendre de l’autre : 800 × auto donne à chaque image 800 pixels de large, et la hauteur qu’imposent ses proportions. Un zéro a le même effet.',
    },
    {
      ask: 'Perd-on en qualité ?',
      answer:
        'Moins de pixels portent moins de détails. Le codage, lui, ajoute peu : JPG et WebP sont enregistrés à 90 %, AVIF à une qualité comparable, PNG, BMP et TIFF sans perte. Le GIF se limite à 256 couleurs par image.',
    },
    {
      ask: 'Que deviennent animations, pages, couleurs et données de prise de vue ?',
      answer:
        'GIF et WebP animés le restent, un TIFF garde ses pages, les photos sont redressées. Les couleurs étendues gardent leur profil, le CMJN est converti en couleurs d’écran, et les informations telles que le lieu ou la date ne sont pas reprises. Le HEIC est enregistré en JPG.',
    },
    {
      ask: 'Combien d’images, et pour combien de temps ?',
      answer:
        'Jusqu’à {filesPerTask} à la fois, {taskSize} au total, chiffrées tant qu’elles sont ici et supprimées {retention} après l’envoi.',
    },
  ],
  options: {
    preset: {
      label: 'Taille',
      choices: {
        custom: { label: 'Taille libre' },
        'photo-1-inch': { label: 'Photo 1 pouce, 295 × 413' },
        'photo-1-inch-small': { label: 'Petite photo 1 pouce, 260 × 378' },
        'photo-1-inch-large': { label: 'Grande photo 1 pouce, 390 × 567' },
        'photo-2-inch': { label: 'Photo 2 pouces, 413 × 579' },
        'square-700': { label: 'Carré, 700 × 700' },
        'square-800': { label: 'Carré, 800 × 800' },
        'square-1000': { label: 'Carré, 1000 × 1000' },
        'width-700': { label: '700 de large' },
        'width-450': { label: '450 de large' },
        computer: { label: 'Ordinateur, 1024 de large' },
        phone: { label: 'Téléphone, 480 de large' },
      },
    },
    size: { label: 'Largeur × hauteur', hint: 'En pixels, par exemple 800x600 ou 800xauto' },
    fit: {
      label: 'Si les proportions diffèrent',
      choices: {
        fit: { label: 'Image entière', hint: 'Dans la taille, sans rien couper' },
        fill: { label: 'Remplir et recadrer', hint: 'Taille exacte, bords coupés' },
        stretch: { label: 'Étirer', hint: 'Taille exacte, image déformée' },
      },
    },
    format: {
      label: 'Enregistrer en',
      choices: {
        keep: { label: 'Format d’origine' },
        jpg: { label: 'JPG' },
        jpeg: { label: 'JPEG' },
        png: { label: 'PNG' },
        webp: { label: 'WebP' },
        avif: { label: 'AVIF' },
        bmp: { label: 'BMP' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
