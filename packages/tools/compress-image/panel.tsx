import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { Select } from '@octavo/ui/select';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { isSize, itemsOf, wordsOf, writeSize } from '../_kit/panel-parts.ts';
import { formatChoice } from '../_kit/picture-name.ts';
import type { Locale } from '../_kit/types.ts';

const wrongSize: Readonly<Record<Locale, string>> = {
  en: 'Enter a size such as 200 KB or 1.5 MB',
  fr: 'Indiquez une taille, par exemple 200 Ko ou 1,5 Mo',
};

const levels = [90, 80, 70, 60, 50, 40, 30, 20, 10];

/** With a target size, the level is determined automatically. */
export function judge({ locale, values }: JudgedProps): PanelVerdict {
  return !('targetSize' in values) || isSize(String(values['targetSize']))
    ? { ready: true }
    : { ready: false, reason: wrongSize[locale], isAtField: values['targetSize'] !== '' };
}

export function send({ targetSize, level, ...values }: PanelValues): PanelValues {
  return targetSize === undefined
    ? { ...values, level }
    : { ...values, targetSize: writeSize(String(targetSize)) };
}

export function Panel({ locale, copy, values, onChange }: PanelProps) {
  const { targetSize, ...others } = values;
  const level = wordsOf(copy, 'level');
  const format = formatChoice(values['format']);
  const target = wordsOf(copy, 'targetSize');
  const written = String(targetSize ?? '');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  return (
    <div className="grid gap-5">
      <Choice
        label={level.label}
        hideLabel
        items={[
          { value: 'level', label: level.label },
          { value: 'target', label: target.label },
        ]}
        value={targetSize === undefined ? 'level' : 'target'}
        onChange={(way) => onChange(way === 'target' ? { ...others, targetSize: '' } : others)}
      />
      {targetSize === undefined ? (
        <Select
          label={level.label}
          hint={level.hint}
          items={levels.map((value) => ({ value: String(value), label: percent.format(value / 100) }))}
          value={String(values['level'] ?? 70)}
          onChange={(value) => onChange({ ...values, level: Number(value) })}
        />
      ) : (
        <Field
          label={target.label}
          hint={target.hint}
          problem={written === '' || isSize(written) ? null : wrongSize[locale]}
          value={written}
          onText={(text) => onChange({ ...values, targetSize: text })}
        />
      )}
      <Select
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', format.formats)}
        value={format.value}
        onChange={(chosen) => onChange({ ...values, format: chosen })}
      />
    </div>
  );
}
