import { Select } from '@octavo/ui/select';
import { useId } from 'react';
import type { PanelProps } from './panel.ts';
import { itemsOf, wordsOf } from './panel-parts.ts';
import { type TextFontKind, textFonts } from './text-look.ts';

interface TextLookFieldsProps extends Pick<PanelProps, 'copy' | 'values' | 'onChange'> {
  readonly font: TextFontKind;
  readonly color: string;
}

/** The options `font` and `color` of a text, side by side. */
export function TextLookFields({ copy, values, font, color, onChange }: TextLookFieldsProps) {
  const id = useId();

  return (
    <div className="grid grid-cols-[1fr_auto] gap-3">
      <Select
        label={wordsOf(copy, 'font').label}
        items={itemsOf(copy, 'font', textFonts)}
        value={font}
        onChange={(value) => onChange({ ...values, font: value })}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {wordsOf(copy, 'color').label}
        </label>
        <input
          id={id}
          type="color"
          value={color}
          onChange={(event) => onChange({ ...values, color: event.currentTarget.value })}
          className="h-(--target) w-16 cursor-pointer rounded-lg border border-edge/70 bg-sheet p-1"
        />
      </div>
    </div>
  );
}
