import type { ReactNode } from 'react';

interface CheckProps {
  readonly checked: boolean;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  onChange(checked: boolean): void;
}

export function Check({ checked, label, hint, onChange }: CheckProps) {
  return (
    <label className="flex gap-3 py-1 phone:py-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-lapis"
      />
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint !== undefined && <span className="block text-caption text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
