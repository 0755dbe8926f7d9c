import { editorWords } from '@octavo/i18n/editor';
import { useId } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { SetText } from '../document/editing-document.ts';
import type { TextFit, TextObject } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';

const fits: readonly TextFit[] = ['flow', 'keep'];

interface FitFieldsProps {
  readonly object: TextObject;
  readonly report: SetText | null;
}

/** Choice of what gives way to a text that gets longer, and what happened. */
export function FitFields({ object, report }: FitFieldsProps) {
  const words = editorWords(useLocale()).text;
  const { change } = useTextActions();
  const name = useId();
  const result = report === null || report.fit === 'none' ? null : words.fitted[report.fit];

  return (
    <fieldset className="ed-field">
      <legend>{words.longer}</legend>
      {fits.map((fit) => (
        <label key={fit} className="ed-check">
          <input
            type="radio"
            name={name}
            checked={object.fit === fit}
            onChange={() => change(object, { fit })}
          />
          <span>
            {words.fits[fit]}
            {object.fit === fit && (
              <small data-warning={report?.fit === 'overlaps'} role="status">
                {result ?? words.fitHints[fit]}
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
