import { useId } from 'react';

export interface ChoiceItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Hides the label from view when the text above already says the same; screen readers still read it. */
  readonly hideLabel?: boolean;
  readonly items: readonly ChoiceItem<Value>[];
  readonly value: Value | null;
  onChange(value: Value): void;
}

/** Choice of one option among a few, each with a line of explanation. */
export function Choice<Value extends string>({
  label,
  hint,
  hideLabel,
  items,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  // Few options with short labels need no cards.
  const compact =
    items.every((item) => item.hint === undefined && item.label.length < 12) && items.length <= 3;

  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel === true ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      {hint !== undefined && <p className="-mt-1 mb-2 text-caption text-ink-soft">{hint}</p>}
      <div className={compact ? 'flex rounded-lg border border-rule p-0.5' : 'grid gap-1.5'}>
        {items.map((item) => (
          <label key={item.value} className={compact ? segment : card}>
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
              className={compact ? 'sr-only' : radio}
            />
            <span className="min-w-0">
              <span className="block">{item.label}</span>
              {item.hint !== undefined && (
                <span className="block text-caption text-ink-soft">{item.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const card =
  'flex gap-3 rounded-lg border border-rule px-3 py-2.5 transition-colors hover:border-edge has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis';

const segment =
  'flex min-h-8 phone:min-h-(--target) flex-1 items-center justify-center rounded-md px-2 py-1 text-center text-ink-soft has-checked:bg-lapis-wash has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-lapis';

const radio =
  'mt-1 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-sheet outline-none checked:border-5 checked:border-lapis';
