import { foldedWords } from '../words/folded-words.ts';

/** Questions that ask what is allowed, as folded words. */
const questions = [
  /^(?:can|may|could) |^(?:am i|are we|is it) (?:allowed|permitted|forbidden|prohibited|ok|possible)\b/,
  /^(?:is|are) .*\b(?:allowed|permitted|forbidden|prohibited|authori[sz]ed)\b|\bhave the right to\b/,
  /^(?:puis je|peut on|peut il|peut elle|pouvons nous|peuvent ils|est ce que (?:je peux|on peut|nous pouvons))\b/,
  /^(?:le|la|les|l|un|une|mon|ma|mes) .{1,60} (?:peut|peuvent) (?:il|elle|ils|elles)\b|\b(?:ai je|a t on|avons nous) le droit\b/,
  /\b(?:est|sont) (?:(?:il|elle|ils|elles|ce) )?(?:autorisee?s?|interdite?s?|permis(?:es?)?|admis(?:es?)?|possibles?)\b/,
];

/** Words of questions that ask for more than yes or no. */
const open =
  /\b(?:who|whom|whose|what|which|when|where|why|how|qui|quels?|quelles?|quoi|quand|comment|combien|pourquoi|lequel|laquelle)\b/;

/** Words by which a text allows and forbids. */
const signs =
  /\b(?:may|must|cannot|can t|shall not|not to|allow(?:s|ed)?|permit(?:s|ted)?|permission|consent|forbid(?:s|den)?|prohibit(?:s|ed)?|prohibition|authori[sz](?:ed|ation)|entitled|eligible|right to|no [a-z]+s|peut|peuvent|pourra|pourront|ne (?:doit|doivent)|interdi(?:t|te|ts|tes|ction)|autoris(?:e|ee|es|ees|ation)|permis|permise|admis|admise|admises|accord|droit|eligibles?|tolere[es]*|defense de)\b/;

/** Words of a question that ask for a permission, not for what it is about. */
const asking = new Set(
  `allowed permitted forbidden prohibited authorised authorized ok possible right droit autorise autorisee autorises
  autorisees interdit interdite interdits interdites permis permise permises admis admise admises possibles`.split(
    /\s+/u,
  ),
);

export function asksPermission(question: string): boolean {
  const folded = foldedWords(question);

  return !open.test(folded) && questions.some((pattern) => pattern.test(folded));
}

/** True for a text that allows or forbids something. */
export function givesPermission(text: string): boolean {
  return signs.test(foldedWords(text));
}

/** True for a folded word that asks for a permission itself. */
export function isPermissionWord(word: string): boolean {
  return asking.has(word);
}
