import type { bannerWords as english } from './banner-words.en.ts';
import type { WordsLike } from './shell.ts';

export const bannerWords: WordsLike<typeof english> = {
  banner: {
    xfa: {
      title: 'Seul Adobe Acrobat affiche ce formulaire.',
      text: 'Ses champs sont décrits en XFA, que les autres programmes ne lisent pas : il ne peut pas être rempli ici.',
    },
    signers: 'Signé par {names}.',
    close: 'Fermer cet avis',
    about: 'À propos de ce fichier',
    signed: {
      title: 'Ce fichier est signé.',
      text: 'Les commentaires et les valeurs des champs s’ajoutent après les signatures, qui restent valides. Les autres modifications apparaissent comme faites après la signature ; supprimer des pages ou caviarder rompt les signatures.',
    },
    'annotations-allowed': {
      title: 'Ce fichier est certifié.',
      text: 'Les commentaires, dessins et tampons laissent la certification valide. Les liens la rompraient : cet outil est désactivé.',
    },
    'forms-allowed': {
      title: 'Ce fichier est certifié.',
      text: 'Son auteur autorise le remplissage des champs et la signature, mais pas les commentaires. Vous pouvez remplir le formulaire ici ; les autres outils sont désactivés.',
    },
    'no-changes': {
      title: 'Ce fichier est certifié.',
      text: 'Son auteur n’autorise aucune modification. Vous pouvez lire les pages ici ; les outils sont désactivés.',
    },
    restricted: {
      title: 'Ce fichier est protégé.',
      text: 'Son propriétaire n’autorise pas les modifications. Si vous avez le mot de passe du propriétaire, déverrouillez-le d’abord.',
      action: 'Déverrouiller le fichier',
      some: 'Son propriétaire autorise {allowed}. Les autres outils sont désactivés. Avec le mot de passe du propriétaire, déverrouillez d’abord le fichier.',
    },
    rights: {
      annotate: 'les commentaires',
      fill: 'le remplissage des champs',
      assemble: 'l’organisation des pages',
      modify: 'la modification du contenu',
    },
    copy: {
      text: 'Vous pouvez aussi modifier une copie : ni elle ni son résultat ne portent de signature ou de certification.',
      action: 'Modifier une copie sans signatures',
      failed: 'La copie n’a pas pu être créée. Retirez d’abord les signatures avec un autre logiciel.',
    },
    taken: {
      title: 'Ce fichier est ouvert dans un autre onglet.',
      text: 'Un seul onglet peut le modifier : les outils sont donc désactivés ici. Reprenez la main pour continuer avec tout ce que l’autre onglet a fait.',
      action: 'Reprendre la main',
      waiting: 'Reprise…',
    },
  },
};
