import type { pageWords as english } from './page-words.en.ts';
import type { WordsLike } from './shell.ts';

export const pageWords: WordsLike<typeof english> = {
  pagesHint:
    'Faites glisser pour réorganiser. Maj ou Ctrl sélectionne plusieurs pages ; Alt avec les flèches les déplace et les fait pivoter.',
  pageActions: {
    count: { one: '{count} page', other: '{count} pages' },
    label: 'Actions pour {pages}',
    chosen: '{pages} en sélection',
    turnLeft: 'Faire pivoter {pages} vers la gauche',
    turnRight: 'Faire pivoter {pages} vers la droite',
    crop: 'Rogner {pages}',
    cropPage: 'Rogner la page {page}',
    cropHint:
      'Tracez la partie à garder ou donnez ses mesures. Les flèches la déplacent, Ctrl avec les flèches change sa taille, Entrée rogne la page.',
    cropKept: 'Le reste est masqué, mais demeure dans le fichier. Pour l’en retirer, caviardez-le.',
    cropped: 'Rognage de {pages}',
    delete: 'Supprimer {pages}',
    addBlank: 'Ajouter une page blanche',
    addFrom: 'Ajouter des pages d’un fichier',
    movedBefore: 'Déplacement de {pages} avant la page {page}',
    movedToEnd: 'Déplacement de {pages} à la fin',
    turnedLeft: 'Rotation de {pages} vers la gauche',
    turnedRight: 'Rotation de {pages} vers la droite',
    deleted: 'Suppression de {pages}',
    inserted: 'Ajout de {pages} après la page {page}',
    lastPage: 'Un document doit garder au moins une page',
  },
  addPages: {
    title: 'Ajouter des pages',
    all: 'Toutes les pages',
    add: 'Ajouter {pages}',
    cancel: 'Annuler',
  },
};
