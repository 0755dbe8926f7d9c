import { foldedWords } from '../words/folded-words.ts';

const subject = String.raw`(?:the|a|an|this|that|its|their|le|la|l|les|un|une|du|des|celui|celle|ceux|celles)`;
const elliptical = new RegExp(
  String.raw`^(?:and|or|et|ou) (?:(?:for|of|in|on|pour|de|en|sur) )?(?:${subject} )|^(?:and |et )?(?:what|how) about |^qu en est il |^(?:and|et) (?!if |when |si |quand )(?:[\p{L}\p{N}]+ ?){1,3}$`,
  'u',
);

/**
 * True for a question that leaves its verb to the one before: `And the final report?`, `Et celui du bailleur ?`. Its
 * words name a subject only, so that a sentence about the subject need not be what is asked for.
 */
export function isElliptical(question: string): boolean {
  return elliptical.test(foldedWords(question));
}
