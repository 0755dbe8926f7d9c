import '@octavo/i18n/every-language';
import { workShare } from '@octavo/contract/limits';
import { expect, it } from 'vitest';
import { progressText } from './progress-text.ts';

it.each([
  ['nothing is counted yet', 0, 4, '7 seconds elapsed'],
  ['half of the pages are done', workShare / 2, 4, 'Page 2 of 4'],
  ['pages are not known', workShare / 2, null, '45% done'],
  ['the work is done', workShare, 4, 'Checking the result'],
  ['the check is under way', 0.95, null, 'Checking the result'],
])('describes a running job when %s', (_, progress, pages, expected) => {
  expect(progressText({ state: 'running', progress }, { pages, elapsed: 7 }, 'en')).toBe(expected);
});

it('describes the queue before the first attempt', () => {
  expect(progressText({ state: 'queued', progress: 0 }, { pages: 4, elapsed: 0 }, 'en')).toBe('In queue');
});
