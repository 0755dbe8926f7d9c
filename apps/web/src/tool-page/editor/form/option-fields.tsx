import { editorWords } from '@octavo/i18n/editor';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface OptionFieldsProps {
  readonly options: readonly Option[];
  onChange(options: readonly Option[]): void;
}

/** Options of a menu or a list, one on each line: its text, or its value and its text around an equals sign. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const words = editorWords(useLocale()).form;
  const [text, setText] = useState(options.map(lineOf).join('\n'));
  const read = optionsOf(text);

  return (
    <TextField
      label={words.options}
      value={text}
      rows={5}
      maxLength={20_000}
      problem={read.length === 0 ? words.optionsMissing : null}
      onChange={(typed) => {
        const next = optionsOf(typed);
        setText(typed);

        if (next.length > 0) {
          onChange(next);
        }
      }}
    />
  );
}

function lineOf({ value, label }: Option): string {
  return label === '' || label === value ? value : `${value} = ${label}`;
}

function optionsOf(text: string): Option[] {
  return text.split('\n').flatMap((line) => {
    const [, value = '', label = ''] = /^\s*(.*?)\s*(?:=\s*(.*?)\s*)?$/.exec(line) ?? [];

    return value === '' ? [] : [{ value, label }];
  });
}
