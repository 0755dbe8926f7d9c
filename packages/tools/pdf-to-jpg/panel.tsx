import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { NumberField } from '@octavo/ui/number-field';
import { textOption, withOption } from '../_kit/page-rules.ts';
import type { PanelProps, PanelValues } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';

/** Extracted pictures are unchanged: resolution, format and quality apply only to whole pages. */
export function send({ dpi, format, quality, ...values }: PanelValues): PanelValues {
  if (values['mode'] === 'images') {
    return values;
  }

  return format === 'png' ? { ...values, dpi, format } : { ...values, dpi, format, quality };
}

export function Panel({ copy, values, onChange }: PanelProps) {
  const set = (name: string) => (value: unknown) => onChange(withOption(values, name, value));
  const wholePages = values['mode'] !== 'images';

  return (
    <div className="grid gap-5">
      <Choice
        label={wordsOf(copy, 'mode').label}
        items={itemsOf(copy, 'mode', ['pages', 'images'])}
        value={wholePages ? 'pages' : 'images'}
        onChange={set('mode')}
      />
      <Field
        label={wordsOf(copy, 'pages').label}
        hint={wordsOf(copy, 'pages').hint}
        value={textOption(values, 'pages')}
        onText={set('pages')}
      />
      {wholePages && (
        <>
          <NumberField
            label={wordsOf(copy, 'dpi').label}
            hint={wordsOf(copy, 'dpi').hint}
            value={Number(values['dpi'] ?? 150)}
            minimum={36}
            maximum={600}
            onChange={set('dpi')}
          />
          <Choice
            label={wordsOf(copy, 'format').label}
            items={itemsOf(copy, 'format', ['jpg', 'png'])}
            value={values['format'] === 'png' ? 'png' : 'jpg'}
            onChange={set('format')}
          />
          {values['format'] !== 'png' && (
            <NumberField
              label={wordsOf(copy, 'quality').label}
              value={Number(values['quality'] ?? 85)}
              minimum={10}
              maximum={100}
              onChange={set('quality')}
            />
          )}
        </>
      )}
    </div>
  );
}
