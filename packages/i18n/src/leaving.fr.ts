import type { LeavingWords } from './leaving.ts';

export const french: LeavingWords = {
  farewells: {
    erased:
      'Votre compte a été supprimé, avec ses fichiers, ses traitements et ses sessions. Les données à conserver pour la loi ou pour l’essai ne contiennent plus votre nom.',
    'out-everywhere': 'Vous êtes déconnecté de ce navigateur et partout ailleurs.',
  },
  stays: {
    heading: 'Deux choses sont conservées, sans votre nom ni votre adresse :',
    lines: [
      'Les données des commandes, paiements et remboursements, aussi longtemps que l’exigent les règles comptables, avec une empreinte de votre adresse e-mail : elle permet de retrouver vos paiements si vous nous donnez l’adresse, mais pas de reconstituer celle-ci.',
      'Une empreinte du même type, qui indique que cette adresse a utilisé ses essais, pour que chacun ne soit offert qu’une fois.',
    ],
    more: 'Ce que nous gardons, et pourquoi',
  },
};
