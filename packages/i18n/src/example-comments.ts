import type { Locale } from './locales.ts';

/** Comments in the code examples for developers. */
export interface ExampleComments {
  readonly tools: string;
  readonly joined: string;
  readonly each: string;
  readonly address: string;
  readonly json: string;
  readonly ownId: string;
  readonly sentAddress: string;
  readonly events: string;
  readonly results: string;
}

const comments: Readonly<Record<Locale, ExampleComments>> = {
  en: {
    tools: 'What there is, and what a tool can do',
    joined: 'Many files into one',
    each: 'Many files, each alone, results in a folder',
    address: 'A web page by its address',
    json: 'For programs: paths and notes as JSON',
    ownId: 'An id of your own makes a repeated upload the same upload',
    sentAddress: 'The address of a web page is sent as one',
    events: 'ends with the job',
    results: 'or each result',
  },
  fr: {
    tools: 'Les outils, et ce que sait faire l’un d’eux',
    joined: 'Plusieurs fichiers en un seul',
    each: 'Un par un, les résultats dans un dossier',
    address: 'Une page web, par son adresse',
    json: 'Pour les programmes : chemins et remarques en JSON',
    ownId: 'Avec un identifiant à vous, un envoi répété reste un seul envoi',
    sentAddress: 'L’adresse d’une page web s’envoie comme telle',
    events: 'se ferme avec le traitement',
    results: 'ou chaque résultat',
  },
};

export function exampleComments(locale: Locale): ExampleComments {
  return comments[locale];
}
