import { describe, expect, it } from 'vitest';
import { informationWords } from './information.ts';
import { notAffiliatedWords } from './not-affiliated.ts';

/** All texts of a table, including nested ones. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

describe.each([
  ['the pages of information', informationWords],
  ['forms of an authority', notAffiliatedWords],
])('words for %s', (_what, wordsIn) => {
  const [english, french] = [textsOf(wordsIn('en')), textsOf(wordsIn('fr'))];

  it('read as French where they are French', () => {
    french.forEach((text) => {
      expect(text).not.toMatch(/ [;:!?»]|« |'/);
    });
    expect(french.filter((text) => english.includes(text))).toEqual(
      french.filter((text) => /^Message$/.test(text)),
    );
  });

  it('ask for the same values in both languages', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

    expect(french.map(valuesIn)).toEqual(english.map(valuesIn));
  });
});

it('say whose a form is, that it is free, and that nobody there has approved the page', () => {
  const { tax, passport } = notAffiliatedWords('en');

  expect(tax.line).toContain('not affiliated with the IRS');
  expect(passport.line).toContain('not affiliated with the U.S. Department of State');

  for (const { text } of [tax, passport]) {
    expect(text).toMatch(/free of charge.*neither made nor approved this page/);
  }
});
