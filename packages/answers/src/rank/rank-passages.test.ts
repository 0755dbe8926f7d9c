import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { rankPassages } from './rank-passages.ts';

const index = indexDocuments([
  textDocument([
    'The tenant pays the rent on the first day of each month.',
    'The landlord repairs the roof and the outer walls.',
    'Pets are allowed when the neighbours agree.',
  ]),
  textDocument(['The rent of the garage is paid with that of the flat.']),
]);

it('puts the passages that say most first, over all documents', () => {
  expect(rankPassages(index, 'Who repairs the roof?', 2)[0]).toBe(1);
  expect(rankPassages(index, 'How is the rent of the garage paid?', 2)[0]).toBe(3);
});

it('gives no more passages than asked for', () => {
  expect(rankPassages(index, 'rent', 2)).toHaveLength(2);
});
