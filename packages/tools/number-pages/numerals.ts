import type { NumberStyle } from './number-values.ts';

const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Largest number that is written in Roman numerals without a bar. */
const largestRoman = 3999;

/** Largest number in letters, of which every further 26 add one: `zz` is 52, as in labels of PDF readers. */
const largestInLetters = 26 * 10;

/** Writes a number in a style; numbers that the style cannot write are Arabic. */
export function numeral(number: number, style: NumberStyle, digits = 1): string {
  switch (style) {
    case 'i':
    case 'I':
      return number < 1 || number > largestRoman ? String(number) : inCase(roman(number), style);
    case 'a':
    case 'A':
      return number < 1 || number > largestInLetters ? String(number) : inCase(letters(number), style);
    default:
      return String(number).padStart(digits, '0');
  }
}

function inCase(text: string, style: NumberStyle): string {
  return style === 'I' || style === 'A' ? text.toUpperCase() : text;
}

function roman(number: number): string {
  let rest = number;
  let text = '';

  for (const [value, digit] of romanDigits) {
    while (rest >= value) {
      text += digit;
      rest -= value;
    }
  }

  return text;
}

function letters(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}
