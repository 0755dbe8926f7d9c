import type { Token } from '../words/tokens.ts';
import { wordSet } from '../words/word-set.ts';
import { formWeight, isAmountOf } from './light-words.ts';

const asking = wordSet('what which who quel quelle quels quelles qui');
const copulas = wordSet('is are was were s est sont etait etaient fut furent sera seront');
const determiners = wordSet(
  'a an the my our your his her its their this that le la les l un une mon ma mes notre nos votre vos son sa ses leur leurs',
);
/** Words after which a question for a noun says of what or of whom. */
const ends = wordSet(
  `of for to in on at by from with per under if when where that which who whom between after before during about as and
  or than du de des d pour en dans au aux par avec sur sous si quand entre apres avant pendant chez et ou que qui`,
);
/** Nouns that the next one makes precise, and the words between them: `numéro de téléphone`, `date of birth`. */
const open = wordSet('numero adresse lieu taux prix cout code address rate price cost');
const joining = wordSet('of de d');

/**
 * Indexes of the words that name what a question asks for: `phone number` in `What is the consultant’s phone number?`,
 * `date de naissance` in `Quelle est la date de naissance du locataire ?`.
 */
export function soughtWords(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  const asks = tokens.findIndex(({ word }) => asking.has(word));

  if (asks < 0 || asks > 2 || !copulas.has(tokens[asks + 1]?.word ?? '')) {
    return found;
  }

  for (let at = asks + 2; at < tokens.length; at += 1) {
    const { word } = tokens[at]!;

    if (word === 's' && found.size > 0) {
      // The owner stands before, what is asked for behind.
      found.clear();
    } else if (isAmountOf(tokens[at - 1]?.word ?? '', word)) {
      found.clear();
    } else if (ends.has(word)) {
      const previous = tokens[at - 1]?.word ?? '';
      const isPrecise =
        joining.has(word) &&
        (open.has(previous) || formWeight(previous) < 1) &&
        !determiners.has(tokens[at + 1]?.word ?? '');

      if (!isPrecise || found.size > 1) {
        break;
      }
    } else if (!determiners.has(word)) {
      found.add(at);
    }
  }

  return found;
}
