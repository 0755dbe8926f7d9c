import type { Stroke } from '@octavo/contract/edits/looks';
import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { inkColors } from '../tools/tool-settings.ts';
import { ColorField } from './color-field.tsx';
import { NumberInput, SelectField } from './fields.tsx';

interface StrokeFieldsProps {
  readonly label: string;
  /** Null for no line. */
  readonly stroke: Stroke | null;
  readonly takesNone?: boolean;
  onChange(stroke: Stroke | null): void;
}

/** The line of a stroke that was removed returns with this thickness. */
const usual: Stroke = { color: '#c0392b', width: 1.5, style: 'solid' };

/** Colour, thickness and kind of a line. */
export function StrokeFields({ label, stroke, takesNone = false, onChange }: StrokeFieldsProps) {
  const words = editorWords(useLocale()).panel;

  return (
    <>
      <ColorField
        label={label}
        value={stroke?.color ?? null}
        colors={inkColors}
        takesNone={takesNone}
        onChange={(color) => onChange(color === null ? null : { ...(stroke ?? usual), color })}
      />
      {stroke !== null && (
        <div className="ed-two">
          <NumberInput
            label={words.width}
            value={stroke.width}
            least={0.25}
            most={72}
            step={0.25}
            unit="pt"
            onChange={(width) => onChange({ ...stroke, width })}
          />
          <SelectField
            label={words.style}
            value={stroke.style}
            items={words.styles}
            onChange={(style) => onChange({ ...stroke, style })}
          />
        </div>
      )}
    </>
  );
}
