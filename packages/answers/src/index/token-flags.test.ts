import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from './index-documents.ts';
import { tokenFlags } from './token-flags.ts';

/** Words of a text that have a flag. */
function flagged(text: string, flag: number, language = 'eng'): string[] {
  const { tokens, words } = indexDocuments([textDocument([text], language)]);

  return [...tokens.flags].flatMap((flags, at) => ((flags & flag) === 0 ? [] : [words[tokens.word[at]!]!]));
}

it.each([
  ['A bonus may be paid when the troops march', 'eng', []],
  ['The lease ends in May', 'eng', ['may']],
  ['Le sinistre a été causé par une fuite', 'fra', []],
  ['La piscine ouvre en été', 'fra', ['ete']],
  ['The rent is due on the 25th of each month', 'eng', ['25']],
  ['Le loyer est payable le 5 de chaque mois', 'fra', ['5']],
])('dates of %s', (text, language, dates) => {
  expect(flagged(text, tokenFlags.date, language)).toEqual(dates);
});

it('takes no word of a line in capitals for a name', () => {
  expect(flagged('ELIGIBILITY TO USE THIS FORM', tokenFlags.capital)).toEqual([]);
  expect(flagged('The FBI and NASA met Karim Benali', tokenFlags.capital)).toContain('benali');
});

it('looks for capitals in a long word in linear time', () => {
  const start = performance.now();
  flagged(`${'A'.repeat(50_000)}!`, tokenFlags.capital);

  expect(performance.now() - start).toBeLessThan(2000);
});
