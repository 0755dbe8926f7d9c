import { type EditorWords, editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';

type OfferedColor = keyof EditorWords['panel']['colors'];

interface ColorFieldProps {
  readonly label: string;
  /** Null for none, undefined for several. */
  readonly value: string | null | undefined;
  readonly colors: readonly OfferedColor[];
  /** Offers no colour at all, such as no fill. */
  readonly takesNone?: boolean;
  onChange(value: string | null): void;
}

/** A few colours, and a field for any other. */
export function ColorField({ label, value, colors, takesNone = false, onChange }: ColorFieldProps) {
  const words = editorWords(useLocale()).panel;
  const isOther = value !== null && value !== undefined && !colors.some((color) => color === value);

  return (
    <fieldset className="ed-field">
      <legend>{label}</legend>
      <div className="ed-colors">
        {takesNone && (
          <button
            type="button"
            className="ed-swatch"
            data-none
            aria-label={words.noFill}
            title={words.noFill}
            aria-pressed={value === null}
            onClick={() => onChange(null)}
          />
        )}
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            className="ed-swatch"
            style={{ color }}
            aria-label={words.colors[color]}
            title={words.colors[color]}
            aria-pressed={value === color}
            onClick={() => onChange(color)}
          />
        ))}
        <input
          type="color"
          className="ed-swatch"
          aria-label={words.otherColor}
          title={words.otherColor}
          data-chosen={isOther}
          value={value ?? '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </fieldset>
  );
}
