import type { SessionView } from '@octavo/contract/session';

/** Product that the menu and the account page name beside the user. */
export function badgeOf({
  hasPro,
  hasAssistantPlan,
}: Pick<SessionView, 'hasPro' | 'hasAssistantPlan'>): 'pro' | 'assistant' | 'free' {
  if (hasPro) {
    return 'pro';
  }

  return hasAssistantPlan ? 'assistant' : 'free';
}
