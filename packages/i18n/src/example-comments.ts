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
    tools: 'List all tools, and show the options of one',
    joined: 'Merge several files into one',
    each: 'Process several files, with results in a folder',
    address: 'Convert a web page by its address',
    json: 'For scripts: paths and notes as JSON',
    ownId: 'With your own id, a repeated upload is the same upload',
    sentAddress: 'The address of a web page is sent as a URL',
    events: 'ends with the job',
    results: 'or each result',
  },
  fr: {
    tools: 'Lister les outils, et afficher les options de l’un d’eux',
    joined: 'Plusieurs fichiers en un seul',
    each: 'Un par un, les résultats dans un dossier',
    address: 'Une page web, par son adresse',
    json: 'Pour les programmes : chemins et remarques en JSON',
    ownId: 'Avec votre propre identifiant, un envoi répété reste le même envoi',
    sentAddress: 'L’adresse d’une page web s’envoie comme telle',
    events: 'se ferme avec le traitement',
    results: 'ou chaque résultat',
  },
};

export function exampleComments(locale: Locale): ExampleComments {
  return comments[locale];
}
