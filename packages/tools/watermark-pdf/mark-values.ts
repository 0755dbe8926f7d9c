import { pagePositions } from '../_kit/page-positions.ts';
import { textOption } from '../_kit/page-rules.ts';
import type { PanelValues } from '../_kit/panel.ts';
import { type TextFontKind, textFonts } from '../_kit/text-look.ts';
import type { MarkPosition } from './place-marks.ts';

const markPositions: readonly MarkPosition[] = [...pagePositions, 'tile'];

/** Options of a watermark as the panel keeps them, with the defaults of the schema. */
export interface MarkValues {
  /** Null while a picture takes its place. */
  readonly text: string | null;
  readonly position: MarkPosition;
  readonly angle: number;
  /** Percent. */
  readonly opacity: number;
  /** Points; null fits the watermark to the page. */
  readonly size: number | null;
  readonly font: TextFontKind;
  readonly color: string;
  readonly isUnder: boolean;
  readonly pages: string;
}

export function markValues(values: PanelValues): MarkValues {
  const { text, angle, opacity, size, color } = values;

  return {
    text: text === null ? null : textOption(values, 'text'),
    position: markPositions.find((position) => position === values['position']) ?? 'center',
    angle: typeof angle === 'number' ? angle : 45,
    opacity: typeof opacity === 'number' ? opacity : 40,
    size: typeof size === 'number' ? size : null,
    font: textFonts.find((font) => font === values['font']) ?? 'sans',
    color: typeof color === 'string' ? color : '#808080',
    isUnder: values['layer'] === 'under',
    pages: textOption(values, 'pages'),
  };
}
