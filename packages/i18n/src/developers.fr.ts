import type { DeveloperWords } from './developers.ts';

export const french: DeveloperWords = {
  seoTitle: 'API et ligne de commande pour PDF · Octavo',
  seoDescription:
    'Tous les outils d’Octavo par HTTP et en ligne de commande : mêmes options partout, avancement en direct, description OpenAPI 3.1 et exemples à copier.',
  heading: 'Développeurs',
  lead: 'Chaque outil de ce site est aussi une commande et un appel d’API, avec les mêmes noms et les mêmes options.',
  walk: 'Du fichier au résultat',
  walkSteps: [
    'Envoyez le fichier. La réponse contient son jeton.',
    'Lancez un traitement. Vous choisissez son identifiant, 32 caractères : envoyé deux fois, il ne démarre qu’une fois.',
    'Suivez-le par un flux d’événements, ou interrogez-le toutes les deux secondes.',
    'Récupérez les résultats un par un, ou réunis dans un zip.',
  ],
  commandLine: 'Ligne de commande',
  commandLineText: 'Les mêmes outils, sans serveur. Les fichiers ne quittent pas la machine.',
  calls: 'Appels',
  callsNote: 'Tels que les décrit le document OpenAPI, rédigé en anglais.',
  openapi: 'Description OpenAPI 3.1',
  tools: 'Les outils et leurs options',
  option: 'Option',
  values: 'Valeurs',
  meaning: 'Signification',
  byDefault: 'Par défaut',
  noOptions: 'Aucune option.',
  accepts: 'Accepte',
  unavailable: 'Ce serveur ne peut pas fournir la description de l’API pour le moment.',
  errors: 'Erreurs',
  errorsText:
    'Les erreurs sont des « problem details » (RFC 9457). Fiez-vous à `code`, qui ne change jamais avec la langue ; affichez `detail`, qui est traduit.',
};
