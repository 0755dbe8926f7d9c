import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from '../changed-glyph.ts';
import { composeAccents } from './accents.ts';

/** Advance of the glyphs of a drawn page at size 10. */
const advance = 5;
const size = 10;

/** A letter, or a pair of an accent and its letter: `´e` sets the accent first, `e´` afterwards. */
type AccentedUnit = string;

/** Glyphs of a line as TeX sets them: the accent has its own text object and overlaps its letter. */
function setLine(units: readonly AccentedUnit[], raised = 0): readonly PageGlyph[] {
  const page = new DrawnPage();

  for (const [index, unit] of units.entries()) {
    for (const character of unit) {
      const isAccent = unit.length > 1 && /[\p{Sk}\p{Lm}^~]/u.test(character);
      page.text(100 + index * advance, 100 - (isAccent ? raised : 0), character, { size });
    }
  }

  return page.content().glyphs;
}

function read(glyphs: readonly PageGlyph[]): string {
  return composeAccents(glyphs)
    .map(({ text }) => text)
    .join('');
}

it('composes accents set before or after their letters', () => {
  expect(read(setLine(['R', '¨a', 's', '¨a', 'n', 'e', 'n']))).toBe('Räsänen');
  expect(read(setLine(['R', 'a¨', 's', 'a¨', 'n', 'e', 'n']))).toBe('Räsänen');
  expect(read(setLine(['n', 'a', '¨ı', 'v', 'e']))).toBe('naïve');
  expect(read(setLine(['´e', 'g', 'a', 'l', 'i', 't', 'e´']))).toBe('égalité');
  expect(read(setLine(['g', 'a', 'r', '¸c', 'o', 'n']))).toBe('garçon');
});

it('composes every accent with the letters it is used on', () => {
  const pairs = { '`': 'àèìòù', '´': 'áćéíńóśúýź', ˆ: 'âêîôûĉĝĥĵŝ', '˜': 'ãñõ', '¯': 'āēīōū' };
  const more = {
    '˘': 'ăğŭ',
    '˙': 'ċėġż',
    '¨': 'äëïöüÿ',
    '˚': 'åů',
    '˝': 'őű',
    ˇ: 'čěňřšž',
    '¸': 'çşţ',
    '˛': 'ąęų',
  };

  for (const [accent, letters] of Object.entries({ ...pairs, ...more })) {
    for (const letter of [...letters, ...letters.toUpperCase()]) {
      const [base = ''] = letter.normalize('NFD');

      expect(read(setLine(['a', accent + base, 'b']))).toBe(`a${letter}b`);
      expect(read(setLine(['a', base + accent, 'b'], 2.5))).toBe(`a${letter}b`);
    }
  }
});

it('takes the dot from letters without one', () => {
  expect(read(setLine(['´ı', 'ˆȷ']))).toBe('íĵ');
  expect(read(setLine(['ı', 'ȷ']))).toBe('ıȷ');
});

it('composes two accents of a letter from the letter upwards', () => {
  const glyphs = [...setLine(['ˆe']), ...new DrawnPage().text(100, 97, '´', { size }).content().glyphs];

  expect(read(glyphs)).toBe('ế');
});

it('adds a combining accent where no letter with the accent exists', () => {
  expect(read(setLine(['Pˆ', '=', 'γ˜']))).toBe('P\u0302=γ\u0303');
});

it('keeps accents beside letters: code, quotation marks, exponents', () => {
  for (const line of ['x^2 + y^n', '`code` and ´quoted´', '~/home', 'a ¨ b', 'x^', '20˚C', 'don´t']) {
    expect(read(setLine([...line]))).toBe(line);
  }
});

it('keeps signs over characters that are no letters, and far above or below', () => {
  expect(read(setLine(['∪˙', '4´', '·^']))).toBe('∪˙4´·^');
  expect(read(setLine(['´e'], 8))).toBe('´e');
  expect(read(setLine(['¯o'], -2))).toBe('¯o');
});

it('keeps signs of formulas over letters that have no such accent', () => {
  expect(read(setLine(['^q', '~z']))).toBe('^q~z');
});

it('composes combining characters without a width', () => {
  const [base, mark] = setLine(['e´']) as [PageGlyph, PageGlyph];
  const widthless = changedGlyph(mark, {
    text: '\u0301',
    left: base.right,
    right: base.right,
    originX: base.right,
  });

  expect(read([base, widthless])).toBe('é');
});

it('drops the line break made between a raised accent and its letter, and no other', () => {
  const [accent, base] = setLine(['´E'], 2.5) as [PageGlyph, PageGlyph];
  const lineBreak = () => changedGlyph(accent, { text: '\n', made: true, left: accent.right });

  expect(read([lineBreak(), accent, lineBreak(), base, lineBreak()])).toBe('\nÉ\n');
});

it('returns the same glyphs when nothing is composed', () => {
  const glyphs = setLine([...'a^b']);

  expect(composeAccents(glyphs)).toBe(glyphs);
});

it('strikes signs out that have a negation, and letters never', () => {
  const page = new DrawnPage();

  for (const [index, unit] of ['a', '\u0338=', 'b', '∈\u0338', 'c\u0338', '+\u0338'].entries()) {
    for (const character of unit) {
      page.text(100 + index * advance, 100, character, { size });
    }
  }

  expect(read(page.content().glyphs)).toBe('a≠b∉c\u0338+\u0338');
});
