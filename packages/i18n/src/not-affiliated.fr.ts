import type { NotAffiliatedWords } from './not-affiliated.ts';

export const french: NotAffiliatedWords = {
  tax: {
    line: 'Octavo n’a aucun lien avec le fisc américain (IRS).',
    text: 'Ce formulaire émane de l’Internal Revenue Service, qui le remet gratuitement sur irs.gov. Octavo aide à le remplir ; il ne le dépose pas, ne vérifie pas vos réponses au regard de la loi et ne donne pas de conseil fiscal. Cette page n’a été ni faite ni approuvée par l’IRS.',
  },
  passport: {
    line: 'Octavo n’a aucun lien avec le département d’État des États-Unis.',
    text: 'Ce formulaire émane du département d’État, qui le remet gratuitement sur travel.state.gov. Octavo aide à le remplir ; il ne le dépose pas, ne prend pas de rendez-vous et ne fait pas venir un passeport plus vite. Cette page n’a été ni faite ni approuvée par le département d’État.',
  },
};
