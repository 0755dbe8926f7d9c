import { textOption } from '../_kit/page-rules.ts';
import type { PanelValues } from '../_kit/panel.ts';
import { type TextFontKind, textFonts } from '../_kit/text-look.ts';

export const numberPositions = [
  'top-left',
  'top',
  'top-right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type NumberPosition = (typeof numberPositions)[number];

export const numberStyles = ['1', 'i', 'I', 'a', 'A'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** Options as the panel keeps them, with the defaults of the schema. */
export interface NumberValues {
  readonly position: NumberPosition;
  readonly mirrored: boolean;
  readonly text: string;
  readonly style: NumberStyle;
  readonly start: number;
  readonly digits: number;
  readonly pages: string;
  readonly font: TextFontKind;
  /** Points. */
  readonly size: number;
  readonly color: string;
  /** Millimetres. */
  readonly margin: number;
}

export function numberValues(values: PanelValues): NumberValues {
  const number = (name: string, usual: number) => {
    const value = values[name];

    return typeof value === 'number' ? value : usual;
  };
  const { text, color } = values;

  return {
    position: numberPositions.find((position) => position === values['position']) ?? 'bottom',
    mirrored: values['mirrored'] === true,
    text: typeof text === 'string' ? text : '{n}',
    style: numberStyles.find((style) => style === values['style']) ?? '1',
    start: number('start', 1),
    digits: number('digits', 1),
    pages: textOption(values, 'pages'),
    font: textFonts.find((font) => font === values['font']) ?? 'sans',
    size: number('size', 10),
    color: typeof color === 'string' ? color : '#000000',
    margin: number('margin', 10),
  };
}
