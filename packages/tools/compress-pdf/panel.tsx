import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { NumberField } from '@octavo/ui/number-field';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { isSize, itemsOf, wordsOf, writeSize } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';

const wrongSize: Readonly<Record<Locale, string>> = {
  en: 'Enter a size such as 500 KB or 2 MB',
  fr: 'Indiquez une taille, par exemple 500 Ko ou 2 Mo',
};

const levels = ['low', 'medium', 'high', 'custom'] as const;

/** With a target size, the level is determined automatically. */
export function judge({ locale, values }: JudgedProps): PanelVerdict {
  return !('targetSize' in values) || isSize(String(values['targetSize']))
    ? { ready: true }
    : { ready: false, reason: wrongSize[locale], isAtField: values['targetSize'] !== '' };
}

export function send({ dpi, targetSize, ...values }: PanelValues): PanelValues {
  if (targetSize !== undefined) {
    return { targetSize: writeSize(String(targetSize)) };
  }

  return values['level'] === 'custom' ? { ...values, dpi } : values;
}

export function Panel({ locale, copy, values, onChange }: PanelProps) {
  const { targetSize, ...others } = values;
  const target = wordsOf(copy, 'targetSize');
  const way = targetSize === undefined ? String(values['level']) : 'target';
  const written = String(targetSize ?? '');

  return (
    <div className="grid gap-5">
      <Choice
        label={wordsOf(copy, 'level').label}
        items={[...itemsOf(copy, 'level', levels), { value: 'target', label: target.label, hint: undefined }]}
        value={way}
        onChange={(next) =>
          onChange(next === 'target' ? { ...others, targetSize: '' } : { ...others, level: next })
        }
      />
      {way === 'custom' && (
        <NumberField
          label={wordsOf(copy, 'dpi').label}
          hint={wordsOf(copy, 'dpi').hint}
          value={Number(values['dpi'] ?? 150)}
          minimum={100}
          maximum={300}
          step={5}
          onChange={(dpi) => onChange({ ...values, dpi })}
        />
      )}
      {way === 'target' && (
        <Field
          label={target.label}
          hint={target.hint}
          problem={written === '' || isSize(written) ? null : wrongSize[locale]}
          value={written}
          onText={(text) => onChange({ ...values, targetSize: text })}
        />
      )}
    </div>
  );
}
