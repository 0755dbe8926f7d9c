import { describe, expect, it } from 'vitest';
import { informationWords } from './information.ts';
import { notAffiliatedWords } from './not-affiliated.ts';

/** All texts of a table, including nested ones. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

describe.each([
  ['the information pages', informationWords],
  ['official forms', notAffiliatedWords],
])('texts for %s', (_what, wordsIn) => {
  const [english, french] = [textsOf(wordsIn('en')), textsOf(wordsIn('fr'))];

  it('use French typography in French', () => {
    french.forEach((text) => {
      expect(text).not.toMatch(/ [;:!?»]|« |'/);
    });
    expect(french.filter((text) => english.includes(text))).toEqual(
      french.filter((text) => /^Message$/.test(text)),
    );
  });

  it('use the same placeholders in both languages', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

    expect(french.map(valuesIn)).toEqual(english.map(valuesIn));
  });
});

it('name the publisher of a form, and state that it is free and unaffiliated', () => {
  const { tax, passport } = notAffiliatedWords('en');

  expect(tax.line).toContain('not affiliated with the IRS');
  expect(passport.line).toContain('not affiliated with the U.S. Department of State');

  for (const { text } of [tax, passport]) {
    expect(text).toMatch(/free of charge.*neither made nor approved this page/);
  }
});
