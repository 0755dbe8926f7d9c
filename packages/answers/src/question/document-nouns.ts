/** Nouns by which a question names the document that it is asked of, folded. */
const nouns = new Set(
  `letter document paper article report study thesis book text contract agreement lease invoice bill receipt statement
  notice email message memo form file pdf lettre courrier papier rapport etude these memoire livre texte contrat bail
  accord convention facture releve recu avis mail mel formulaire fichier dossier attestation bulletin quittance ordonnance
  prescription`.split(/\s+/u),
);

export function isDocumentNoun(word: string): boolean {
  return nouns.has(word);
}

export const documentNouns: readonly string[] = [...nouns];

/** Nouns of one kind of document in both languages; other nouns name any. */
export const documentKinds: readonly ReadonlySet<string>[] = [
  'letter email message memo notice lettre courrier mail mel avis',
  'contract agreement lease contrat bail accord convention',
  'invoice bill receipt statement facture releve recu quittance',
  'thesis these',
  'prescription ordonnance',
].map((kind) => new Set(kind.split(' ')));
