import { describe, expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

/** Reads a line in visual order, from the left; spaces separate its characters. */
function read(seen: string, direction: 'ltr' | 'rtl' = 'rtl'): string {
  const characters = [...seen].flatMap((text, index) =>
    text === ' ' ? [] : [{ text, before: seen[index - 1] === ' ' ? (' ' as const) : ('' as const) }],
  );

  return readingOrder(characters, direction)
    .map((place) => characters[place]?.text)
    .join('');
}

/** Visual form of right-to-left text: the letters of each word reversed. */
const turned = (text: string): string => [...text].reverse().join('');

describe('a right-to-left line', () => {
  it('keeps words and addresses in another script', () => {
    expect(read(`www.example.com ${turned('אתר')} Pixel 7 ${turned('טלפון')}`)).toBe(
      'טלפוןPixel7אתרwww.example.com',
    );
    expect(read(`${turned('סוף')} 3D ${turned('סרט')}`)).toBe('סרט3Dסוף');
  });

  it('keeps numbers with their signs', () => {
    expect(read(`50% ${turned('של')} 950,000-${turned('כ')}`)).toBe('כ-950,000של50%');
    expect(read(`2021/05/12 ${turned('عام')} ١٢٣٤ ${turned('قيمة')}`)).toBe('قيمة١٢٣٤عام2021/05/12');
  });

  it('reorders number separators after Arabic letters', () => {
    expect(read(`%3.5 1-2 ${turned('شكل')}`)).toBe('شكل2-13.5%');
  });

  it('keeps the order of separate numbers', () => {
    expect(read(`(2026 - 2024) ${turned('عام')}`)).toBe('عام)2024-2026(');
  });
});

it('reverses right-to-left text in a left-to-right line', () => {
  expect(read(`The word ${turned('שלום עולם')} means 5`, 'ltr')).toBe('Thewordשלוםעולםmeans5');
});

it('accepts an empty line', () => {
  expect(read('')).toBe('');
});
