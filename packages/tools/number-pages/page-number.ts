import type { NumberPosition, NumberValues } from './number-values.ts';
import { numeral } from './numerals.ts';

const pointsPerMillimetre = 72 / 25.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Point of a page as shown at which a number stands, in points from the upper left corner, y downwards. */
export interface NumberPlace {
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** Edge of the text that is at `y`. */
  readonly anchor: 'top' | 'bottom';
}

/** Place of the number of a page, which is counted from 0. */
export function numberPlace(
  { width, height }: Size,
  page: number,
  { position, mirrored, margin }: Pick<NumberValues, 'position' | 'mirrored' | 'margin'>,
): NumberPlace {
  const inset = margin * pointsPerMillimetre;
  const [across, down] = [Math.min(inset, width / 2), Math.min(inset, height / 2)];
  const align = sideOf(position, mirrored && page % 2 === 1);

  return {
    x: { left: across, center: width / 2, right: width - across }[align],
    y: position.startsWith('top') ? down : height - down,
    align,
    anchor: position.startsWith('top') ? 'top' : 'bottom',
  };
}

/** Text of the number of a page; `firstPage` is the first one that gets a number. Pages are counted from 0. */
export function numberText(
  page: number,
  document: { readonly firstPage: number; readonly pageCount: number },
  { text, style, start, digits }: Pick<NumberValues, 'text' | 'style' | 'start' | 'digits'>,
): string {
  const number = start + page - document.firstPage;
  const last = start + document.pageCount - 1 - document.firstPage;

  return text
    .replaceAll('{n}', numeral(number, style, digits))
    .replaceAll('{total}', numeral(last, style, digits));
}

function sideOf(position: NumberPosition, isSwapped: boolean): NumberPlace['align'] {
  if (position.endsWith('left')) {
    return isSwapped ? 'right' : 'left';
  }

  if (position.endsWith('right')) {
    return isSwapped ? 'left' : 'right';
  }

  return 'center';
}
