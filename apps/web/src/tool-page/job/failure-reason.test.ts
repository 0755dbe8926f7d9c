import '@octavo/i18n/every-language';
import { expect, it } from 'vitest';
import { failureReason, isOfOptionFile } from './failure-reason.ts';

const damaged = { code: 'damaged-file', values: { file: 'logo.png' }, detail: '' } as const;

it('names the file of a failure, unless its name is displayed already', () => {
  expect(failureReason(damaged, 'en', 'a.pdf')).toMatch(/^logo\.png: /);
  expect(failureReason(damaged, 'fr', null)).toMatch(/^logo\.png\u00a0: /);
  expect(failureReason(damaged, 'en', 'logo.png')).not.toContain('logo.png');
  expect(failureReason({ ...damaged, values: {} }, 'en', 'a.pdf')).not.toContain('a.pdf');
});

it('tells the file of an option from the files to work on', () => {
  const pdf = { token: 'a', name: 'a.pdf', failure: null };
  const logo = { token: 'b', name: 'logo.png', failure: null };

  expect(isOfOptionFile({ inputs: [pdf, { ...logo, option: 'picture' }] }, damaged)).toBe(true);
  expect(isOfOptionFile({ inputs: [pdf, logo] }, damaged)).toBe(false);
});
