const determiners =
  'the|this|my|our|le|la|l|ce|cet|cette|mon|notre|du|de la|de l|de ce|de cet|de cette|de mon';
const nouns =
  'contract|agreement|lease|tenancy|policy|licence|license|subscription|warranty|guarantee|engagement|employment|cover|coverage|insurance|membership|contrat|bail|accord|convention|location|abonnement|garantie|licence|assurance|couverture|adhesion';

/** Source of a pattern for a contract that a folded question names. */
export const namedContract = `(?:${determiners}) (?:${nouns})`;

/** True for a folded text that names a contract or what one is made for. */
export function namesContract(folded: string): boolean {
  return contract.test(folded);
}

const contract = new RegExp(`(?:^| )(?:${nouns})(?: |$)`);
