/**
 * Words after which no sentence ends: what follows goes on with it, even with a capital or a number. Conjunctions are
 * left out, which stand alone between the parties of a contract.
 */
const unfinished =
  /\s(?:an|the|of|to|at|from|with|by|for|in|into|per|between|than|whose|un|une|le|la|les|des|du|de|d[’']|l[’']|au|aux|à|par|pour|dans|avec|sans|sous|entre|chez|dont|que|soit)$/u;

/** True for a text that breaks off behind an article or a preposition. */
export function endsUnfinished(text: string): boolean {
  return unfinished.test(text);
}
