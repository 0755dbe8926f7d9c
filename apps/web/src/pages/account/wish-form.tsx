import type { FormEvent, ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { fulfil } from './action.server.ts';

interface WishFormProps {
  /** What is asked for; the server knows it by this name. */
  readonly wish: string;
  readonly className?: string;
  readonly children: ReactNode;
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** A form that works without script: the whole page answers, with what went wrong beside the form it was about. */
export function WishForm({ wish, className, children, onSubmit }: WishFormProps) {
  const answered = useActionData<typeof fulfil>();

  return (
    <form method="post" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="wish" value={wish} />
      {children}
      {answered?.wish === wish && answered.detail !== null && (
        <p role="alert" className="mt-2 text-caption text-rubric">
          {answered.detail}
        </p>
      )}
    </form>
  );
}
