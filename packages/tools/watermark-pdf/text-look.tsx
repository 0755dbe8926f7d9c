import { Select } from '@octavo/ui/select';
import { useId } from 'react';
import type { PanelProps } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { markFonts, markValues } from './mark-values.ts';

/** Font and color of a text. */
export function TextLook({ copy, values, onChange }: PanelProps) {
  const id = useId();
  const { font, color } = markValues(values);

  return (
    <div className="grid grid-cols-[1fr_auto] gap-3">
      <Select
        label={wordsOf(copy, 'font').label}
        items={itemsOf(copy, 'font', markFonts)}
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
          className="h-10 w-16 cursor-pointer rounded-lg border border-edge/70 bg-sheet p-1"
        />
      </div>
    </div>
  );
}
