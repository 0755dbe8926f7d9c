import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Surlignez, commentez, dessinez, tamponnez. Ce que vous ne touchez pas reste intact, au pixel près.',
  action: { one: 'Appliquer {count} modification', other: 'Appliquer {count} modifications' },
  seo: {
    title: 'Annoter un PDF en ligne : surligner, commenter, dessiner',
    description:
      'Annotez un PDF dans le navigateur : surlignages, notes et réponses, zones de texte, dessin, formes, tampons et liens, lisibles dans tout lecteur de PDF.',
  },
  howTo: [
    { title: 'Ouvrez votre PDF', text: 'Déposez un fichier. Il s’ouvre dans l’éditeur, page par page.' },
    {
      title: 'Annotez-le',
      text: 'Choisissez un outil et servez-vous-en sur la page. Tout peut être déplacé, modifié et annulé.',
    },
    {
      title: 'Appliquez et téléchargez',
      text: 'Parcourez la liste de vos modifications, appliquez-les, puis téléchargez le fichier.',
    },
  ],
  faq: [
    {
      ask: 'Les autres peuvent-ils lire mes commentaires et y répondre ?',
      answer:
        'Oui. Les annotations sont enregistrées comme le décrit la norme PDF, avec leur propre aspect. Les autres logiciels les affichent, et leurs utilisateurs peuvent y répondre, les déplacer ou les supprimer.',
    },
    {
      ask: 'Puis-je répondre aux commentaires déjà présents ?',
      answer:
        'Oui. Les commentaires des autres figurent dans une liste : vous pouvez y répondre, les marquer comme acceptés ou refusés, les déplacer et les supprimer. Ce que vous laissez n’est pas modifié.',
    },
    {
      ask: 'Que devient un document signé ?',
      answer:
        'Les modifications sont ajoutées après les octets signés : les signatures restent valides si leur auteur autorise les annotations. S’il interdit toute modification, l’éditeur vous en avertit avant de commencer.',
    },
    {
      ask: 'Dans quelles écritures puis-je écrire ?',
      answer:
        'Dans toutes : latine, grecque, cyrillique, arabe, hébraïque, indiennes, chinoise, japonaise, coréenne et d’autres. Les lettres sont intégrées au fichier et gardent partout le même aspect.',
    },
    {
      isAboutService: true,
      ask: 'Mon travail est-il perdu si je ferme l’onglet ?',
      answer:
        'Non. Vos modifications et le fichier sont gardés sur votre appareil et proposés à votre retour, jusqu’à l’expiration du fichier ou jusqu’à ce que vous les supprimiez.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    edits: {
      label: 'Modifications',
      hint: 'Liste de modifications en JSON. En ligne de commande, le chemin d’un fichier JSON',
    },
    highlight: {
      label: 'Texte à surligner',
      hint: 'Toutes les occurrences sont surlignées. Peut être répété',
    },
    note: {
      label: 'Note à ajouter',
      hint: 'Page et texte, par exemple « 3: À vérifier ». Peut être répété',
    },
    exportComments: {
      label: 'Enregistrer aussi les commentaires dans un fichier',
      hint: 'Un fichier XFDF, que d’autres logiciels PDF savent importer',
    },
    comments: {
      label: 'Commentaires à importer',
      hint: 'Un fichier XFDF exporté depuis le même document',
    },
    asset: {
      label: 'Fichier utilisé par les modifications',
      hint: 'L’image d’un tampon ou un fichier à joindre. Les modifications le désignent par son nom',
    },
  },
} satisfies CopyOf<typeof options, 'asset' | 'comments'>;
