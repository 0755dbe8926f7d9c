import type { FormEvent, ReactNode } from 'react';
import { FormToken } from '../../session/form-token.tsx';
import { useRefusal } from './use-refusal.ts';

interface AccountActionFormProps {
  /** What is asked for; the server knows it by this name. */
  readonly name: string;
  /** The plan it is about, where there is one form for each. */
  readonly plan?: string;
  /** Where it is sent to, other than the page itself. */
  readonly action?: string;
  readonly className?: string;
  readonly children: ReactNode;
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** A form that works without script: the whole page answers, with what went wrong beside the form it was about. */
export function AccountActionForm({
  name,
  plan,
  action,
  className,
  children,
  onSubmit,
}: AccountActionFormProps) {
  const refusal = useRefusal(name, plan);

  return (
    <form method="post" action={action} className={className} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name="wish" value={name} />
      {plan !== undefined && <input type="hidden" name="plan" value={plan} />}
      {children}
      {refusal !== null && (
        // The page is a new one: whoever sent the form is led to what became of it, also without script.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <p role="alert" tabIndex={-1} autoFocus className="mt-2 text-caption text-rubric">
          {refusal}
        </p>
      )}
    </form>
  );
}
