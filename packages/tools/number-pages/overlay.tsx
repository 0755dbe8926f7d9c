import { OverlaySheet } from '../_kit/overlay-sheet.tsx';
import { readPages } from '../_kit/page-choice.ts';
import type { OverlayProps } from '../_kit/panel.ts';
import { textFamilies } from '../_kit/text-look.ts';
import { numberValues } from './number-values.ts';
import { numberPlace, numberText } from './page-number.ts';

/** Share of the font size above and below the baseline of these fonts. */
const [ascent, descent] = [0.9, 0.21];

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** The number of a page, where the result will have it. */
export function Overlay({ values, page, pages: pageCount, width, height }: OverlayProps) {
  const number = numberValues(values);
  const chosen = readPages(number.pages || 'all', pageCount) ?? [];

  if (!chosen.includes(page)) {
    return null;
  }

  const { x, y, align, anchor } = numberPlace({ width, height }, page, number);
  const baseline = anchor === 'top' ? y + ascent * number.size : y - descent * number.size;

  return (
    <OverlaySheet width={width} height={height}>
      <text
        x={x}
        y={baseline}
        textAnchor={anchors[align]}
        fontFamily={textFamilies[number.font]}
        fontSize={number.size}
        fill={number.color}
      >
        {numberText(page, { firstPage: Math.min(...chosen), pageCount }, number)}
      </text>
    </OverlaySheet>
  );
}
