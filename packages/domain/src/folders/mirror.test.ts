import { expect, it } from 'vitest';
import { namesFor, resultNames } from './mirror.ts';

const pdf = (name: string) => ({ name, kind: 'pdf' as const });

it('keeps the name of a file for its only result, with the ending of its kind', () => {
  expect(resultNames('2026/Report.PDF', [pdf('Report-compressed.pdf')])).toEqual(['Report.PDF']);
  expect(resultNames('Report.docx', [pdf('Report.pdf')])).toEqual(['Report.pdf']);
  expect(resultNames('no ending', [pdf('no ending.pdf')])).toEqual(['no ending.pdf']);
});

it('takes the names of the tool for several results, without paths and signs that some systems refuse', () => {
  const given = [pdf('Report-1.pdf'), pdf('../../Report-2.pdf'), pdf('Report: 3?.pdf')];

  expect(resultNames('a/Report.pdf', given)).toEqual(['Report-1.pdf', 'Report-2.pdf', 'Report_ 3_.pdf']);
});

it('proposes another name for as long as one is taken', () => {
  const names = namesFor('a.pdf');

  expect([names.next().value, names.next().value, names.next().value]).toEqual([
    'a.pdf',
    'a (2).pdf',
    'a (3).pdf',
  ]);
});
