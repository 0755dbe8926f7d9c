import { locales } from '@octavo/i18n/locales';
import '@octavo/i18n/every-language';
import { chatWords } from '@octavo/i18n/chat';
import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';
import { endOfSentences } from './whole-sentences.ts';

it.each([
  ['It begins on 1 December 2026', 0],
  ['It begins in 2026. It then contin', 18],
  ['“Sixty days.” In writing', 13],
  ['« Soixante jours. » Par écrit', 19],
  ['It costs 3.5', 0],
])('speaks the whole sentences of %j', (text, end) => {
  expect(endOfSentences(text)).toBe(end);
});

it.each(locales)('names the words that stand nowhere in the document in %s', (locale) => {
  const words = chatWords(locale).log;
  const text = (missing: string[], files: number) =>
    refusalText(locale, words, { missing, partial: false }, files);

  expect(text([], 1)).toBe(words.refusals.document.unsaid);
  expect(text(['Airbus'], 1)).toContain('Airbus');
  expect(text(['Airbus', 'Boeing'], 2)).toMatch(/Airbus.*Boeing/);
});

it.each(locales)('refuses for the pages read so far only, while others are being read, in %s', (locale) => {
  const words = chatWords(locale).log;
  const text = (missing: string[]) => refusalText(locale, words, { missing, partial: true }, 1);

  expect(text([])).toBe(words.refusals.pagesSoFar.unsaid);
  expect(text(['Airbus'])).toContain(words.refusals.pagesSoFar.unsaid);
});
