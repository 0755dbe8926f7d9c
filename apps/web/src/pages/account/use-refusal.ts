import { useActionData } from 'react-router';
import type { handle } from './action.server.ts';

/** Reason an account action was refused; null for other forms, and before this one was sent. */
export function useRefusal(actionName: string, plan?: string): string | null {
  const answered = useActionData<typeof handle>();
  const isMeant = answered?.actionName === actionName && (plan === undefined || answered.plan === plan);

  return isMeant ? answered.detail : null;
}
