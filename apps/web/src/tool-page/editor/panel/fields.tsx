import { formatNumber } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

/** Largest coordinate and side in points, as for pages (ISO 32000-2, annex C). */
export const mostPoints = 14_400;

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly items: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}

/** Choice among several named values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, items, onChange } = props;
  const id = useId();

  return (
    <div className="ed-field">
      <label htmlFor={id}>{label}</label>
      <span className="ed-select">
        <select
          id={id}
          className="ed-input"
          value={value}
          // The values of the list are the keys of its items.
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {Object.entries<string>(items).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </div>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string;
  onChange(value: number): void;
}

/** Exact number; one outside of the range is not taken. */
export function NumberInput({ label, value, least, most, step = 1, unit, onChange }: NumberInputProps) {
  const id = useId();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = step < 1 ? 2 : 1;
  const take = (next: number) => {
    if (Number.isFinite(next) && next >= least && next <= most) {
      onChange(next);
    }
  };

  return (
    <div className="ed-field">
      <label htmlFor={id}>{label}</label>
      <span className="ed-input">
        <input
          id={id}
          // Fields for numbers show them in the language of the browser, not of the page.
          type="text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={value}
          value={typed ?? formatNumber(locale, value, { maximumFractionDigits: digits, useGrouping: false })}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            take(numberIn(event.currentTarget.value));
          }}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;

            if (by !== 0) {
              event.preventDefault();
              setTyped(null);
              take(Number((value + by).toFixed(digits)));
            }
          }}
          onBlur={() => setTyped(null)}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
    </div>
  );
}

/** Number as people write it, with a comma or a point; NaN for anything else. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('\u2212', '-'));
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly items: readonly { readonly value: Value; readonly label: string; readonly content?: ReactNode }[];
  onChange(value: Value): void;
}

/** Choice among a few values beside each other. */
export function Segments<Value extends string>({ label, value, items, onChange }: SegmentsProps<Value>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="ed-segments" role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          {...(item.content === undefined ? {} : { 'aria-label': item.label, title: item.label })}
          onClick={() => onChange(item.value)}
        >
          {item.content ?? item.label}
        </button>
      ))}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows?: number;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly problem?: string | null;
  /** True for a field that is typed in as soon as it appears. */
  readonly takesFocus?: boolean;
  onChange(value: string): void;
  /** Called when the focus goes elsewhere. */
  onLeave?(next: EventTarget | null): void;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    rows = 1,
    maxLength,
    placeholder,
    problem = null,
    takesFocus = false,
    onChange,
    onLeave,
  } = props;
  const id = useId();
  const shared = {
    id,
    value,
    maxLength,
    placeholder,
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    autoFocus: takesFocus,
    onBlur: (event: FocusEvent) => onLeave?.(event.relatedTarget),
  };

  return (
    <div className="ed-field">
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input
          {...shared}
          type="text"
          className="ed-input"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          className="ed-input"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="ed-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
