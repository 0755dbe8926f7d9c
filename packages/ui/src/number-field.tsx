import { useId } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly unit?: string | undefined;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step?: number;
  onChange(value: number): void;
}

/** Number within a range: a slider to try values, a field for an exact one. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, unit, value, minimum, maximum, step = 1, onChange } = props;
  const id = useId();
  const take = (text: string) => {
    const number = Number(text);

    if (text !== '' && Number.isFinite(number)) {
      onChange(number);
    }
  };
  const settle = () => onChange(Math.min(maximum, Math.max(minimum, value)));

  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="flex items-baseline gap-1.5 text-ink-soft">
          <input
            id={id}
            type="number"
            inputMode="decimal"
            min={minimum}
            max={maximum}
            step={step}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
            onBlur={settle}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            className="w-20 rounded-lg border border-edge/70 bg-sheet px-2 py-1 phone:min-h-(--target) text-right text-ink"
          />
          {unit}
        </span>
      </div>
      <input
        type="range"
        aria-label={label}
        tabIndex={-1}
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        onChange={(event) => take(event.currentTarget.value)}
        className="h-6 w-full accent-lapis phone:h-(--target)"
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
