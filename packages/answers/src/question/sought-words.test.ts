import { expect, it } from 'vitest';
import { tokensOf } from '../words/tokens.ts';
import { soughtWords } from './sought-words.ts';

it.each([
  ['What is the consultant’s phone number?', 'phone number'],
  ['What is the date of birth of the tenant?', 'date birth'],
  ['What is the name of the tenant?', 'name'],
  ['Who is the treasurer of the club?', 'treasurer'],
  ['Quel est le numéro de téléphone du bailleur ?', 'numero telephone'],
  ['Quelle est la date de naissance de la locataire ?', 'date naissance'],
  ['How long does the warranty last?', ''],
  ['What did she say?', ''],
])('%s', (question, words) => {
  const tokens = tokensOf(question);

  expect([...soughtWords(tokens)].map((at) => tokens[at]?.word).join(' ')).toBe(words);
});
