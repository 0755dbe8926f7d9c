import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Keeps the label for screen readers only, when the purpose of the field is visible without it. */
  readonly labelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly problem?: string | null;
  /** Content inside the frame, after the text. */
  readonly after?: ReactNode;
  /** Omitted when the form submits the field's value itself. */
  onText?(text: string): void;
}

/** Single-line text field with its label, and a hint below that a problem replaces. */
export function Field({
  label,
  labelHidden = false,
  hint,
  problem = null,
  after,
  onText,
  className = '',
  ...input
}: FieldProps) {
  const id = useId();
  const below = problem ?? hint;

  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <div
        className={`flex items-center rounded-lg border bg-sheet focus-within:outline-2 focus-within:outline-lapis ${problem === null ? 'border-edge/70' : 'border-rubric'}`}
      >
        <input
          id={id}
          className="min-h-(--target) min-w-0 grow scroll-mb-14 bg-transparent px-3 py-2 outline-none placeholder:text-ink-faint"
          aria-invalid={problem !== null}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          onChange={(event) => onText?.(event.currentTarget.value)}
          {...input}
        />
        {after}
      </div>
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={`mt-1 text-caption ${problem === null ? 'text-ink-soft' : 'text-rubric'}`}
        >
          {below}
        </p>
      )}
    </div>
  );
}
