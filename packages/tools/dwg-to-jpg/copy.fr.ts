import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez vos plans DWG et DXF en JPG sans logiciel de CAO : une image nette par feuille.',
  action: { one: 'Convertir {count} plan en JPG', other: 'Convertir {count} plans en JPG' },
  seo: {
    title: 'DWG en JPG : l’image de vos plans de CAO',
    description:
      'Convertissez vos plans DWG et DXF en JPG pour un e-mail, un devis ou un site : présentations ou espace objet, largeur en pixels et qualité au choix.',
  },
  howTo: [
    {
      title: 'Ajoutez un plan',
      text: 'Déposez un fichier DWG ou DXF, ou tous ceux d’un projet. Aucun logiciel de CAO n’est nécessaire.',
    },
    {
      title: 'Indiquez la largeur',
      text: 'En pixels : 1 200 conviennent à un e-mail, 4 000 à une impression. Les traits gardent leur épaisseur sur le papier.',
    },
    {
      title: 'Récupérez les images',
      text: 'Chaque feuille devient un JPG. Regardez-les, puis téléchargez-les une à une ou dans un zip.',
    },
  ],
  faq: [
    {
      ask: 'Combien d’images un plan donne-t-il ?',
      answer:
        'Une par présentation qui montre quelque chose, numérotée dans l’ordre des onglets. Si aucune ne montre rien, ou si vous demandez l’espace objet, vous obtenez une image de cet espace.',
    },
    {
      ask: 'Pourquoi les petits textes sont-ils flous, et que faire ?',
      answer:
        'Une image n’a qu’un nombre fini de pixels. Augmentez la largeur, jusqu’à 12 000, ou choisissez un papier plus petit, sur lequel les traits paraissent plus forts. Pour zoomer sans limite, convertissez plutôt en PDF.',
    },
    {
      ask: 'À quoi sert le papier si je ne veux qu’une image ?',
      answer:
        'Il donne ses proportions à l’image et leur poids aux traits : 0,25 mm semble fin sur un A1 et gras sur un A4. Sans choix de votre part, les présentations gardent leur feuille, et l’espace objet en reçoit une où ses textes se lisent.',
    },
    {
      ask: 'Quelles versions de DWG et de DXF sont acceptées ?',
      answer:
        'Les DWG de R13 jusqu’au format 2018, et les DXF à partir de R12, texte ou binaires. Les DWG de R12 et d’avant sont refusés.',
    },
    {
      ask: 'Tout le contenu de mon fichier est-il visible sur l’image ?',
      answer:
        'Les calques éteints, gelés ou non tracés restent cachés, comme sur un traceur. Les surfaces des solides 3D, les références externes et les formes SHX manquent, les images liées apparaissent en cadres, les polices sont remplacées par des voisines et les tables de styles de tracé ne sont pas appliquées. Le résultat indique combien d’éléments manquent.',
    },
    {
      ask: 'Qui peut voir mon plan, et jusqu’à quand ?',
      answer:
        'Vous seul : il est chiffré sur nos serveurs et supprimé avec ses images {retention} après l’envoi.',
    },
  ],
  options: {
    space: {
      label: 'À montrer',
      choices: {
        layouts: { label: 'Présentations', hint: 'Une image chacune ; l’espace objet si elles sont vides' },
        model: { label: 'Espace objet', hint: 'Une image de l’ensemble' },
      },
    },
    pageSize: {
      label: 'Papier',
      hint: 'Donne les proportions et le poids des traits',
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
        color: { label: 'Celles du plan', hint: 'Sur papier blanc' },
        black: { label: 'Noir', hint: 'Les surfaces en gris' },
      },
    },
    width: { label: 'Largeur', hint: 'De 200 à 12 000 pixels' },
    quality: { label: 'Qualité', hint: 'De 10 à 100 ; à 90, pas d’artefacts visibles autour des traits' },
  },
} satisfies CopyOf<typeof options>;
