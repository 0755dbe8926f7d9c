import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { useMemo } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { fieldsOf } from './fields-of.ts';
import { FillInput } from './fill-input.tsx';
import { isSameValue } from './form-field.ts';
import { useFieldActions } from './use-field-actions.ts';
import { useBoxes, useForm } from './use-form.ts';

interface FillLayerProps {
  readonly page: string;
  /** Operations that the picture of the page shows. */
  readonly painted: readonly Operation[];
}

/** Controls over the fields of a page, in the order of the Tab key; the picture shows their values. */
export function FillLayer({ page, painted }: FillLayerProps) {
  const words = editorWords(useLocale());
  const { base } = useForm();
  const { canFill, setValue } = useFieldActions();
  const boxes = useBoxes(page).filter(({ field: { kind } }) => kind !== 'push' && kind !== 'signature');
  const shown = useMemo(
    () => new Map(fieldsOf(base, painted).map((field) => [field.name, field.value])),
    [base, painted],
  );

  if (boxes.length === 0) {
    return null;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="ed-fill" role="group" aria-label={words.form.fill}>
      {boxes.map(({ key, field, place }) => (
        <FillInput
          key={key}
          boxKey={key}
          field={field}
          place={place}
          isShown={shown.has(field.name) && isSameValue(shown.get(field.name) ?? null, field.value)}
          isFixed={!canFill || field.isReadOnly}
          onValue={(value) => setValue(field, page, value)}
        />
      ))}
    </div>
  );
}
