import { Field } from '@octavo/ui/field';
import { Select } from '@octavo/ui/select';
import { useState } from 'react';
import type { PanelProps } from '../_kit/panel.ts';
import { wordsOf } from '../_kit/panel-parts.ts';
import { numberValues } from './number-values.ts';
import { panelWords } from './panel-words.ts';

/** Item of the list that opens the text for editing. */
const own = 'own';

/** Choice of a usual text around the number, or one of the user's own. */
export function TextField({ locale, copy, values, onChange }: PanelProps) {
  const { format, formats, ownText, noNumber } = panelWords[locale];
  const { text } = numberValues(values);
  const [isOwn, setOwn] = useState(!formats.some(({ value }) => value === text));
  const { label, hint } = wordsOf(copy, 'text');
  const choose = (value: string) => {
    setOwn(value === own);

    if (value !== own) {
      onChange({ ...values, text: value });
    }
  };

  return (
    <div className="grid gap-3">
      <Select
        label={format}
        items={[...formats, { value: own, label: ownText }]}
        value={isOwn ? own : text}
        onChange={choose}
      />
      {isOwn && (
        <Field
          label={label}
          hint={hint}
          problem={text.includes('{n}') ? null : noNumber}
          value={text}
          maxLength={100}
          dir="auto"
          onText={(value) => onChange({ ...values, text: value })}
        />
      )}
    </div>
  );
}
