import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Tracez vos plans DWG et DXF en PDF vectoriel : une page par présentation, du texte qui reste du texte.',
  action: { one: 'Convertir {count} plan', other: 'Convertir {count} plans' },
  seo: {
    title: 'DWG en PDF : vos plans en pages vectorielles',
    description:
      'Convertissez vos DWG, de R13 à 2018, et vos DXF en PDF vectoriel sans logiciel de CAO : présentations, épaisseurs, hachures, cotes et textes.',
  },
  howTo: [
    {
      title: 'Ajoutez vos plans',
      text: 'Déposez ici des fichiers DWG ou DXF : un plan seul ou le dossier complet.',
    },
    {
      title: 'Choisissez quoi tracer',
      text: 'Les présentations telles qu’elles ont été préparées, ou tout l’espace objet sur une feuille, en couleurs ou en noir.',
    },
    {
      title: 'Convertissez et zoomez',
      text: 'Zoomez autant que vous voulez : un trait reste net à toute échelle. Puis téléchargez les pages.',
    },
  ],
  faq: [
    {
      ask: 'Quels fichiers sont lus ?',
      answer:
        'Les DWG enregistrés d’AutoCAD R13 au format 2018, celui des versions suivantes aussi, et les DXF, texte ou binaires, depuis R12. Un DWG plus ancien est refusé avec le nom de sa version : enregistrez-le dans une plus récente.',
    },
    {
      ask: 'Quelle est la taille des pages, et à quelle échelle ?',
      answer:
        'Une présentation sort sur le papier et à l’échelle pour lesquels elle a été préparée. L’espace objet est ajusté à une feuille assez grande pour lire ses textes : il n’a donc pas d’échelle fixe. Si vous choisissez un papier, tout y est ajusté.',
    },
    {
      ask: 'Épaisseurs, types de ligne et hachures seront-ils comme dans mon logiciel ?',
      answer:
        'Les épaisseurs sont gardées en millimètres de papier, à partir de 0,13 mm. Les types de ligne suivent l’échelle du plan, et leurs tirets sont ajustés à chaque trait. Les hachures gardent leur motif et leurs trous ; si elles comptent plus de traits que le papier n’en peut porter, elles deviennent un aplat. Les tables de styles de tracé (CTB, STB) sont des fichiers à part et ne sont pas appliquées.',
    },
    {
      ask: 'Mon plan utilise des polices SHX ou particulières. Que devient le texte ?',
      answer:
        'Un DWG ne contient pas ses polices : une police simple de même hauteur les remplace, et le texte peut être un peu plus large ou plus serré. Le chinois, le japonais et le coréen sont dessinés si le serveur a une police pour eux. Les écritures qui lient leurs lettres, comme l’arabe, ne sont pas mises en forme.',
    },
    {
      ask: 'Qu’est-ce qui n’est pas repris ?',
      answer:
        'Les surfaces des solides 3D, les références externes, les calques sous-jacents, les formes SHX et les images, qui sont des fichiers à part : un cadre marque la place d’une image. Le résultat dit combien d’éléments manquent. Maillages et lignes 3D sont dessinés en fil de fer, sans cacher ce qui est derrière. Un texte sur plusieurs colonnes n’en forme plus qu’une, et la transparence d’un calque entier n’est pas appliquée.',
    },
    {
      ask: 'Combien de temps mes plans sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total, sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    space: {
      label: 'À tracer',
      choices: {
        layouts: { label: 'Présentations', hint: 'Une page chacune ; l’espace objet si elles sont vides' },
        model: { label: 'Espace objet', hint: 'En entier, sur une page' },
      },
    },
    pageSize: {
      label: 'Papier',
      choices: {
        auto: { label: 'Réglages du plan' },
        a4: { label: 'A4' },
        a3: { label: 'A3' },
        a2: { label: 'A2' },
        a1: { label: 'A1' },
        a0: { label: 'A0' },
        letter: { label: 'Letter (États-Unis)' },
        legal: { label: 'Legal (États-Unis)' },
        tabloid: { label: 'Tabloïd (ANSI B)' },
        'ansi-c': { label: 'Format ANSI C' },
        'ansi-d': { label: 'Format ANSI D' },
        'ansi-e': { label: 'Format ANSI E' },
      },
    },
    color: {
      label: 'Couleurs',
      choices: {
        color: { label: 'Celles du plan', hint: 'Les traits blancs deviennent noirs' },
        black: { label: 'Noir', hint: 'Les surfaces remplies deviennent grises' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
