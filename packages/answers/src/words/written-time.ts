/** Sources of regular expressions for times such as `30 days`, `three (3) months` and `deux ans`. */

/** A small number in digits, or in English or French words. */
export const smallNumber = `(?:${[
  '\\p{N}{1,6}',
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|sixty|ninety',
  'une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|trente|soixante',
].join('|')})`;

/** A unit from a day to a year, as written or without accents. */
export const longUnit = '(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|ann[ée]es?)';
