/** Parties of contracts by their roles, as folded words. */
const roles = new Set(
  `landlord tenant lessor lessee employer employee buyer seller purchaser vendor lender borrower client customer
  provider supplier contractor consultant company licensor licensee insurer insured policyholder owner guest agency
  bailleur proprietaire locataire preneur employeur salarie salariee vendeur acheteur acquereur preteur emprunteur
  assureur assure client prestataire fournisseur consultant societe mandant mandataire franchiseur franchise
  bailleresse preneuse vendeuse acheteuse preteuse emprunteuse cliente`.split(/\s+/u),
);

/** The role of a party that a folded word names, in the singular; null for any other word. */
export function partyRole(word: string): string | null {
  const singular = roles.has(word) ? word : word.replace(/s$/u, '');

  return roles.has(singular) ? singular : null;
}
