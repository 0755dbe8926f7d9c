import { textOption } from '@octavo/tools/kit/page-rules';
import { pagesProblemIn } from '@octavo/tools/kit/pages-problem';
import type { PanelProps, PanelValues } from '@octavo/tools/kit/panel';
import type { OptionWords } from '@octavo/tools/kit/types';
import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { NumberField } from '@octavo/ui/number-field';
import { Select } from '@octavo/ui/select';
import type { OptionField } from '../../option-fields.ts';

interface DefaultPanelProps extends PanelProps {
  readonly fields: readonly OptionField[];
}

/** Panel generated from the schema of the options and the texts of the tool. */
export function DefaultPanel({ fields, locale, copy, values, files, onChange }: DefaultPanelProps) {
  const problem = pagesProblemIn(textOption(values, 'pages'), files, locale);

  return (
    <div className="grid gap-5">
      {fields.map((field) => (
        <OptionInput
          key={field.name}
          field={field}
          words={copy.options[field.name] ?? { label: field.name }}
          value={values[field.name]}
          problem={field.name === 'pages' ? problem : null}
          onChange={(value) => onChange(withValue(values, field.name, value))}
        />
      ))}
    </div>
  );
}

/** Removes an option that is set to nothing, so that the schema's own default applies. */
function withValue(values: PanelValues, name: string, value: unknown): PanelValues {
  const { [name]: _, ...others } = values;

  return value === undefined || value === '' ? others : { ...others, [name]: value };
}

interface OptionInputProps {
  readonly field: OptionField;
  readonly words: OptionWords;
  readonly value: unknown;
  /** Reason why the value can't be sent. */
  readonly problem: string | null;
  onChange(value: unknown): void;
}

function OptionInput({ field, words, value, problem, onChange }: OptionInputProps) {
  const { label, hint } = words;

  switch (field.kind) {
    case 'choice':
      return field.values.length > 4 ? (
        <Select
          label={label}
          hint={hint}
          items={itemsOf(field.values, words)}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      ) : (
        <Choice
          label={label}
          hint={hint}
          items={itemsOf(field.values, words)}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'choices':
      return <ManyChoices field={field} words={words} value={value} onChange={onChange} />;
    case 'flag':
      return <Check label={label} hint={hint} checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <NumberField
          label={label}
          hint={hint}
          value={typeof value === 'number' ? value : (field.minimum ?? 0)}
          minimum={field.minimum ?? 0}
          maximum={field.maximum ?? 1000}
          onChange={onChange}
        />
      );
    case 'size':
    case 'text':
      return (
        <Field
          label={label}
          hint={hint}
          problem={problem}
          value={typeof value === 'string' ? value : ''}
          onText={onChange}
        />
      );
  }
}

function ManyChoices({
  field,
  words,
  value,
  onChange,
}: Omit<OptionInputProps, 'problem'> & { readonly field: { readonly kind: 'choices' } & OptionField }) {
  const chosen = Array.isArray(value) ? value : [];

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.label}</legend>
      {itemsOf(field.values, words).map((item) => (
        <Check
          key={item.value}
          label={item.label}
          hint={item.hint}
          checked={chosen.includes(item.value)}
          onChange={(checked) =>
            onChange(
              field.values.filter((other) => (other === item.value ? checked : chosen.includes(other))),
            )
          }
        />
      ))}
    </fieldset>
  );
}

function itemsOf(values: readonly string[], words: OptionWords) {
  return values.map((value) => ({
    value,
    label: words.choices?.[value]?.label ?? value,
    hint: words.choices?.[value]?.hint,
  }));
}
