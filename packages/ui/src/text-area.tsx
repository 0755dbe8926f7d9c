import { type TextareaHTMLAttributes, useId } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null;
}

/** Multi-line text field with its label, and a hint below that a problem replaces. */
export function TextArea({ label, hint, problem = null, ...area }: TextAreaProps) {
  const id = useId();
  const below = problem ?? hint;

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        className={`block w-full rounded-lg border bg-sheet px-3 py-2 focus-visible:outline-2 focus-visible:outline-lapis ${problem === null ? 'border-edge/70' : 'border-rubric'}`}
        aria-invalid={problem !== null}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        {...area}
      />
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
