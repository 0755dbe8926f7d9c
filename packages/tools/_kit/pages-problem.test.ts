import '@octavo/i18n/every-language';
import { expect, it } from 'vitest';
import { pagesProblem, pagesProblemIn } from './pages-problem.ts';
import type { PanelFile } from './panel.ts';

const fileOf = (pages: number | null): PanelFile => ({
  key: 'a',
  name: 'a.pdf',
  sizeBytes: 1,
  pages,
  locked: false,
});

it.each([
  ['abc', '“abc” is not a page. Write for example 1-3, 5 or odd.'],
  ['2, page 3', '“page 3” is not a page. Write for example 1-3, 5 or odd.'],
  ['1,,7–9', '“7–9” is not in this document: its pages go from 1 to 5. For example 1-3, 5 or odd.'],
  [',', '“,” is not a page. Write for example 1-3, 5 or odd.'],
  ['', null],
  ['2,', null],
  ['1 à 3', null],
])('says what is wrong with %j', (expression, problem) => {
  expect(pagesProblem(expression, 5, 'en')).toBe(problem);
});

it('names the part of the first file it does not fit, in French', () => {
  expect(pagesProblemIn('4', [fileOf(null), fileOf(9), fileOf(3)], 'fr')).toContain(
    'ses pages vont de 1 à 3',
  );
  expect(pagesProblemIn('4', [fileOf(null), fileOf(9)], 'fr')).toBeNull();
});
