import { useEffect, useState } from 'react';
import { OverlaySheet } from '../_kit/overlay-sheet.tsx';
import { readPages } from '../_kit/page-choice.ts';
import type { OverlayProps } from '../_kit/panel.ts';
import { type TextFontKind, textFamilies } from '../_kit/text-look.ts';
import { type MarkValues, markValues } from './mark-values.ts';
import { markLineHeight, placeMarks } from './place-marks.ts';

/** Height of capitals in these fonts, as a share of the font size; the middle of a text is that of its capitals. */
const capitalHeight: Readonly<Record<TextFontKind, number>> = { sans: 0.7, serif: 0.66, mono: 0.6 };

/** The watermark of a page, where the result will have it. */
export function Overlay({ values, optionFiles, page, pages, width, height }: OverlayProps) {
  const mark = markValues(values);
  const url = mark.text === null ? (optionFiles['picture']?.url ?? null) : null;
  const ratio = usePictureRatio(url);
  const isChosen = mark.pages === '' || (readPages(mark.pages, pages)?.includes(page) ?? false);
  const unit = unitOf(mark, ratio);

  if (!isChosen || unit === null) {
    return null;
  }

  const { size, middles } = placeMarks({ width, height }, unit, mark);

  return (
    <OverlaySheet width={width} height={height} isUnder={mark.isUnder}>
      <g opacity={mark.opacity / 100}>
        {middles.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${-mark.angle})`}>
            {url === null ? (
              <Lines mark={mark} size={size} />
            ) : (
              <image
                href={url}
                x={-size / 2}
                y={(-size * unit.height) / 2}
                width={size}
                height={size * unit.height}
              />
            )}
          </g>
        ))}
      </g>
    </OverlaySheet>
  );
}

function Lines({ mark, size }: { readonly mark: MarkValues; readonly size: number }) {
  const lines = linesOf(mark);
  const leading = size * markLineHeight;
  const first = (capitalHeight[mark.font] * size - (lines.length - 1) * leading) / 2;
  const placed = lines.map((text, index) => ({ text, baseline: first + index * leading }));

  return (
    <text textAnchor="middle" fontFamily={textFamilies[mark.font]} fontSize={size} fill={mark.color}>
      {placed.map(({ text, baseline }) => (
        <tspan key={baseline} x={0} y={baseline}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Size of the watermark at one point of font size or of picture width; null while there is nothing to show. */
function unitOf(mark: MarkValues, ratio: number | null): { width: number; height: number } | null {
  if (mark.text === null) {
    return ratio === null ? null : { width: 1, height: ratio };
  }

  const lines = linesOf(mark);
  const width = Math.max(...lines.map((line) => widthOf(line, textFamilies[mark.font])));

  return width === 0 ? null : { width, height: lines.length * markLineHeight };
}

function linesOf({ text }: MarkValues): readonly string[] {
  return (text ?? '').trim().split('\n');
}

/** Height of a picture by its width; null while it loads, and for kinds that the browser can't show. */
function usePictureRatio(url: string | null): number | null {
  const [seen, setSeen] = useState<{ readonly url: string; readonly ratio: number } | null>(null);

  useEffect(() => {
    if (url === null) {
      return;
    }

    const image = new Image();
    image.onload = () => setSeen({ url, ratio: image.naturalHeight / image.naturalWidth });
    image.src = url;

    return () => {
      image.onload = null;
    };
  }, [url]);

  return seen !== null && seen.url === url ? seen.ratio : null;
}

const measuredSize = 100;
let surface: CanvasRenderingContext2D | null = null;

/** Width of a text at a font size of one. */
function widthOf(text: string, family: string): number {
  surface ??= document.createElement('canvas').getContext('2d');

  if (surface === null) {
    return 0;
  }

  surface.font = `${measuredSize}px ${family}`;

  return surface.measureText(text).width / measuredSize;
}
