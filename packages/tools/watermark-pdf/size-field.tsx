import { Check } from '@octavo/ui/check';
import { NumberField } from '@octavo/ui/number-field';
import { withOption } from '../_kit/page-rules.ts';
import type { PanelProps } from '../_kit/panel.ts';
import { wordsOf } from '../_kit/panel-parts.ts';
import { markValues } from './mark-values.ts';
import { panelWords } from './panel-words.ts';

/** Sizes to begin with in points, when the watermark is not fitted to the page. */
const usualSizes = { text: 48, picture: 150 } as const;

/** The slider ends where most pages end; larger sizes are for large sheets, and for the API. */
const largestShown = 400;

/** Choice between a size that fits the page and one in points. */
export function SizeField({ locale, copy, values, onChange }: PanelProps) {
  const { text, size } = markValues(values);
  const { fit, points } = panelWords[locale];
  const { label } = wordsOf(copy, 'size');
  const usual = usualSizes[text === null ? 'picture' : 'text'];

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <Check
        label={fit}
        checked={size === null}
        onChange={(fits) => onChange(withOption(values, 'size', fits ? undefined : usual))}
      />
      {size !== null && (
        <NumberField
          label={label}
          unit={points}
          value={size}
          minimum={4}
          maximum={largestShown}
          onChange={(value) => onChange({ ...values, size: value })}
        />
      )}
    </fieldset>
  );
}
