import { expect, it } from 'vitest';
import type { NumberedCitation } from './citation-numbers.ts';
import { answerText, quotesText } from './copied-text.ts';

const citation: NumberedCitation = {
  number: 4,
  file: 0,
  page: 12,
  boxes: [],
  quote: 'at least sixty days’ notice',
  marked: [],
  label: null,
  header: null,
  named: null,
};
const claims = [{ text: 'Sixty days.', citations: [citation, citation] }];
const placeOf = ({ page }: NumberedCitation) => `report.pdf, p. ${page}`;

it('copies an answer with the page of each claim', () => {
  expect(answerText('How much notice?', claims, placeOf)).toBe(
    'How much notice?\n\nSixty days. (report.pdf, p. 12)',
  );
});

it('copies every quote once', () => {
  expect(quotesText(claims, placeOf, (text) => `“${text}”`)).toBe(
    '“at least sixty days’ notice” (report.pdf, p. 12)',
  );
});
