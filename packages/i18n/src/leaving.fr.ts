import type { LeavingWords } from './leaving.ts';

export const french: LeavingWords = {
  farewells: {
    erased:
      'Votre compte est effacé, avec ses fichiers, ses traitements et ses connexions. Ce que la loi ou l’essai nous demande de garder reste sans votre nom.',
    'out-everywhere': 'Vous êtes déconnecté, de ce navigateur et de tous les autres.',
  },
  stays: {
    heading: 'Deux choses restent, sans votre nom ni votre adresse\u00a0:',
    lines: [
      'Les simples traces des commandes, paiements et remboursements, aussi longtemps que la loi impose de conserver la comptabilité, avec une empreinte de votre adresse\u00a0: elle retrouve vos paiements si vous nous donnez l’adresse, et personne ne peut y lire l’adresse.',
      'Une empreinte du même genre, qui dit que cette adresse a eu ses essais, pour qu’ils ne soient donnés qu’une fois.',
    ],
    more: 'Ce que nous gardons, et pourquoi',
  },
};
