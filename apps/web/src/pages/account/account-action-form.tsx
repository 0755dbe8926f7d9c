import type { FormEvent, ReactNode } from 'react';
import { FormToken } from '../../session/form-token.tsx';
import { useRefusal } from './use-refusal.ts';

interface AccountActionFormProps {
  /** Name of the account action, sent to the server. */
  readonly name: string;
  /** Id of the plan concerned, when there is one form per plan. */
  readonly plan?: string;
  /** URL the form is sent to, when it is not the page itself. */
  readonly action?: string;
  readonly className?: string;
  readonly children: ReactNode;
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** Form that works without script: the response is the whole page, with the failure shown beside its form. */
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
      <input type="hidden" name="account-action" value={name} />
      {plan !== undefined && <input type="hidden" name="plan" value={plan} />}
      {children}
      {refusal !== null && (
        // The response is a new page: focus leads the user to the outcome of their form, also without script.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <p role="alert" tabIndex={-1} autoFocus className="mt-2 text-caption text-rubric">
          {refusal}
        </p>
      )}
    </form>
  );
}
