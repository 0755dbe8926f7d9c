import type { Field } from '@octavo/contract/edits/fields';
import { editorWords } from '@octavo/i18n/editor';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { NumberInput, TextField } from '../panel/fields.tsx';
import { FieldLook } from './field-look.tsx';
import type { EditedField } from './form-field.ts';
import { KindFields } from './kind-fields.tsx';
import { isFreeName } from './make-field.ts';
import { Tick } from './tick.tsx';
import { useForm } from './use-form.ts';

interface FieldFieldsProps {
  readonly field: EditedField;
  readonly described: Field;
  onChange(next: Field, joins?: string): void;
}

/** Name, label, rules and look of a field. */
export function FieldFields({ field, described, onChange }: FieldFieldsProps) {
  const words = editorWords(useLocale()).form;
  const { fields } = useForm();
  const [name, setName] = useState(described.name);
  const isFree = isFreeName(name, field.name, fields);

  return (
    <>
      <TextField
        label={words.name}
        value={name}
        maxLength={200}
        problem={isFree ? null : words.nameTaken}
        onChange={(typed) => {
          setName(typed);

          if (isFreeName(typed, field.name, fields)) {
            onChange({ ...described, name: typed }, 'name');
          }
        }}
      />
      <TextField
        label={words.label}
        value={described.label}
        maxLength={500}
        onChange={(label) => onChange({ ...described, label }, 'label')}
      />
      <Tick
        label={words.required}
        isOn={described.required}
        onChange={(required) => onChange({ ...described, required })}
      />
      <Tick
        label={words.readOnly}
        isOn={described.readOnly}
        onChange={(readOnly) => onChange({ ...described, readOnly })}
      />
      <KindFields field={described} onChange={onChange} />
      {(described.type === 'text' || described.type === 'date' || described.type === 'choice') && (
        <NumberInput
          label={words.size}
          value={described.look.size}
          least={0}
          most={144}
          unit="pt"
          onChange={(size) => onChange({ ...described, look: { ...described.look, size } }, 'size')}
        />
      )}
      <FieldLook field={described} onChange={onChange} />
    </>
  );
}
