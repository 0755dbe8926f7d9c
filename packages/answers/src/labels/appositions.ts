import { fold } from '../words/fold.ts';
import { partyRole } from '../words/party-roles.ts';
import { type DefinedTerm, definedTerms, nameAtEnd } from './defined-terms.ts';

/** The role of a party behind its name: `Mrs Jane Roe, landlord, of …`, `M. Jean Roux, locataire, demeurant …`. */
const apposition = /,\s(?:the\s|le\s|la\s|l['’]\s?)?(?<role>\p{Ll}[\p{L}-]{3,30}),\s/dgu;
/** A name with its titles: words with capitals, and particles between them. */
const name =
  /^\p{Lu}[\p{L}.’'-]*(?:\s(?:(?:de|du|des|von|van|der|of|and|et|&|la|le)\s)*[\p{Lu}\p{N}][\p{L}\p{N}.’'-]*)+$/u;
/** The conjunction before the next party. */
const joint = /,?\s+(?:and|et)\s*$/u;

/** Terms that a sentence defines, and parties by their roles. */
export function namedTerms(sentence: string): DefinedTerm[] {
  return [...definedTerms(sentence), ...partiesInApposition(sentence)];
}

/** Parties whose role stands behind their name, each with the words up to the next one. */
export function partiesInApposition(sentence: string): DefinedTerm[] {
  const found = [...sentence.matchAll(apposition)].filter(
    ({ groups }) => partyRole(fold(groups!['role']!)) !== null,
  );
  const parties = found.flatMap(({ index, indices }) => {
    const named = nameAtEnd(sentence, index);
    const [start = 0, end = 0] = indices?.groups?.['role'] ?? [];

    return named === null || !name.test(sentence.slice(named.start, named.end))
      ? []
      : [{ start, end, named }];
  });

  return parties.map((party, at) => {
    const before = sentence.slice(0, parties[at + 1]?.named.start);
    const end = parties[at + 1] === undefined ? before.length : before.replace(joint, '').length;

    return { ...party, clause: { start: party.named.start, end } };
  });
}
