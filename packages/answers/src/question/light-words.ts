/** Words that name the form of the answer rather than its subject, as folded words. */
const words = new Set(
  `name names named type types kind kinds called term part parts group number amount year date day time person people
  country city place word example main many much first noun thing things way ways used use using known based certain
  nom noms nomme appelle appellent type sorte partie part genre groupe nombre annee date jour pays ville personne lieu
  mot exemple principal principale chose facon maniere utilise quantite montant delai duree periode deadline duration period`.split(
    /\s+/u,
  ),
);

const lightWeight = 0.4;

export function formWeight(word: string): number {
  return words.has(word) ? lightWeight : 1;
}

/** Words for the form of an amount, by which a question says no more than that it asks for one. */
const amountNouns = new Set(['montant', 'montants', 'amount', 'amounts']);

/** True for the first word of `montant du loyer`, `amount of the rent`: the noun behind is what is asked for. */
export function isAmountOf(word: string, next: string | undefined): boolean {
  return amountNouns.has(word) && next !== undefined && ['of', 'de', 'du', 'des', 'd'].includes(next);
}
