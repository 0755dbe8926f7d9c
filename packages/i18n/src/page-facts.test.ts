import { describe, expect, it } from 'vitest';
import { homeWords } from './home.ts';
import { locales } from './locales.ts';
import { pricingQuestions } from './pricing-questions.ts';
import { securityWords } from './security.ts';

/** Placeholders that the pages fill, from numbers that are enforced or measured. */
const filled =
  /\{(pages|bookmarks|dead|links|fields|files|retention|retentionStart|tombstone|link|tasks|days|freeSize|taskSize|plans|plan|product|price|period|(signIn|plan)Trial|cancelBefore|(trial|yearly)Notice|refundPeriod|withdrawal)\}/g;

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
}

const pages = { home: homeWords, security: securityWords, pricing: pricingQuestions };

describe.each(Object.entries(pages))('the texts of the page %s', (_, wordsIn) => {
  it.each(locales)('contain no hard-coded limits or prices, in %s', (locale) => {
    const texts = textsOf(wordsIn(locale));

    expect(texts.filter((text) => /\bhours?\b|\bheures?\b|\d ?M[Bo]|[$€]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[{}]/.test(text.replace(filled, '')))).toEqual([]);
    expect(texts.filter((text) => /'|"| {2}|^\s|\s$/.test(text))).toEqual([]);
  });

  it('use French typography in French', () => {
    const english = new Set(textsOf(wordsIn('en')));
    const french = textsOf(wordsIn('fr'));
    const sameByNature = new Set(['{price} {period}', 'Pro']);

    expect(french.filter((text) => english.has(text) && !sameByNature.has(text))).toEqual([]);
    expect(french.filter((text) => / [;:!?»]|« |[^\u202f][;?!]/.test(text))).toEqual([]);
  });
});
