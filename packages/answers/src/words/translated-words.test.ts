import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { translatedWords } from './translated-words.ts';

it('translates between English and French only', () => {
  expect(translatedWords('loyer', 'fra', 'eng')).toEqual(['rent']);
  expect(translatedWords('rent', 'eng', 'fra')).toEqual(['loyer']);
  expect(translatedWords('rent', null, 'fra')).toEqual(['loyer']);
  expect(translatedWords('customer', 'eng', 'fra')).toContain('client');
  expect(translatedWords('phone', 'eng', 'fra')).toContain('telephone');
  expect(translatedWords('rent', 'eng', 'eng')).toEqual([]);
  expect(translatedWords('rent', 'eng', 'deu')).toEqual([]);
  expect(translatedWords('miete', 'deu', 'eng')).toEqual([]);
});

const lease = textDocument(
  [
    'This lease is made between Anna Bright, the Landlord, and Tom Reed, the Tenant. It begins on 1 May 2024.',
    'The rent is £840 a month and is paid on the fifth day of each month. The Tenant pays a deposit of £900.',
    'The Tenant may end this lease with two months’ notice. The Landlord gives six months’ notice.',
    'No dogs are kept in the flat without the written consent of the Landlord.',
  ],
  'eng',
);
const bail = textDocument(
  [
    'Le présent bail est conclu entre Anne Clair, le bailleur, et Thomas Roseau, le locataire. Il prend effet le 1er mai 2024.',
    'Le loyer est de 840 € par mois, payable le 5 de chaque mois. Le locataire verse un dépôt de garantie de 900 €.',
    'Le locataire peut résilier le bail avec un préavis de deux mois. Le bailleur respecte un préavis de six mois.',
    'Les chiens sont interdits dans l’appartement sans l’accord écrit du bailleur.',
  ],
  'fra',
);

it.each([
  [lease, 'Quel est le montant du loyer ?', '£840'],
  [lease, 'Quel est le montant de la caution ?', '£900'],
  [lease, 'Quel est le préavis du locataire ?', 'two months'],
  [lease, 'Qui est le bailleur ?', 'Anna Bright'],
  [lease, 'Quand commence le bail ?', '1 May 2024'],
  [lease, 'Les chiens sont-ils autorisés ?', 'No dogs'],
  [bail, 'How much is the rent?', '840'],
  [bail, 'How much is the deposit?', '900'],
  [bail, 'What is the notice period of the tenant?', 'deux mois'],
  [bail, 'Who is the tenant?', 'Thomas Roseau'],
  [bail, 'When does the lease begin?', '1er mai 2024'],
  [bail, 'Are dogs allowed?', 'chiens'],
  [bail, 'What colour are the tomatoes?', 'refused'],
  [lease, 'Quel est le nom du médecin ?', 'refused'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : 'refused').toContain(words);
});
