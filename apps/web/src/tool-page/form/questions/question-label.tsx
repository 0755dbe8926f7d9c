import type { ReactNode } from 'react';

interface QuestionLabelProps {
  readonly label: string;
  /** Word for a question that may stay empty; null for a required one. */
  readonly optional: string | null;
  readonly hint: string | undefined;
  readonly hintId: string;
}

/** Words of a question inside its label or legend. */
export function QuestionLabel({ label, optional }: Pick<QuestionLabelProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional !== null && <small> {optional}</small>}
    </>
  );
}

export function QuestionHint({ hint, hintId }: Pick<QuestionLabelProps, 'hint' | 'hintId'>): ReactNode {
  return hint === undefined ? null : (
    <p id={hintId} className="fq-hint">
      {hint}
    </p>
  );
}
