import { useId } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  onChange(value: Value): void;
}

/** Choice of one option among many, too many for cards. */
export function Select<Value extends string>({ label, hint, items, value, onChange }: SelectProps<Value>) {
  const id = useId();

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            const chosen = items.find((item) => item.value === event.currentTarget.value);

            if (chosen !== undefined) {
              onChange(chosen.value);
            }
          }}
          className="w-full appearance-none rounded-lg border border-edge/70 bg-sheet min-h-(--target) py-2 pr-9 pl-3"
        >
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={17} className="pointer-events-none absolute top-3 right-3 text-ink-soft" />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-caption text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
