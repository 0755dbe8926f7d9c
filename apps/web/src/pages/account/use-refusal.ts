import { useActionData } from 'react-router';
import type { handle } from './action.server.ts';

/** Why what a form asked for was not done; null for other forms, and before it was sent. */
export function useRefusal(actionName: string, plan?: string): string | null {
  const answered = useActionData<typeof handle>();
  const isMeant = answered?.actionName === actionName && (plan === undefined || answered.plan === plan);

  return isMeant ? answered.detail : null;
}
