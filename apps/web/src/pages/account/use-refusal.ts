import { useActionData } from 'react-router';
import type { fulfil } from './action.server.ts';

/** Why what a form asked for was not done; null for other forms, and before it was sent. */
export function useRefusal(wish: string, plan?: string): string | null {
  const answered = useActionData<typeof fulfil>();
  const isMeant = answered?.wish === wish && (plan === undefined || answered.plan === plan);

  return isMeant ? answered.detail : null;
}
