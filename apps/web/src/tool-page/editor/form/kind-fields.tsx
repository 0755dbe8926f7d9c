import { buttonMarks, dateFormats, type Field } from '@octavo/contract/edits/fields';
import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { NumberInput, SelectField, TextField } from '../panel/fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { Tick } from './tick.tsx';

interface KindFieldsProps {
  readonly field: Field;
  onChange(next: Field, joins?: string): void;
}

const formats = Object.fromEntries(dateFormats.map((format) => [format, format])) as Record<
  (typeof dateFormats)[number],
  string
>;

/** Cells of a field that becomes a comb. */
const firstCells = 8;

/** Properties that only fields of one kind have. */
export function KindFields({ field, onChange }: KindFieldsProps) {
  const words = editorWords(useLocale()).form;

  switch (field.type) {
    case 'text':
      return (
        <>
          <Tick
            label={words.multiline}
            isOn={field.multiline}
            onChange={(multiline) => onChange({ ...field, multiline, comb: null })}
          />
          <Tick
            label={words.comb}
            isOn={field.comb !== null}
            onChange={(isComb) =>
              onChange({
                ...field,
                comb: isComb ? (field.maxLength ?? firstCells) : null,
                multiline: false,
                value: '',
              })
            }
          />
          {field.comb === null ? (
            <NumberInput
              label={words.maxLength}
              value={field.maxLength ?? 0}
              least={0}
              most={32_767}
              onChange={(most) => onChange({ ...field, maxLength: most === 0 ? null : most }, 'length')}
            />
          ) : (
            <NumberInput
              label={words.cells}
              value={field.comb}
              least={1}
              most={200}
              onChange={(comb) => onChange({ ...field, comb, value: field.value.slice(0, comb) }, 'length')}
            />
          )}
        </>
      );
    case 'date':
      return (
        <SelectField
          label={words.format}
          value={field.format}
          items={formats}
          onChange={(format) => onChange({ ...field, format })}
        />
      );
    case 'check':
      return (
        <SelectField
          label={words.mark}
          value={field.mark}
          items={words.marks satisfies Record<(typeof buttonMarks)[number], string>}
          onChange={(mark) => onChange({ ...field, mark })}
        />
      );
    case 'radio':
      return (
        <>
          <p className="ed-hint">{words.radioHint}</p>
          {field.buttons.map((button, index) => (
            <TextField
              // Buttons have no identity but their place in the list.
              key={`button ${index + 1}`}
              label={`${words.choice} ${index + 1}`}
              value={button.value}
              maxLength={100}
              onChange={(value) => {
                if (value !== '') {
                  onChange(
                    { ...field, value: null, buttons: field.buttons.with(index, { ...button, value }) },
                    `choice ${index}`,
                  );
                }
              }}
            />
          ))}
        </>
      );
    case 'choice':
      return (
        <>
          <OptionFields
            options={field.options}
            onChange={(options) => onChange({ ...field, options: [...options], value: null }, 'options')}
          />
          <Tick
            label={words.isList}
            isOn={field.isList}
            onChange={(isList) => onChange({ ...field, isList, editable: false })}
          />
          {!field.isList && (
            <Tick
              label={words.editable}
              isOn={field.editable}
              onChange={(editable) => onChange({ ...field, editable })}
            />
          )}
        </>
      );
    case 'signature':
      return <p className="ed-hint">{words.signatureHint}</p>;
  }
}
